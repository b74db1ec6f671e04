/** What cards, places and slots do, as rows of icons. */

import {
  ARROW,
  atEnd,
  counted,
  icon,
  many,
  row,
  SLASH,
  struck,
  type Amounts,
  type Atom,
  type Expression,
  type Icons,
  type Symbol,
} from '../../lib/expression';
import { firstOf, type Deed } from './attached';
import { type Icon } from './model';
import * as s from './symbols';

const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
const noun = (word: string): Symbol => s.NOUN[word] ?? firstOf(({ nouns }) => nouns[word]) ?? s.RESOURCE;
const each: Deed = (amounts, style) => Object.entries(amounts).map(([word, n]) => counted(noun(word), n, style));
/** Of one the icon alone. */
const times =
  (symbol: Symbol): Deed =>
  (amounts) => [many(symbol, Math.max(1, total(amounts)))];
const always =
  (...atoms: Atom[]): Deed =>
  () =>
    atoms;

const FLIPPED: Record<string, Atom[]> = {
  any: [icon(s.FLIP)],
  debts: [icon(s.DEBT), ARROW, icon(s.PAID)],
  deeds: [icon(s.DEED), ARROW, icon(s.APPROVED)],
};

export const VERBS: Record<string, Deed> = {
  gain: each,
  use: (amounts) => each(amounts, 'bare'),
  flip: (amounts) =>
    Object.entries(amounts).flatMap(([word, n]) => [
      ...(n > 1 ? [{ kind: 'text' as const, text: String(n) }] : []),
      ...(FLIPPED[word] ?? []),
    ]),
  discard: times(s.DISCARD),
  destroy: times(s.DESTROY),
  rearrange: always(icon(s.REARRANGE)),
  shuffle: always(icon(s.SHUFFLE)),
  hire: always(icon(s.HIRE)),
  dismiss: always(icon(s.DISMISS)),
  move: times(s.CLIMB),
  place: (amounts) => [many(s.WORKER, total(amounts)), icon(s.CASTLE)],
  build: (amounts) => Object.keys(amounts).map((word) => icon(noun(word), '+1')),
  take: (amounts) => [icon(s.MANUSCRIPT, `+${total(amounts)}`)],
  save: (amounts) => each(Object.fromEntries(Object.entries(amounts).map(([word, n]) => [word, -n])), 'signed'),
  walk: (amounts) => [icon(s.STEPS, `+${total(amounts)}`)],
  cost: (amounts) => [icon(s.DISMISS, String(total(amounts)))],
  raise: (amounts) => [icon(s.HAND, `+${total(amounts)}`)],
  construct: always(icon(s.BUILD)),
  castle: always(icon(s.CASTLE)),
  transcribe: always(icon(s.MANUSCRIPT)),
  trade: always(icon(s.TRADE)),
  focus: always(icon(s.FOCUS)),
};

const ICONS: Icons = {
  deed: (verb, amounts, style) => (VERBS[verb] ?? firstOf(({ verbs }) => verbs[verb]))?.(amounts, style) ?? [],
  thing: noun,
  occasion: (word) => s.OCCASION[word] ?? firstOf(({ occasions }) => occasions[word]) ?? s.ONGOING,
};

export const effectAtoms = (effect: Expression): Atom[] => row(effect, ICONS);

/** What a place or a Link gives, as small as it can be said: of one the icon alone. */
export function smallAtoms(effect: Expression): Atom[] {
  if (effect.kind === 'do' && effect.verb === 'gain')
    return Object.entries(effect.amounts).map(([word, n]) => many(noun(word), n));
  if (effect.kind === 'or')
    return effect.options.flatMap((option, i) => [...(i > 0 ? [SLASH] : []), ...smallAtoms(option)]);
  return effectAtoms(effect);
}

/** Icons that a card lends: so many of each, as they stand. */
export const iconAtoms = (icons: readonly Icon[]): Atom[] =>
  [...new Set(icons)].map((one) => many(s.ICON[one], icons.filter((other) => other === one).length));

/** Whether a row is too wide for a card: a number takes as much room as an icon. */
export const wide = (atoms: readonly Atom[], room = 5): boolean =>
  atoms.reduce((sum, atom) => sum + (atom.kind === 'icon' && atom.count !== undefined ? 2 : 1), 0) > room;

/** When the ability of a Townsfolk works, and what it does: null for one that has none. */
export function abilityOf(ability: Expression | undefined): { when: Symbol; atoms: Atom[] } | null {
  if (ability === undefined) return null;
  if (atEnd(ability)) return { when: s.AT_END, atoms: effectAtoms(ability) };
  if (ability.kind === 'on' && ability.occasion === 'drop-off')
    return { when: s.DROP_OFF, atoms: effectAtoms(ability.what) };
  const lasts = ability.kind === 'on' || ability.kind === 'clauses';
  return { when: lasts ? s.ONGOING : s.AT_ONCE, atoms: effectAtoms(ability) };
}

/** What an open slot does, without the occasion: the slot's sentence has it. */
export function slotAtoms(ability: Expression): Atom[] {
  if (ability.kind === 'on' || ability.kind === 'may') return slotAtoms(ability.what);
  return ability.kind === 'if' ? besideAtoms(ability) : smallAtoms(ability);
}

/** What the others get by a Collision: a condition beside what it gives. */
export function besideAtoms(effect: Expression): Atom[] {
  if (effect.kind !== 'if') return [icon(s.EVERYONE), ...smallAtoms(effect)];
  const mask = s.ICON.criminal;
  return [effect.test === 'no' ? struck(mask) : { kind: 'at', symbol: mask }, ...smallAtoms(effect.what)];
}
