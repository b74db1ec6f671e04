/** Everything that the parts of the board read, gathered once. */

import type { TableContext } from '../../lib/game';
import { type Components, type Outlook, type TableState } from '../../lib/types';
import { dataOf, tableOf, type ArchitectsData, type ArchitectsTable, type Player } from './model';
import { wordsOf, type GameWords } from './words';

export interface View {
  state: TableState;
  table: TableContext;
  outlook: Outlook | null;
  board: ArchitectsTable;
  data: ArchitectsData;
  words: GameWords;
  /** The viewer's player, if the viewer sits here. */
  own: Player | undefined;
  /** Who has placed where since the viewer's last turn: colours by target. */
  recent: Record<string, string>;
}

export function viewOf(
  state: TableState,
  components: Components,
  outlook: Outlook | null,
  table: TableContext,
  recent: Record<string, string>,
): View {
  const board = tableOf(state);
  return {
    state,
    table,
    outlook,
    board,
    data: dataOf(components),
    words: wordsOf(table.lang),
    own: state.seat === null ? undefined : board.players[state.seat],
    recent,
  };
}

export const playerName = (view: View, seat: number): string => view.state.seats[seat]?.player ?? '';
export const seatOf = (view: View, colour: string): number => view.board.players.findIndex((p) => p.colour === colour);
export const nameOf = (view: View, colour: string): string => playerName(view, seatOf(view, colour));
export const pointsOf = (view: View, seat: number): number => view.state.scores.totals[seat] ?? 0;

/** The decision that the viewer has to make now. */
export const decisionOf = (view: View): string | null =>
  view.table.live ? (view.state.decisions.find((one) => one.seat === view.state.seat)?.kind ?? null) : null;

/** Whether somebody must decide now. */
export const deciding = (view: View, seat: number): boolean => view.state.decisions.some((one) => one.seat === seat);

/** Whose Worker the next placing would add: the viewer's, while the viewer places. */
export const placing = (view: View): string | null =>
  decisionOf(view) === 'place-worker' || view.state.moves.some((move) => move.notation.startsWith('place '))
    ? (view.own?.colour ?? null)
    : null;

/** While cards are drafted nobody owns anything yet: nothing is told to be missing. */
export const drafting = (view: View): boolean => view.board.first === null;
