import type { LogEntry, LogPart } from './types';

/** The chronicle after a push: lines before `start` stay, the rest is replaced. */
export function mergeLog(have: LogEntry[], part: LogPart): LogEntry[] {
  if (part.start === 0) return part.entries;
  return [...have.slice(0, part.start), ...part.entries];
}

export interface Told {
  log: LogEntry[];
  /** What happened since the part before. */
  fresh: LogEntry[];
}

/** Puts the parts of a chronicle together as they arrive, however long the page takes to show them. */
export class Chronicler {
  private whole: LogEntry[] = [];

  /** The chronicle with a part more; null when lines are missing in between and it must be asked for anew. */
  take(part: LogPart): Told | null {
    const had = this.whole.length;
    if (part.start > had) return null;
    this.whole = mergeLog(this.whole, part);
    return { log: this.whole, fresh: this.whole.slice(had) };
  }
}
