/** Analyses that were begun on this device, so that a reload loses nothing of them. */
import type { JudgedMove } from './types';

export interface Kept {
  /** The table or record. */
  id: string;
  total: number;
  judged: JudgedMove[];
  /** The viewer has stopped it: it does not go on by itself. */
  paused: boolean;
}

const KEY = 'regnum.analyses';
/** Of how many games; a long one takes some 100 KB. */
const MOST = 4;

function stored(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function keptAnalysis(id: string): Kept | undefined {
  return stored().find((one) => one.id === id);
}

/** Keeps an analysis before older ones; where the device has no room, it is only lost with the page. */
export function keepAnalysis(kept: Kept): void {
  const others = stored().filter((one) => one.id !== kept.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([kept, ...others].slice(0, MOST)));
  } catch {
    // the storage is full or closed
  }
}
