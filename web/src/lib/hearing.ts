/** What is worth a sound: one's own turn after a wait, and a move of somebody else. */
import type { LogEntry } from './types';

export type Sound = 'turn' | 'piece';

/** How long one has waited when a chime calls: who has just moved needs none. */
const WAITED = 4000;
/** Between two soft sounds. */
const APART = 250;

export interface Moment {
  log: LogEntry[];
  mine: number[];
  /** Whether one must decide now. */
  yours: boolean;
  /** The page is out of sight. */
  away: boolean;
  /** In milliseconds. */
  at: number;
}

export class Ear {
  private known: number;
  private yours: boolean;
  private since: number;
  private knocked = -Infinity;
  private last = '';

  /** Who opens a table has not missed anything. */
  constructor({ log, yours, at }: Moment) {
    this.known = log.length;
    this.yours = yours;
    this.since = at;
  }

  /** What is to be heard now, at most one sound. */
  hears({ log, mine, yours, away, at }: Moment): Sound | null {
    const turned = yours && !this.yours && (away || at - this.since >= WAITED);
    if (!yours && this.yours) this.since = at;
    this.yours = yours;
    if (log.length < this.known) this.last = '';
    const fresh = log.slice(this.known);
    this.known = log.length;
    const doer = fresh.findLast((entry) => entry.rival !== '' || (entry.seat >= 0 && !mine.includes(entry.seat)));
    const move = doer === undefined ? this.last : `${doer.ply}/${doer.seat}${doer.rival}`;
    const knocks = move !== this.last && at - this.knocked >= APART;
    this.last = move;
    if (!turned && !knocks) return null;
    this.knocked = at;
    return turned ? 'turn' : 'piece';
  }
}
