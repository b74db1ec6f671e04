/** Where a table comes from: the server, or a sample file while developing. */
import type { Advice, Analysis, ChatLine, NewLine, Outlook, Reckoning, Refused, TableState } from './types';

export interface TableSource {
  state(seat: number | null | undefined): Promise<TableState>;
  play(state: TableState, move: string): Promise<TableState>;
  undo(state: TableState): Promise<TableState>;
  say(what: NewLine): Promise<ChatLine>;
  outlook(state: TableState): Promise<Outlook | null>;
  why(state: TableState, target: string): Promise<Refused | null>;
  /** What a bot would do in the place of the state's seat. */
  advice(state: TableState, signal: AbortSignal): Promise<Advice>;
  /** How a bot judges some moves of a finished game, from one on. */
  analysis(start: number, signal: AbortSignal): Promise<Analysis>;
  at(ply: number, seat: number | null): Promise<TableState>;
  reckoning(): Promise<Reckoning | null>;
  /** Follows the table; the returned function stops. */
  follow(seat: number | null, watch: Watch): Follower;
}

export interface Watch {
  state(state: TableState): void;
  connected(yes: boolean): void;
}

export interface Follower {
  look(seat: number | null): void;
  stop(): void;
}
