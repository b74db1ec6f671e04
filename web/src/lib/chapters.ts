/** The chronicle by moves: what one doer did in one of them, told by its first line and opened for the rest. */
import { rivalTitle } from './contest';
import type { LogEntry, TableState } from './types';

export interface Chapter {
  /** Its place in the chronicle, by the number of its first line. */
  start: number;
  head: LogEntry;
  rest: LogEntry[];
  mark: LogEntry['mark'];
}

const RANK: Record<LogEntry['mark'], number> = { '': 0, notable: 1, milestone: 2 };

/** Whether two lines tell of one doer in one move. */
export function together(one: LogEntry, other: LogEntry): boolean {
  return one.ply === other.ply && one.seat === other.seat && one.rival === other.rival;
}

export function chaptersOf(log: LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [start, line] of log.entries()) {
    const last = chapters.at(-1);
    if (last === undefined || !together(last.head, line)) {
      chapters.push({ start, head: line, rest: [], mark: line.mark });
      continue;
    }
    last.rest.push(line);
    if (RANK[line.mark] > RANK[last.mark]) last.mark = line.mark;
  }
  return chapters;
}

/** A line with its subject: the player, a rival, or nobody. */
export function sentenceOf(
  game: Pick<TableState, 'seats' | 'rivals'>,
  line: Pick<LogEntry, 'seat' | 'rival' | 'text'>,
): string {
  const seat = game.seats[line.seat];
  const name = line.rival === '' ? (seat?.player ?? '') || (seat?.title ?? '') : rivalTitle(game, line.rival);
  return `${name} ${line.text}`.trim();
}

/** What was done last, by anybody; for those who wait. */
export function lastDone(game: Pick<TableState, 'seats' | 'rivals'>, log: LogEntry[]): string {
  let at = log.length - 1;
  const newest = log[at];
  if (newest === undefined) return '';
  for (let before = log[at - 1]; before !== undefined && together(before, newest); before = log[at - 1]) at -= 1;
  return sentenceOf(game, log[at] ?? newest);
}
