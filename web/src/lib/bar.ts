/** What the bar over the board says: who moves and what was done while others move, the question on one's own turn. */
import type { Dictionary } from '../i18n/en';
import { lastDone, sentenceOf } from './chapters';
import { plays } from './seats';
import type { Decision, LogEntry, Move, Seat, TableState } from './types';

/** As much of the table as the bar needs to know. */
export interface Told {
  /** The board is rewound, or a record: nothing is to be decided. */
  rewound: boolean;
  /** How many moves there are. */
  plies: number;
  /** The state that is asked about. */
  asking: TableState;
  /** What one follows on the board now. */
  telling: LogEntry | null;
  /** The own move that is on its way. */
  sent: Move | null;
  log: LogEntry[];
}

export interface Bar {
  sentence: string;
  /** What was done last, while one waits; else nothing. */
  beneath: string;
  /** Whose arms it bears. */
  seat: number | null;
  /** Whether the viewer is asked. */
  mine: boolean;
  /** Whether it is read aloud: what asks the viewer or waits for a person. What was done is announced by itself. */
  spoken: boolean;
}

export function barOf(told: Told, t: Dictionary): Bar {
  const { asking: game, telling, sent } = told;
  const mine = game.decisions.find((decision) => decision.seat === game.seat && plays(game, decision.seat));
  const asked = mine ?? game.decisions[0];
  const says = (sentence: string, seat = asked?.seat ?? null, more: Partial<Bar> = {}): Bar => ({
    sentence,
    seat,
    beneath: '',
    mine: false,
    spoken: false,
    ...more,
  });
  if (told.rewound) return says(t.looking(game.ply, told.plies));
  if (telling !== null) return says(sentenceOf(game, telling), telling.seat < 0 ? null : telling.seat);
  if (game.status === 'over') return says(t.over, null, { spoken: true });
  if (sent !== null) return says(`${sent.text}…`, game.seat);
  if (mine !== undefined) return says(mine.text, mine.seat, { mine: true, spoken: true });
  const spoken = game.decisions.some((decision) => game.seats[decision.seat]?.kind === 'person');
  return says(waiting(game, asked, t), asked?.seat ?? null, { beneath: lastDone(game, told.log), spoken });
}

/** A player's name; where nobody sits yet, that a friend is waited for. */
const nameOf = (seat: Seat | undefined, t: Dictionary): string =>
  seat === undefined || seat.open ? t.aFriend(seat?.title ?? '') : seat.player;

/** For whom one waits, and what they are at. */
function waiting(game: TableState, asked: Decision | undefined, t: Dictionary): string {
  const players = game.decisions.map((decision) => nameOf(game.seats[decision.seat], t));
  const [first] = players;
  if (first === undefined || asked === undefined) return t.nothing;
  if (game.chosen.length > 0) return t.chosen(game.chosen.map((move) => move.text).join('; '), players.join(', '));
  if (players.length > 1) return `${t.waitingFor} ${players.join(', ')}.`;
  return game.seats[asked.seat]?.open || !asked.text ? t.waiting(first) : `${first} ${asked.text}.`;
}
