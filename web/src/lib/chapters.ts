/** The chronicle by moves: what one doer did in one of them, told in one line and opened for the rest. */
import { rivalTitle } from './contest';
import type { LogEntry, TableState } from './types';

export interface Chapter {
  /** Its place in the chronicle, by the number of its first line. */
  start: number;
  /** The line that stands for all: what stands out most, else the first. */
  head: LogEntry;
  lines: LogEntry[];
}

const RANK: Record<LogEntry['mark'], number> = { '': 0, notable: 1, milestone: 2 };

/** Whether two lines tell of one doer in one move. */
export function together(one: LogEntry, other: LogEntry): boolean {
  return one.ply === other.ply && one.seat === other.seat && one.rival === other.rival;
}

/** The chronicle by moves; a milestone stands by itself. */
export function chaptersOf(log: LogEntry[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const [start, line] of log.entries()) {
    const last = chapters.at(-1);
    const apart = line.mark === 'milestone' || last?.head.mark === 'milestone';
    if (last === undefined || apart || !together(last.head, line)) {
      chapters.push({ start, head: line, lines: [line] });
      continue;
    }
    last.lines.push(line);
    if (RANK[line.mark] > RANK[last.head.mark]) last.head = line;
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
  return name === '' ? line.text.charAt(0).toUpperCase() + line.text.slice(1) : `${name} ${line.text}`;
}

/** A move has no more lines than these. */
const LONGEST = 60;

/** What was done last, by anybody; for those who wait. */
export function lastDone(game: Pick<TableState, 'seats' | 'rivals'>, log: LogEntry[]): string {
  const last = chaptersOf(log.slice(-LONGEST)).at(-1);
  return last === undefined ? '' : sentenceOf(game, last.head);
}
