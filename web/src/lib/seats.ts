/** Seats of a table: who plays there, who is waited for, and who has just come. */
import type { Dictionary } from '../i18n/en';
import type { Seat, TableState } from './types';

/** Whether whoever holds a seat plays there, and no bot in their place. */
export const plays = (state: Pick<TableState, 'seats'>, seat: number): boolean => !state.seats[seat]?.level;

/** The seat of mine that must decide. */
export function asked(state: TableState): number | undefined {
  return state.decisions.find(({ seat }) => state.mine.includes(seat) && plays(state, seat))?.seat;
}

/** The colours of the seats that wait for somebody. */
export const waiting = (seats: Seat[]): string[] => seats.filter((seat) => seat.open).map((seat) => seat.title);

/** Who else has sat down on a seat that was free. */
export function newcomers(before: Seat[], after: Seat[]): string[] {
  const come = after.filter((seat, at) => before[at]?.open && !seat.open && seat.kind === 'person' && !seat.mine);
  return come.map((seat) => seat.player);
}

/** Who sits there, in a word or two. */
export function presenceOf(seat: Seat, t: Dictionary): string {
  if (seat.open) return t.waitingFriend;
  if (seat.absence === 'left') return t.hasLeft;
  if (seat.level !== null) return t.botLevel(seat.rank);
  if (seat.mine) return t.you;
  return seat.online ? t.isHere : t.isAway;
}

/** Who sits there, where it is no person at the table: a bot of a level, or nobody yet. */
export function standIn(seat: Seat, t: Dictionary): string {
  return seat.open || seat.level !== null ? presenceOf(seat, t) : '';
}

/** What keeps somebody from playing for a while, in a sentence; nothing of who plays. */
export function absenceOf(seat: Seat, t: Dictionary): string {
  if (seat.absence === 'late') return seat.mine ? t.youLate : t.lateFor(seat.player);
  if (seat.absence === 'handed') return seat.mine ? t.youHanded : t.handedFor(seat.player);
  return seat.absence === 'left' ? t.leaves(seat.player) : '';
}
