import type { Kingdom } from './kingdom.svelte';
import { AREAS, type Area } from './types';

/**
 * The area that was chosen in a solo turn, while its cards may still be searched: the move that takes them names
 * them, the table does not tell. Null when no area is chosen, or both look alike.
 */
export function takenArea(kingdom: Kingdom): Area | null {
  const take = kingdom.move('take');
  if (take === null) return null;
  const fits = AREAS.filter((area) => {
    const cards = kingdom.area(area).flatMap((laid) => laid.card ?? []);
    return cards.length > 0 && cards.every((card) => take.text.includes(kingdom.cardName(card)));
  });
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** Targets that always have their place on the board. */
const SHOWN = [
  'area',
  'slot',
  'selection',
  'site',
  'alchemy',
  'stage',
  'menace',
  'duchy',
  'looking',
  'advisor',
  'pay',
  'hand',
  'take',
  'search',
];

/** Whether the board shows a target as a button. What ends or declines something belongs to the prompt. */
export function showsTarget(target: string): boolean {
  const [kind] = target.split('/');
  return kind !== undefined && SHOWN.includes(kind);
}
