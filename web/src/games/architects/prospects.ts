/** How it stands with a Building card before the viewer: can it be chosen, could it be built, what is missing. */

import { lacking, type Building, type Good, type Player } from './model';
import type { Town } from './town.svelte';

/** What a click on the card is for. */
export interface CardUse {
  target: string;
  /** The card itself can be chosen now. */
  legal: boolean;
  /** What choosing it means, for the line under it. */
  verb: 'keep' | 'discard' | 'buildNow' | 'choose';
  /** It lies in the viewer's hand, so that what is missing is worth telling. */
  held: boolean;
}

export interface Prospect {
  gilt: boolean;
  status: 'none' | 'act' | 'ready' | 'short' | 'skill';
  label: 'keep' | 'discard' | 'buildNow' | 'choose' | 'ready';
  lacking: [Good, number][];
}

export function outlookFor(building: Building, player: Player | null, unskilled: number, use: CardUse): Prospect {
  const missing = player ? lacking(player, building) : [];
  if (use.legal) return { gilt: true, status: 'act', label: use.verb, lacking: missing };
  const status = !player || !use.held ? 'none' : missing.length > 0 ? 'short' : unskilled > 0 ? 'skill' : 'ready';
  return { gilt: false, status, label: 'ready', lacking: missing };
}

/** What choosing a card is called, by the decision's kind or the move's first word. */
export function verbOf(notation: string | undefined): CardUse['verb'] {
  const verb = notation?.split(' ')[0];
  if (verb === 'keep' || verb === 'discard') return verb;
  return verb === 'build' ? 'buildNow' : 'choose';
}

const GUILDHALL = 'place/guildhall';

/**
 * What a click on a card before the viewer does. A Building that could be built leads to the Guildhall while a
 * Worker can be placed there: that is the way it is built.
 */
export function useOf(building: Building | undefined, town: Town, held: boolean, unskilled: number): CardUse {
  const target = `hand/${building?.id ?? ''}`;
  const moves = town.movesAt(target);
  if (moves.length > 0 || !held || !building || !town.me) {
    return { target, legal: moves.length > 0, verb: verbOf(moves[0]?.notation), held };
  }
  const ready = unskilled === 0 && lacking(town.me, building).length === 0;
  const open = ready && town.legal(GUILDHALL);
  return { target: open ? GUILDHALL : target, legal: open, verb: 'buildNow', held };
}
