import type { Decision } from '../../../lib/types';
import { size } from '../../../lib/view';
import type { KingdomTable } from './types';

export type Phase = 'choice' | 'planning' | 'production' | 'fight' | 'setup' | 'over';

const CHOICE = ['offer', 'offer-second', 'select', 'solo-select', 'solo-take', 'search-discard', 'search-pick'];
const FIGHT = ['fight', 'uncover-icon'];
const PLANNING = ['planning', 'shadow-discard', 'place-giant', 'cover-icon'];
const SETUP = ['keep-advisor', 'choose-menace'];

/**
 * The phase of the round. A decision mostly names it; one that belongs to the active window (paying a stage,
 * say) may be asked in any phase, and there the table tells.
 */
export function phaseOf(table: KingdomTable, decisions: Decision[], over: boolean): Phase {
  if (over) return 'over';
  for (const { kind } of decisions) {
    if (SETUP.includes(kind)) return 'setup';
    if (FIGHT.includes(kind)) return 'fight';
    if (CHOICE.includes(kind)) return 'choice';
    if (PLANNING.includes(kind)) return 'planning';
  }
  if (table.step !== null) return 'production';
  const laid = table.left.length + table.right.length;
  const held = table.players.some((player) => size(player.hand) > 0);
  return laid > 0 || held ? 'choice' : 'planning';
}

/** Which turn of the choice phase it is, from 1 on: alone the selections made so far are counted, for two the turns begun. */
export function choiceTurn(table: KingdomTable): number {
  return Math.min(table.players.length === 1 ? table.turn + 1 : Math.max(table.turn, 1), choiceTurns(table));
}

/** How many turns of the choice phase there are: four selections alone, sixteen turns for two. */
export function choiceTurns(table: KingdomTable): number {
  return table.players.length === 1 ? 4 : 16;
}
