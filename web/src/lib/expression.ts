/**
 * What cards do, as the server tells it, and as a row of icons: the page's reading of the tree (README of the look:
 * "Expression to icons"). The grammar is drawn here, once for all games; a game brings the icons of its words. A row is
 * a list of atoms in reading order; the sentence that says the same comes from the server's entries.
 */

import type { IconName } from '../parts/icons';

export type Amounts = Record<string, number>;

/** A part of a card's expression; `src/regnum/games/expressions.py` makes it. */
export type Expression =
  | { kind: 'do'; verb: string; amounts: Amounts }
  | { kind: 'per'; each: number; of: string; what: Expression }
  | { kind: 'if'; test: 'most' | 'no' | 'least'; of: string; least?: number; what: Expression }
  | { kind: 'trade'; cost: Expression; result: Expression }
  | { kind: 'may' | 'repeatedly' | 'everyone'; what: Expression }
  | { kind: 'as'; what: Expression; number: number; noun: string }
  | { kind: 'then'; steps: Expression[] }
  | { kind: 'or'; options: Expression[] }
  | { kind: 'on'; occasion: string; what: Expression }
  | { kind: 'clauses'; clauses: Expression[] };

export interface Symbol {
  icon: IconName;
  /** The class that colours it: `g-<tone>`. */
  tone?: string;
}

export type Atom =
  | { kind: 'icon'; symbol: Symbol; count?: string; struck?: boolean }
  | { kind: 'at'; symbol: Symbol }
  | { kind: 'arrow' }
  | { kind: 'slash' }
  | { kind: 'bar' }
  | { kind: 'text'; text: string };

/** How amounts stand: `+2`; `2`; or `2` and a mere icon for one, as in trades. */
export type Style = 'signed' | 'plain' | 'bare';

/** The icons of a game's words. */
export interface Icons {
  /** A verb with its amounts. */
  deed: (verb: string, amounts: Amounts, style: Style) => Atom[];
  /** What can be counted. */
  thing: (word: string) => Symbol;
  occasion: (word: string) => Symbol;
}

export const ARROW: Atom = { kind: 'arrow' };
export const SLASH: Atom = { kind: 'slash' };
const BAR: Atom = { kind: 'bar' };
const EQUALS: Atom = { kind: 'text', text: '=' };
/** And so on, any number of times. */
const MORE: Atom = { kind: 'text', text: '…' };
const DOT: Atom = { kind: 'text', text: '·' };
export const END: Symbol = { icon: 'hourglass' };
const MOST: Symbol = { icon: 'jewel-crown' };
const EVERYONE: Symbol = { icon: 'backup' };

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const icon = (symbol: Symbol, count?: string): Atom =>
  count ? { kind: 'icon', symbol, count } : { kind: 'icon', symbol };
export const struck = (symbol: Symbol): Atom => ({ kind: 'icon', symbol, struck: true });
export const on = (symbol: Symbol): Atom[] => [{ kind: 'at', symbol }, BAR];
/** So many of something; of one the icon alone. */
export const many = (symbol: Symbol, n: number): Atom => icon(symbol, n === 1 ? undefined : String(n));
/** So many of something, gained unless `n` is below 0. */
export function counted(symbol: Symbol, n: number, style: Style): Atom {
  if (style === 'signed') return icon(symbol, signed(n));
  return style === 'bare' ? many(symbol, Math.abs(n)) : icon(symbol, String(n));
}

const joined = (parts: Atom[][], between: Atom): Atom[] =>
  parts.flatMap((part, i) => (i > 0 ? [between, ...part] : part));

export const clausesOf = (node: Expression): Expression[] => (node.kind === 'clauses' ? node.clauses : [node]);

const ends = (node: Expression): boolean => node.kind === 'on' && node.occasion === 'end';
/** Whether all that a card does comes at the end of the game. */
export const atEnd = (node: Expression): boolean => clausesOf(node).every(ends);

/** What a card does as a row of icons. That it comes at the end is said where only a part of it does. */
export function row(node: Expression, icons: Icons): Atom[] {
  const marked = !atEnd(node);
  return clausesOf(node).flatMap((clause) => {
    if (clause.kind !== 'on') return draw(clause, icons, 'signed');
    if (clause.occasion === 'end') return [...(marked ? on(END) : []), ...draw(clause.what, icons, 'signed', 'plain')];
    return [...on(icons.occasion(clause.occasion)), ...beside(clause.what, icons)];
  });
}

/** On an occasion a condition stands beside it, without an arrow. */
function beside(what: Expression, icons: Icons): Atom[] {
  return what.kind === 'if' ? [...test(what, icons), ...beside(what.what, icons)] : draw(what, icons, 'signed');
}

function test(node: Extract<Expression, { kind: 'if' }>, icons: Icons): Atom[] {
  const thing = icons.thing(node.of);
  if (node.test === 'most') return [icon(MOST), icon(thing)];
  return node.test === 'no' ? [struck(thing)] : [icon(thing, `${node.least ?? 1}+`)];
}

/** A part of a row; `then` is how amounts stand after a condition. */
function draw(node: Expression, icons: Icons, style: Style, then: Style = style): Atom[] {
  switch (node.kind) {
    case 'do':
      return icons.deed(node.verb, node.amounts, style);
    case 'per':
      return [many(icons.thing(node.of), node.each), ARROW, ...draw(node.what, icons, 'plain')];
    case 'if':
      return [...test(node, icons), ARROW, ...draw(node.what, icons, then)];
    case 'trade':
      return [...draw(node.cost, icons, 'bare'), ARROW, ...draw(node.result, icons, 'bare')];
    case 'as':
      return [...draw(node.what, icons, 'bare'), EQUALS, many(icons.thing(node.noun), node.number)];
    case 'repeatedly':
      return [...draw(node.what, icons, style, then), MORE];
    case 'may':
      return draw(node.what, icons, style, then);
    case 'everyone':
      return [icon(EVERYONE), ...draw(node.what, icons, 'signed')];
    case 'then':
      return joined(
        node.steps.map((step) => draw(step, icons, style, then)),
        DOT,
      );
    case 'or':
      return joined(
        node.options.map((option) => draw(option, icons, 'plain')),
        SLASH,
      );
    case 'on':
    case 'clauses':
      return row(node, icons);
  }
}
