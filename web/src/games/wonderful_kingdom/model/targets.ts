import type { Components, TableState } from '../../../lib/types';
import { nameOf } from './cards';
import { AREAS, type Area, type KingdomTable } from './types';

/**
 * The area that was chosen in a solo turn, while its cards may still be searched: the move that takes them names
 * them, the table does not tell. Null when no area is chosen, or both look alike.
 */
export function takenArea(state: TableState, components: Components): Area | null {
  const take = state.moves.find((move) => move.notation === 'take');
  if (take === undefined) return null;
  const table = state.table as unknown as KingdomTable;
  const fits = AREAS.filter((area) => {
    const cards = table[area].filter((laid) => laid.card !== null);
    return cards.length > 0 && cards.every((laid) => take.text.includes(nameOf(components, `card/${laid.card}`)));
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
