/** Rearranging: which cards would lie where. */

import type { Move } from '../../lib/types';

export interface Order {
  move: Move;
  /** The cards in their new order. */
  row: (string | null)[];
}

/** The moves at `row/...`: such a target tells for each space from which one its card comes. */
export function ordersOf(moves: readonly Move[], row: readonly (string | null)[]): Order[] {
  return moves
    .filter((move) => move.target.startsWith('row/'))
    .map((move) => {
      const from = move.target.slice('row/'.length).split('-');
      return { move, row: from.map((space) => row[Number(space) - 1] ?? null) };
    });
}
