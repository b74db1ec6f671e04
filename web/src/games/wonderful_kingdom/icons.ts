/** Which figure of game-icons.net stands for what. Every value here goes into the page's icon sprite. */

export const CARD_ICONS = {
  'stone-quarry': 'mining',
  hamlet: 'village',
  barracks: 'medieval-barracks',
  guildhall: 'family-house',
  'river-port': 'harbor-dock',
  'castle-town': 'medieval-village-01',
  'border-watchtowers': 'guarded-tower',
  'alchemists-tower': 'bubbling-flask',
  'kings-road': 'stone-path',
  woodcutters: 'wood-axe',
  'merchant-caravan': 'old-wagon',
  rangers: 'bowman',
  'tatis-tribe': 'totem-head',
  'mercenary-band': 'swordman',
  'order-of-knights': 'templar-shield',
  'expeditionary-force': 'mounted-knight',
  'tax-collectors': 'receive-money',
  'guild-of-masons': 'trowel',
  'griffin-riders': 'griffin-symbol',
  'royal-statue': 'stone-bust',
  'triumphal-arch': 'india-gate',
  cathedral: 'church',
  'great-library': 'bookshelf',
  'royal-mint': 'crown-coin',
  'hall-of-ancestors': 'portrait',
  'royal-palace': 'elven-castle',
  'throne-of-the-old-dynasty': 'throne-king',
  'cartographers-hall': 'globe',
  citadel: 'locked-fortress',
  'knights-hall': 'black-knight-helm',
  'grand-bazaar': 'shop',
  aqueduct: 'aqueduct',
  'royal-tomb': 'sarcophagus',
  'tournament-grounds': 'trumpet-flag',
  'dragon-egg': 'dinosaur-egg',
  'sunken-ruins': 'ancient-ruins',
  'crystal-cave': 'crystal-growth',
  'giants-skeleton': 'skeleton',
  'enchanted-forest': 'forest',
  'lost-mines': 'gold-mine',
  'isle-of-the-ancients': 'island',
  'phoenix-nest': 'burning-embers',
  'dragons-hoard': 'dragon-head',
  'map-of-the-stars': 'star-formation',
  'world-tree': 'oak',
  'elven-realm': 'elf-helmet',
  'oracles-spring': 'water-fountain',
  'dwarven-halls': 'dwarf-helmet',
  'masons-wagons': 'mine-wagon',
  'band-of-settlers': 'three-friends',
  'chest-of-coins': 'coins-pile',
  'ancient-maps': 'tied-scroll',
  'builders-caravan': 'cartwheel',
  'marble-and-gold': 'ionic-column',
  'shipwrights-stores': 'ship-wheel',
  'wealthy-newcomers': 'shiny-purse',
  'pilgrims-tales': 'pilgrim-hat',
  'pirate-cache': 'open-treasure-chest',
  calamity: 'burning-meteor',
  'giant-rat': 'rat',
  plague: 'plague-doctor-profile',
  'frost-giant': 'giant',
  shadow: 'shadow-grasp',
  thief: 'robber',
  'secret-agent': 'spy',
  'mistress-of-cartography': 'spyglass',
  'grey-eminence': 'hooded-figure',
  'mercenary-captain': 'warlord-helmet',
  'mad-gambler': 'rolling-dices',
  'ruthless-overseer': 'whip',
  'lady-of-the-forest': 'woman-elf-face',
  'nursing-mother': 'cornucopia',
  'lady-of-the-lake-country': 'wave-crest',
  'queen-of-the-five-seas': 'queen-crown',
  'alchemist-diviner': 'crystal-ball',
  'inspired-prophet': 'prayer',
  'master-goldsmith': 'gem-pendant',
  'master-craftsman': 'gear-hammer',
} as const;

/** The card that stands for each menace deck. */
export const MENACE_CARDS: Record<string, string> = {
  shadows: 'shadow',
  'frost-giants': 'frost-giant',
  thieves: 'thief',
  'giant-rats': 'giant-rat',
};

export const SPACE_ICONS = {
  materials: 'stone-block',
  population: 'backup',
  gold: 'gold-bar',
  exploration: 'compass',
  krystallium: 'rupee',
  soldiers: 'barbute',
} as const;

/** What a space or cube is drawn with; its colour goes by another word where two games call theirs alike. */
export const spaceSign = (space: keyof typeof SPACE_ICONS): { icon: KingdomIcon; tone: string } => ({
  icon: SPACE_ICONS[space],
  tone: space === 'gold' ? 'goldcube' : space === 'soldiers' ? 'soldier' : space,
});

export const TYPE_ICONS = {
  structure: 'stone-tower',
  company: 'knight-banner',
  monument: 'greek-temple',
  discovery: 'treasure-map',
} as const;

export const FAMILY_ICONS = {
  development: 'stone-tower',
  treasure: 'clockwise-rotation',
  calamity: 'burning-meteor',
  menace: 'death-skull',
  advisor: 'shaking-hands',
} as const;

export const QUEST_ICONS: Record<string, 'jewel-crown' | 'spiked-dragon-head'> = {
  'lost-crown': 'jewel-crown',
  'dragon-of-the-north': 'spiked-dragon-head',
};

export const SYMBOLS = {
  trap: 'wolf-trap',
  spy: 'semi-closed-eye',
  camp: 'camping-tent',
  alchemy: 'round-bottom-flask',
  recycle: 'clockwise-rotation',
  build: 'crane',
  vp: 'laurels',
  quest: 'position-marker',
  medal: 'star-medal',
  deck: 'stack',
  discard: 'card-discard',
  risk: 'skull-crossed-bones',
  frozen: 'frozen-block',
  cover: 'robber-hand',
  fight: 'crossed-swords',
  lock: 'padlock',
  hand: 'card-play',
  done: 'check-mark',
  crown: 'crown',
  duchy: 'castle',
} as const;

/** The signs in an advisor's ability. */
export const ADVICE_ICONS = {
  trap: 'wolf-trap',
  draw: 'card-draw',
  spy: 'semi-closed-eye',
  discard: 'card-discard',
  exchange: 'card-exchange',
  cubes: 'cubes',
  complete: 'crane',
  calamity: 'burning-meteor',
} as const;

export type CardIcon = (typeof CARD_ICONS)[keyof typeof CARD_ICONS];
export type KingdomIcon =
  | CardIcon
  | (typeof SPACE_ICONS)[keyof typeof SPACE_ICONS]
  | (typeof TYPE_ICONS)[keyof typeof TYPE_ICONS]
  | (typeof FAMILY_ICONS)[keyof typeof FAMILY_ICONS]
  | (typeof SYMBOLS)[keyof typeof SYMBOLS]
  | (typeof ADVICE_ICONS)[keyof typeof ADVICE_ICONS]
  | 'jewel-crown'
  | 'spiked-dragon-head';

/** The figure of a card; a card of somebody's own deck gets the sign of its family. */
export function figureOf(id: string, family: keyof typeof FAMILY_ICONS): KingdomIcon {
  return id in CARD_ICONS ? CARD_ICONS[id as keyof typeof CARD_ICONS] : FAMILY_ICONS[family];
}
