/** Which icon stands for what in this game. Goods carry a colour of their own; symbols are plain ink. */

import type { Symbol } from '../../lib/expression';
import type { Circle, Gain, Good, Skill } from './model';
import type { IconName } from './icons';

export type { Symbol } from '../../lib/expression';

const plain = (icon: IconName): Symbol => ({ icon });
const toned = (icon: IconName, tone: string): Symbol => ({ icon, tone });

export const GOOD: Record<Good, Symbol> = {
  clay: toned('clay-brick', 'clay'),
  wood: toned('log', 'wood'),
  stone: toned('rock', 'stone'),
  gold: toned('gold-bar', 'gold'),
  marble: toned('ionic-column', 'marble'),
  silver: toned('two-coins', 'silver'),
};

export const VIRTUE = toned('fleur-de-lys', 'virtue');
export const TAX = toned('crown-coin', 'tax');
export const DEBT = toned('scroll-unfurled', 'debt');
export const PAID_DEBT = plain('tied-scroll');
export const PLAN = plain('plan');
export const APPRENTICE = plain('claw-hammer');
export const CAPTIVE = plain('manacles');
export const PRISON = plain('prisoner');
export const POINTS = toned('laurels', 'vp');
export const RESET = plain('clockwise-rotation');
export const BUILD = plain('crane');
export const NOW = plain('power-lightning');
export const END = plain('hourglass');
export const LOCK = plain('padlock');
export const DISCARD = plain('card-discard');
export const WORKER = plain('worker');

export const SKILL: Record<Skill, Symbol> = {
  carpentry: plain('hand-saw'),
  tiling: plain('stake-hammer'),
  masonry: plain('trowel'),
};

export const GAIN: Record<Gain, Symbol> = { ...GOOD, virtue: VIRTUE, building: PLAN };

export const PLACE: Record<Circle | 'guildhall' | 'cathedral' | 'prison' | 'black-market', Symbol> = {
  quarry: plain('mining'),
  forest: plain('forest'),
  mines: plain('gold-mine'),
  silversmith: plain('anvil'),
  storehouse: plain('barn'),
  workshop: plain('hand-saw'),
  'town-centre': plain('well'),
  'tax-stand': plain('scales'),
  guardhouse: plain('medieval-gate'),
  guildhall: plain('family-house'),
  cathedral: plain('church'),
  prison: PRISON,
  'black-market': plain('domino-mask'),
};

/** The words of the card files: what verbs have amounts of, when a card acts, what it counts. */
export const NOUN = { ...GAIN, vp: POINTS, 'debt-vp': POINTS };
export type Noun = keyof typeof NOUN;

export const OCCASION = {
  quarry: PLACE.quarry,
  forest: PLACE.forest,
  mines: PLACE.mines,
  silversmith: PLACE.silversmith,
  storehouse: PLACE.storehouse,
  'town-centre': PLACE['town-centre'],
  'tax-stand': PLACE['tax-stand'],
  'black-market': PLACE['black-market'],
  cathedral: PLACE.cathedral,
  construction: BUILD,
  'debt-paid': PAID_DEBT,
  'send-to-prison': PRISON,
  reset: RESET,
  hire: APPRENTICE,
  'debt-taken': DEBT,
  'virtue-gained': VIRTUE,
};
export type Occasion = keyof typeof OCCASION;

export const THING = {
  ...GOOD,
  ...SKILL,
  goods: plain('cubes'),
  virtue: VIRTUE,
  cathedral: PLACE.cathedral,
  buildings: PLAN,
  captured: CAPTIVE,
  'paid-debts': PAID_DEBT,
  'unpaid-debts': DEBT,
  prisoners: PRISON,
};
export type Thing = keyof typeof THING;
