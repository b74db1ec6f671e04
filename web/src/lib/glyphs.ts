/** What happened, in small: an icon and how much, for the lines of the chronicle. */
import type { Atom, Symbol } from './expression';
import type { LogEntry } from './types';
import { minus } from '../i18n/plural';

/** An event as an icon, and which of its numbers is told with it. */
export interface Glyph {
  symbol: Symbol;
  /** The name of the number; it is not told without. */
  of?: string;
  /** What is lost has a minus. */
  lost?: boolean;
}

/** The icon of an event, with its number where it has one. */
export function glyphAtom({ symbol, of, lost }: Glyph, { args }: LogEntry): Atom {
  const number = of === undefined ? NaN : Number(args[of]);
  if (Number.isNaN(number)) return { kind: 'icon', symbol };
  return { kind: 'icon', symbol, count: lost ? minus(-number) : `+${number}` };
}
