import type { LogEntry, LogPart } from './types';

/** The chronicle after a push: lines before `start` stay, the rest is replaced. */
export function mergeLog(have: LogEntry[], part: LogPart): LogEntry[] {
  if (part.start === 0) return part.entries;
  return [...have.slice(0, part.start), ...part.entries];
}
