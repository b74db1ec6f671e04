/**
 * How a game is won, on one screen: what a turn is, where points come from, when it ends. A game's folder says it in
 * `winning.ts`, an expansion's for the game that it is played with; the shell draws it before the numbered rules.
 */
import type { Atom, Symbol } from './expression';
import type { Lang, OptionValue } from './types';

/** A sentence in the page's languages. */
export type Told = Record<Lang, string>;

/** A picture with a name and a sentence, and the rule that says it in full. */
export interface Picture {
  symbol: Symbol;
  name: Told;
  text: Told;
  rule: string;
}

/** Where points come from, or go to. */
export interface Way extends Picture {
  /** The same as icons and figures. */
  row: Atom[];
  /** Played only where an option has a value; shown where nothing is known of options. */
  option?: [name: string, value: OptionValue];
}

export interface Winning {
  goal: Told;
  /** What one does in a turn or round, in this order. */
  turn: Picture[];
  ways: Way[];
  end: Picture;
}

/** What an expansion adds. */
export interface Added {
  /** The game that it is played with. */
  of: string;
  option: [name: string, value: OptionValue];
  title: Told;
  ways: Way[];
}

export type Options = Record<string, unknown>;
type File = { default: Winning | Added };
const files = import.meta.glob<File>('../games/*/winning.ts');

export const both = (en: string, pl: string): Told => ({ en, pl });

/** How a game is won; null when its folder does not say. */
export async function winningOf(game: string): Promise<Winning | null> {
  const found = (await files[`../games/${game}/winning.ts`]?.())?.default;
  return found !== undefined && !('of' in found) ? found : null;
}

/** What expansions add to it: those that a table is played with, or all where no table is known. */
export async function addedTo(game: string, options: Options | null): Promise<Added[]> {
  const all = await Promise.all(Object.values(files).map((load) => load()));
  return all.flatMap(({ default: one }) =>
    'of' in one && one.of === game && played(one.option, options) ? [one] : [],
  );
}

/** The ways that a table knows; all of them where no table is known. */
export const waysOf = (ways: Way[], options: Options | null): Way[] =>
  ways.filter(({ option }) => option === undefined || played(option, options));

const played = ([name, value]: [string, OptionValue], options: Options | null): boolean =>
  options === null || options[name] === value;
