/** What those hear who do not see the board: one sentence a move, each once. */
import { chaptersOf, sentenceOf } from './chapters';
import type { LogEntry, TableState } from './types';

/** How many sentences stay to be read again. */
const KEPT = 8;

export class Announcer {
  private heard: number;

  /** Who opens a table has not missed what is in its chronicle. */
  constructor(log: LogEntry[]) {
    this.heard = log.length;
  }

  /** The sentences of a chronicle that have not been said; what was taken back may be said again when it is done again. */
  news(game: Pick<TableState, 'seats' | 'rivals'>, log: LogEntry[]): string[] {
    const fresh = chaptersOf(log.slice(this.heard));
    this.heard = log.length;
    return fresh.map((chapter) => sentenceOf(game, chapter.head));
  }
}

/** What was said, with more: the newest last. */
export function heard(said: { id: number; text: string }[], news: string[]): { id: number; text: string }[] {
  const next = (said.at(-1)?.id ?? 0) + 1;
  return [...said, ...news.map((text, index) => ({ id: next + index, text }))].slice(-KEPT);
}
