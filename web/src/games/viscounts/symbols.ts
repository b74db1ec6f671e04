/** Which icon stands for what in this game. Goods carry a colour of their own; symbols are plain ink. */

import { firstOf } from './attached';
import type { Symbol } from '../../lib/expression';
import { FIGURES, SIGNS } from './icons';
import type { Good, Icon, Kind, Townsfolk } from './model';

export type { Symbol } from '../../lib/expression';

const plain = (sign: keyof typeof SIGNS): Symbol => ({ icon: SIGNS[sign] });
const toned = (sign: keyof typeof SIGNS, tone: string): Symbol => ({ icon: SIGNS[sign], tone });

export const GOOD: Record<Good, Symbol> = {
  silver: toned('silver', 'silver'),
  stone: toned('stone', 'stone'),
  gold: toned('gold', 'gold'),
  ink: toned('ink', 'ink'),
};
export const ICON: Record<Icon, Symbol> = {
  merchant: plain('merchant'),
  builder: plain('builder'),
  noble: plain('noble'),
  cleric: plain('cleric'),
  criminal: plain('criminal'),
};
export const BUILDING: Record<Kind, Symbol> = {
  'trading-post': plain('tradingPost'),
  guildhall: plain('guildhall'),
  workshop: plain('workshop'),
};
export const RESOURCE = toned('resources', 'any');
export const DEED = toned('deed', 'deed');
export const APPROVED = toned('approved', 'approved');
export const DEBT = toned('debt', 'debt');
export const PAID = toned('paid', 'paid');
export const CORRUPTION = toned('corruption', 'corruption');
export const VIRTUE = toned('virtue', 'virtue');
export const POINTS = toned('points', 'vp');
export const LAUREL = toned('points', 'paid');
export const REARRANGE = plain('rearrange');
export const DISCARD = plain('discard');
export const DESTROY = plain('destroy');
export const SHUFFLE = plain('shuffle');
export const DRAW = plain('draw');
export const HAND = plain('hand');
export const STACK = plain('stack');
export const HIRE = plain('hire');
export const DISMISS = plain('dismiss');
export const FLIP = plain('flip');
export const CASTLE = plain('castle');
export const CLIMB = plain('climb');
export const BUILD = plain('building');
export const MANUSCRIPT = plain('manuscript');
export const TRADE = plain('trade');
export const VISCOUNT = plain('viscount');
export const STEPS = plain('steps');
export const COLLISION = plain('collision');
export const LEADER = plain('leader');
export const POVERTY = plain('poverty');
export const PROSPERITY = plain('prosperity');
export const ONGOING = plain('ongoing');
export const DROP_OFF = plain('dropOff');
export const AT_ONCE = plain('atOnce');
export const AT_END = plain('atEnd');
export const WORKER = plain('worker');
export const SCHEME = plain('scheme');
export const FOCUS = plain('focus');
export const EVERYONE = plain('everyone');

/** What verbs have amounts of. */
export const NOUN: Record<string, Symbol> = {
  ...GOOD,
  resources: RESOURCE,
  deeds: DEED,
  debts: DEBT,
  corruption: CORRUPTION,
  virtue: VIRTUE,
  schemes: SCHEME,
  vp: LAUREL,
  merchants: ICON.merchant,
  builders: ICON.builder,
  nobles: ICON.noble,
  clerics: ICON.cleric,
  criminals: ICON.criminal,
  workers: WORKER,
  'trading-posts': BUILDING['trading-post'],
  guildhalls: BUILDING.guildhall,
  workshops: BUILDING.workshop,
  manuscripts: MANUSCRIPT,
  buildings: BUILD,
  'paid-debts': PAID,
  'approved-deeds': APPROVED,
};

export const OCCASION: Record<string, Symbol> = {
  trade: TRADE,
  construct: BUILD,
  castle: CASTLE,
  transcribe: MANUSCRIPT,
  'after-trade': TRADE,
  'after-construct': BUILD,
  'after-castle': CASTLE,
  'after-transcribe': MANUSCRIPT,
  'flip-debt': PAID,
  'flip-deed': APPROVED,
  'flip-card': FLIP,
  'gain-debt': DEBT,
  'gain-scheme': SCHEME,
  collision: COLLISION,
  hire: HIRE,
  dismiss: DISMISS,
  movement: STEPS,
  reshuffle: SHUFFLE,
  uncovered: AT_ONCE,
};

const GROUND: Record<Icon, string> = {
  merchant: 'verdigris',
  builder: 'ochre',
  noble: 'lapis',
  cleric: 'slate',
  criminal: 'murrey',
};

/** The figure of a card; one of somebody's own deck is a person. */
export function figureOf(id: string): string {
  const begins = id.split('-')[0] ?? '';
  const known = (key: string): string | undefined => FIGURES[key] ?? firstOf(({ figures }) => figures[key]);
  return known(id) ?? known(begins) ?? SIGNS.person;
}

/** The ground of its miniature says what it is good for. */
export const groundOf = (card: Townsfolk): string =>
  firstOf(({ ground }) => ground(card)) ?? GROUND[card.icons[0] ?? 'merchant'];
