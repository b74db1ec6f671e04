/**
 * Cards' effects as rows of icons (README of the look: "Expression to icons"). A row is a list of
 * atoms in reading order; the sentence that says the same comes from the server's entries.
 */

import type { Ability, Amounts, Counted, Effect, Gain, Occasion } from './model';
import * as s from './symbols';

export type Atom =
  | { kind: 'icon'; symbol: s.Symbol; count?: string; struck?: boolean }
  | { kind: 'at'; symbol: s.Symbol }
  | { kind: 'arrow' }
  | { kind: 'slash' }
  | { kind: 'bar' }
  | { kind: 'text'; text: string };

const ARROW: Atom = { kind: 'arrow' };
const SLASH: Atom = { kind: 'slash' };
const BAR: Atom = { kind: 'bar' };

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
export const icon = (symbol: s.Symbol, count?: string): Atom =>
  count ? { kind: 'icon', symbol, count } : { kind: 'icon', symbol };
const struck = (symbol: s.Symbol): Atom => ({ kind: 'icon', symbol, struck: true });
const at = (occasion: Occasion): Atom[] => [{ kind: 'at', symbol: s.OCCASION[occasion] }, BAR];
const on = (symbol: s.Symbol): Atom[] => [{ kind: 'at', symbol }, BAR];
const many = (symbol: s.Symbol, n: number): Atom => icon(symbol, n === 1 ? undefined : String(n));

const entriesOf = (amounts: Amounts): [Gain, number][] => Object.entries(amounts) as [Gain, number][];

/** Goods gained: "+n icon" each. */
export const gains = (amounts: Amounts): Atom[] => entriesOf(amounts).map(([what, n]) => icon(s.GAIN[what], signed(n)));
/** Goods plainly counted: "n icon" each, 1 left out when `bare`. */
export const amounts = (list: Amounts, bare = false): Atom[] =>
  entriesOf(list).map(([what, n]) => (bare ? many(s.GAIN[what], n) : icon(s.GAIN[what], String(n))));

const per = (of: Counted, each: number): Atom[] => [many(s.COUNTED[of], each), ARROW];
const most = (of: Counted): Atom[] => [icon(s.MOST), icon(s.COUNTED[of]), ARROW];

/** Whether a Building's effect comes at the end of the game; else at once. */
export const atEnd = (effect: Effect): boolean => effect.kind.startsWith('end_') || effect.kind === 'debt_vp';

/** Of a Building's sentence (cost; points; Virtue; when: effect [skills]) the effect alone; '' when it isn't found. */
export function effectOf(sentence: string, when: readonly string[]): string {
  const from = when.map((word) => sentence.indexOf(`${word}: `)).find((index) => index >= 0);
  if (from === undefined) return '';
  const said = (sentence.slice(from).split(' [')[0] ?? '').trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A Building's effect. */
export function buildingAtoms(effect: Effect): Atom[] {
  switch (effect.kind) {
    case 'gain':
      return gains(effect.gain);
    case 'gain_per':
      return [...per(effect.per, effect.each), ...amounts(effect.gain)];
    case 'choose':
      return effect.options.flatMap((option, i) => [...(i ? [SLASH] : []), ...amounts(option)]);
    case 'hire':
      return [icon(s.APPRENTICE, '+1')];
    case 'capture':
      return [icon(s.CAPTIVE, `${effect.groups}×`)];
    case 'release_boards_or_capture':
      return [struck(s.CAPTIVE), SLASH, icon(s.CAPTIVE, '1×')];
    case 'take_debt':
      return [icon(s.DEBT, signed(effect.debts))];
    case 'draw':
      return [icon(s.PLAN, signed(effect.buildings))];
    case 'release_prison':
      return [icon(s.PRISON), ARROW, icon(s.WORKER)];
    case 'may_destroy_debt':
      return [icon(s.DEBT, signed(-effect.debts))];
    case 'may_discard_building':
      return [icon(s.PLAN), ARROW, ...amounts(effect.gain)];
    case 'everyone_virtue': {
      const condition = effect.prison_at_least ? [icon(s.PRISON, `${effect.prison_at_least}+`), ARROW] : [];
      return [icon(s.EVERYONE), ...condition, icon(s.VIRTUE, signed(effect.virtue))];
    }
    case 'discard_apprentice':
      return [icon(s.APPRENTICE, signed(-effect.apprentices))];
    case 'build_again':
      return [icon(s.PLACE.guildhall, '+1')];
    default:
      return endAtoms(effect);
  }
}

type EndEffect = Extract<Effect, { kind: `end_${string}` | 'debt_vp' }>;

function endAtoms(effect: EndEffect): Atom[] {
  switch (effect.kind) {
    case 'end_vp_most':
      return [...most(effect.of), icon(s.POINTS, String(effect.vp))];
    case 'end_vp_per':
      return [...per(effect.of, effect.each), icon(s.POINTS, String(effect.vp))];
    case 'end_vp_no_debt':
      return [struck(s.DEBT), ARROW, icon(s.POINTS, String(effect.vp))];
    case 'end_virtue':
      return [icon(s.VIRTUE, signed(effect.virtue))];
    case 'end_virtue_per':
      return [...per(effect.of, effect.each), icon(s.VIRTUE, String(effect.virtue))];
    case 'end_virtue_most':
      return [...most(effect.of), icon(s.VIRTUE, String(effect.virtue))];
    case 'debt_vp':
      return [icon(s.DEBT), ARROW, icon(s.POINTS, signed(effect.vp))];
  }
}

/** What an Apprentice or a player board can do. */
export function abilityAtoms(ability: Ability): Atom[] {
  switch (ability.kind) {
    case 'bonus':
      return [...at(ability.at), ...gains(ability.gain)];
    case 'trade':
      return [...at('storehouse'), ...amounts(ability.pay, true), ARROW, ...amounts(ability.gain, true)];
    case 'discount':
      return [...at(ability.at), icon(s.GOOD.silver, signed(-ability.silver))];
    case 'spare_virtue':
      return [...at(ability.at), icon(s.VIRTUE, signed(ability.virtue))];
    case 'reset_release':
      return [...on(s.RESET), icon(s.PRISON), ARROW, icon(s.WORKER, String(ability.workers))];
    case 'reset_gain':
      return [...on(s.RESET), ...(ability.prison_empty ? [struck(s.PRISON)] : []), ...gains(ability.gain)];
    case 'extra_worker':
      return [...at(ability.at), icon(s.WORKER, signed(ability.workers))];
    default:
      return boardAtoms(ability);
  }
}

type BoardOnly = Exclude<
  Ability,
  { kind: 'bonus' | 'trade' | 'discount' | 'spare_virtue' | 'reset_release' | 'reset_gain' | 'extra_worker' }
>;

function boardAtoms(ability: BoardOnly): Atom[] {
  switch (ability.kind) {
    case 'cheaper_construction':
      return [...on(s.BUILD), icon(s.GOOD.wood, '−1'), SLASH, icon(s.GOOD.stone, '−1')];
    case 'same_resource':
      return [icon(s.GOOD.gold), { kind: 'text', text: '=' }, icon(s.GOOD.marble)];
    case 'avoid_debt':
      return [many(s.GOOD.silver, ability.silver), ARROW, struck(s.DEBT)];
    case 'draw_on':
      return [...at(ability.at), icon(s.PLAN, signed(ability.buildings))];
    case 'ignore_tax':
      return [icon(s.TAX, signed(-ability.tax))];
    case 'no_cathedral_discard':
      return [...at('cathedral'), struck(s.DISCARD)];
    case 'hire':
      return [
        ...on(s.APPRENTICE),
        icon(s.GOOD.silver, signed(-ability.discount)),
        { kind: 'text', text: `≤ ${ability.limit}` },
      ];
    case 'on_debt':
      return [...on(s.DEBT), ...gains(ability.gain)];
    case 'on_virtue':
      return [...on(s.VIRTUE), ...gains(ability.gain)];
    case 'discard_for_resource':
      return [icon(s.PLAN), ARROW, icon(s.COUNTED.goods)];
    case 'discard_for_virtue':
      return [icon(s.PLAN), ARROW, icon(s.VIRTUE, '+1')];
  }
}
