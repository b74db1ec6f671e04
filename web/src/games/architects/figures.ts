/** The figure on every card's miniature. */

import type { IconName } from './icons';
import type { Apprentice } from './model';

const BUILDINGS: Record<string, IconName> = {
  smithy: 'anvil-impact',
  steeple: 'ringing-bell',
  'stone-market': 'stone-pile',
  tavern: 'tavern-sign',
  'thieves-den': 'cave-entrance',
  'tilers-hut': 'brick-pile',
  'trading-post': 'shop',
  treasury: 'open-treasure-chest',
  university: 'graduate-cap',
  watchtower: 'watchtower',
  well: 'well',
  'wood-market': 'wood-pile',
  aqueduct: 'aqueduct',
  armoury: 'crossed-swords',
  barracks: 'barracks',
  'betting-house': 'rolling-dices',
  'carpenters-hut': 'wood-cabin',
  castle: 'locked-fortress',
  chapel: 'prayer-beads',
  church: 'church',
  'clay-market': 'amphora',
  'clay-pit': 'brick-wall',
  'drafting-room': 'compass',
  dungeon: 'dungeon-gate',
  factory: 'gears',
  fortress: 'castle',
  fountain: 'water-fountain',
  'gamblers-den': 'poker-hand',
  hideout: 'hidden',
  keep: 'guarded-tower',
  library: 'bookshelf',
  lighthouse: 'lighthouse',
  'lumber-camp': 'log',
  'masons-hut': 'stone-wall',
  moneylender: 'money-stack',
  monument: 'stone-bust',
  observatory: 'observatory',
  palace: 'byzantin-temple',
  reservoir: 'water-tank',
  'silver-market': 'coins-pile',
  crane: 'crane',
  graveyard: 'graveyard',
  museum: 'egyptian-temple',
};

/** Apprentices of one trade share a figure; their ids are the trade's name and a tail. */
const TRADES: Record<string, IconName> = {
  acolyte: 'prayer',
  conspirator: 'conversation',
  'debt-collector': 'scroll-quill',
  gatekeeper: 'key',
  illusionist: 'magic-hat',
  jeweller: 'emerald',
  labourer: 'farmer',
  merchant: 'swap-bag',
  miner: 'miner',
  patron: 'receive-money',
  pickpocket: 'hood',
  squire: 'mounted-knight',
  stonecutter: 'stone-crafting',
  swindler: 'domino-mask',
  thief: 'robber',
  trader: 'trade',
  trickster: 'jester-hat',
  woodcutter: 'wood-axe',
  enforcer: 'manacles',
  overseer: 'spy',
  peddler: 'bindle',
};

export const buildingFigure = (id: string): IconName => BUILDINGS[id] ?? 'plan';

export function apprenticeFigure(id: string): IconName {
  const trade = Object.keys(TRADES).find((name) => id === name || id.startsWith(`${name}-`));
  return (trade && TRADES[trade]) || 'claw-hammer';
}

/** The ground of an Apprentice's miniature tells the skill. */
export function apprenticeGround(apprentice: Apprentice): string {
  const [skill] = apprentice.skills;
  if (apprentice.skills.length > 1) return 'ochre';
  return skill === 'carpentry' ? 'verdigris' : skill === 'tiling' ? 'minium' : 'slate';
}
