/** Which targets of moves are things that lie on this board. */

import type { TableState } from '../../lib/types';
import { faces } from '../../lib/view';
import { expansionsOf } from './attached';
import { tableOf } from './model';

/** The cards that the viewer may be asked about: those in hand, and of the own deck those that can be given up. */
export function handOf(state: TableState): string[] {
  const own = state.seat === null ? undefined : tableOf(state).players[state.seat];
  const asked = state.moves.filter((move) => move.target.startsWith('hand/')).map((move) => move.target.slice(5));
  return [...new Set([...faces(own?.hand), ...asked])];
}

/** The Townsfolk beside the Viscount: its pile says more than a button could. */
const BESIDE = new Set(['dismiss', 'recruit']);

export function shows(state: TableState, target: string): boolean {
  const own = state.seat === null ? undefined : tableOf(state).players[state.seat];
  const [kind = '', id = ''] = target.split('/');
  switch (kind) {
    case 'space':
    case 'spot':
    case 'section':
    case 'townsfolk':
    case 'manuscript':
      return true;
    case 'action':
      return own !== undefined && BESIDE.has(id);
    case 'pair':
    case 'slot':
    case 'row':
      return own !== undefined;
    case 'hand':
      return own !== undefined && handOf(state).includes(id);
    case 'card':
      return own?.row.includes(id) ?? false;
    default:
      return expansionsOf(tableOf(state)).some((expansion) => expansion.shows(state, target));
  }
}
