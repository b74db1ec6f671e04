/** What people say at a table: the newest lines, and how many of others' one has not seen yet. */
import type { Dictionary } from '../i18n/en';
import { settings } from './settings.svelte';
import type { ChatLine, Phrase, TableState } from './types';

const KEY = 'regnum.heard';
/** How many lines the page keeps, and of how many tables it knows what was read. */
const MOST_LINES = 80;
const MOST_TABLES = 60;

/** The words of the ready phrases, in the order in which they are offered. */
export const PHRASES: Record<Phrase, keyof Dictionary> = {
  hello: 'sayHello',
  'good-luck': 'sayGoodLuck',
  'well-played': 'sayWellPlayed',
  thanks: 'sayThanks',
  'one-moment': 'sayOneMoment',
  sorry: 'saySorry',
  'good-game': 'sayGoodGame',
  another: 'sayAnother',
};
export const phrases = Object.keys(PHRASES) as Phrase[];

/** A ready phrase in a language. */
export function phraseIn(phrase: Phrase, t: Dictionary): string {
  return t[PHRASES[phrase]] as string;
}

/** A line as its reader reads it. */
export function wordsOf(line: ChatLine, t: Dictionary): string {
  return line.phrase === null ? line.text : phraseIn(line.phrase, t);
}

/** What is known with what has come, each line once, in order. */
export function merged(known: ChatLine[], come: ChatLine[]): ChatLine[] {
  const newest = known.at(-1)?.number ?? 0;
  const fresh = come.filter((line) => line.number > newest);
  return fresh.length === 0 ? known : [...known, ...fresh].slice(-MOST_LINES);
}

type Heard = [table: string, number: number][];

function stored(): Heard {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Heard;
  } catch {
    return [];
  }
}

export class Talk {
  lines: ChatLine[] = $state.raw([]);
  /** The seats that the viewer holds; their lines are never news. */
  private mine: number[] = $state.raw([]);
  /** Whether one can talk here: the host wants it, and somebody else may answer. */
  private wanted = $state(false);
  private heard: number = $state(0);

  constructor(private readonly table: string) {
    this.heard = stored().find(([id]) => id === table)?.[1] ?? 0;
  }

  /** Whether the viewer is shown what is said, or could say something. */
  get open(): boolean {
    return settings.talk && (this.wanted || this.lines.length > 0);
  }
  get mayWrite(): boolean {
    return this.mine.length > 0;
  }
  /** What others have said since one looked. */
  get unread(): ChatLine[] {
    return this.open ? this.news(this.heard) : [];
  }

  /** What others have said after a line. */
  news(after: number): ChatLine[] {
    return this.lines.filter((line) => line.number > after && !this.mine.includes(line.seat));
  }

  /** The table has told something. */
  take({ chat, mine, seats }: Pick<TableState, 'chat' | 'mine' | 'seats'>): void {
    this.mine = mine;
    this.wanted = chat !== null && mine.length > 0 && seats.some((one) => one.kind === 'person' && !one.mine);
    this.lines = merged(this.lines, chat ?? []);
  }

  add(line: ChatLine): void {
    this.lines = merged(this.lines, [line]);
  }

  /** All lines have been seen; the device remembers it. */
  read(): void {
    const newest = this.lines.at(-1)?.number ?? 0;
    if (newest <= this.heard) return;
    this.heard = newest;
    const others = stored().filter(([id]) => id !== this.table);
    try {
      localStorage.setItem(KEY, JSON.stringify([[this.table, newest], ...others].slice(0, MOST_TABLES)));
    } catch {
      // the storage is full or closed
    }
  }
}
