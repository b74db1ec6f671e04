/** The icons of the words in this game's card files; how they are put together is `lib/expression`. */

import {
  ARROW,
  SLASH,
  counted,
  icon,
  many,
  on,
  row,
  signed,
  struck,
  type Amounts,
  type Atom,
  type Icons,
  type Expression,
  type Style,
} from '../../lib/expression';
import * as s from './symbols';

export { atEnd, icon, signed, type Atom } from '../../lib/expression';

type Deed = (amounts: Amounts, style: Style) => Atom[];

const total = (amounts: Amounts): number => Object.values(amounts).reduce((a, b) => a + b, 0);
const each = (amounts: Amounts, style: Style, sign = 1): Atom[] =>
  Object.entries(amounts).map(([noun, n]) => counted(s.NOUN[noun as s.Noun], sign * n, style));
/** A verb that adds to something, or takes from it. */
const more =
  (symbol: s.Symbol, sign = 1): Deed =>
  (amounts, style) => [counted(symbol, sign * total(amounts), style === 'plain' ? 'signed' : style)];
const always =
  (...atoms: Atom[]): Deed =>
  () =>
    atoms;
/** Points that every unpaid Debt is worth more or less, or what else is lost or saved. */
const change =
  (sign: Record<string, number>): Deed =>
  (amounts) =>
    Object.entries(amounts).flatMap(([noun, n]) => [
      ...(noun === 'debt-vp' ? [icon(s.DEBT), ARROW] : []),
      icon(s.NOUN[noun as s.Noun], signed((sign[noun] ?? -1) * n)),
    ]);

export const VERBS: Record<string, Deed> = {
  gain: each,
  pay: each,
  lose: change({}),
  save: change({ virtue: 1, 'debt-vp': 1 }),
  draw: more(s.PLAN),
  discard: more(s.PLAN, -1),
  take: more(s.DEBT),
  destroy: more(s.DEBT, -1),
  dismiss: more(s.APPRENTICE, -1),
  count: more(s.WORKER),
  ignore: more(s.TAX, -1),
  capture: (amounts) => [icon(s.CAPTIVE, `${total(amounts)}×`)],
  release: (amounts) => [icon(s.PRISON), ARROW, icon(s.WORKER, String(total(amounts)))],
  'release-all': always(icon(s.PRISON), ARROW, icon(s.WORKER)),
  'free-workers': always(struck(s.CAPTIVE)),
  hire: always(icon(s.APPRENTICE, '+1')),
  'build-again': always(icon(s.PLACE.guildhall, '+1')),
  limit: (amounts) => (amounts.apprentices ? [{ kind: 'text', text: `≤ ${amounts.apprentices}` }] : []),
  'avoid-debt': (amounts) => [many(s.GOOD.silver, total(amounts)), ARROW, struck(s.DEBT)],
  'same-resource': always(icon(s.GOOD.gold), { kind: 'text', text: '=' }, icon(s.GOOD.marble)),
  'cheaper-construction': always(...on(s.BUILD), icon(s.GOOD.wood, '−1'), SLASH, icon(s.GOOD.stone, '−1')),
  'no-cathedral-discard': always(...on(s.PLACE.cathedral), struck(s.DISCARD)),
  'discard-for-resource': always(icon(s.PLAN), ARROW, icon(s.THING.goods)),
  'discard-for-virtue': always(icon(s.PLAN), ARROW, icon(s.VIRTUE, '+1')),
};

const ICONS: Icons = {
  deed: (verb, amounts, style) => VERBS[verb]?.(amounts, style) ?? [],
  thing: (word) => s.THING[word as s.Thing],
  occasion: (word) => s.OCCASION[word as s.Occasion],
};

/** What a Building, an Apprentice or a player board does, as a row of icons. */
export const effectAtoms = (effect: Expression): Atom[] => row(effect, ICONS);

/** Goods plainly counted: "n icon" each. */
export const amounts = (list: Amounts): Atom[] => each(list, 'plain');

/** Of a Building's sentence (cost; points; Virtue; when: effect [skills]) the effect alone; '' when it isn't found. */
export function effectOf(sentence: string, when: readonly string[]): string {
  const from = when.map((word) => sentence.indexOf(`${word}: `)).find((index) => index >= 0);
  if (from === undefined) return '';
  const said = (sentence.slice(from).split(' [')[0] ?? '').trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
