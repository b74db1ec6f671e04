/** Symbols of the expansion, and what its card files say as icons. */

import { icon, many, signed, type Atom, type Symbol } from '../../lib/expression';
import type { Deed } from '../viscounts/attached';
import { FIGURES as BASE } from '../viscounts/icons';
import * as s from '../viscounts/symbols';
import { SIGNS } from './icons';

const plain = (sign: keyof typeof SIGNS): Symbol => ({ icon: SIGNS[sign] });
const ENVELOPE = BASE['courier'] ?? SIGNS.ribbon;

export const ORDER: Symbol = { icon: ENVELOPE, tone: 'order' };
export const OUTSIDER = plain('outsider');
export const WELCOME = plain('welcome');
export const REFUSE = plain('refuse');
const RIBBON = plain('ribbon');
const ANYWHERE = plain('segment');

const total = (amounts: Record<string, number>): number => Object.values(amounts).reduce((sum, n) => sum + n, 0);
const times =
  (symbol: Symbol): Deed =>
  (amounts) => [many(symbol, Math.max(1, total(amounts)))];
const more =
  (symbol: Symbol): Deed =>
  (amounts) => [icon(symbol, signed(total(amounts)))];
const always =
  (...atoms: Atom[]): Deed =>
  () =>
    atoms;

export const verbs: Record<string, Deed> = {
  draw: more(s.DRAW),
  receive: more(ORDER),
  welcome: times(WELCOME),
  refuse: times(REFUSE),
  recruit: always(icon(s.HIRE), icon(s.GOOD.silver)),
  anywhere: always(icon(ANYWHERE)),
  strike: (amounts) => [icon(s.DEBT, signed(-total(amounts)))],
  ease: (amounts) => [icon(s.DEBT), icon(s.LAUREL, signed(total(amounts)))],
};

export const nouns: Record<string, Symbol> = {
  orders: ORDER,
  outsiders: OUTSIDER,
  ribbons: RIBBON,
  'approved-deeds': s.APPROVED,
  links: plain('link'),
  wedges: plain('wedge'),
  'built-segments': ANYWHERE,
  'first-tier-workers': s.WORKER,
  'second-tier-workers': s.WORKER,
  'third-tier-workers': s.WORKER,
  'grey-ribbons': { ...RIBBON, tone: 'ribbon-grey' },
  'black-ribbons': { ...RIBBON, tone: 'ribbon-black' },
  'yellow-ribbons': { ...RIBBON, tone: 'ribbon-yellow' },
  'blue-ribbons': { ...RIBBON, tone: 'ribbon-blue' },
  'ribbon-sets': plain('set'),
};

export const occasions: Record<string, Symbol> = {
  order: ORDER,
  welcome: WELCOME,
  refuse: REFUSE,
  shuffled: s.SHUFFLE,
  flip: s.FLIP,
};

/** What must lie on its holder's board so that a bonus card works. */
export const NEEDED: Record<'order' | 'outsider', Symbol> = { order: ORDER, outsider: OUTSIDER };
