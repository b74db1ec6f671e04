/** Which icon stands for what in this game. Goods carry a colour of their own; symbols are plain ink. */

import type { Circle, Counted, Gain, Good, Occasion, Skill } from './model';
import type { IconName } from './icons';

export interface Symbol {
  icon: IconName;
  /** The class that colours it: `g-<tone>`. */
  tone?: string;
}

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
export const MOST = plain('jewel-crown');
export const EVERYONE = plain('backup');
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

export const OCCASION: Record<Occasion, Symbol> = {
  quarry: PLACE.quarry,
  forest: PLACE.forest,
  mines: PLACE.mines,
  silversmith: PLACE.silversmith,
  storehouse: PLACE.storehouse,
  town_centre: PLACE['town-centre'],
  tax_stand: PLACE['tax-stand'],
  black_market: PLACE['black-market'],
  cathedral: PLACE.cathedral,
  construction: BUILD,
  debt_paid: PAID_DEBT,
  send_to_prison: PRISON,
};

export const COUNTED: Record<Counted, Symbol> = {
  ...GOOD,
  ...SKILL,
  goods: plain('cubes'),
  virtue: VIRTUE,
  cathedral: PLACE.cathedral,
  buildings: PLAN,
  captured: CAPTIVE,
  paid_debts: PAID_DEBT,
};
