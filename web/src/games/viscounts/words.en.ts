/** This game's own labels in English. */

import { minus, plural } from '../../i18n/plural';

const n = (count: number, one: string, other: string): string => plural('en', count, { one, other });

export const en = {
  board: 'The kingdom',
  supply: 'Your supply',
  supplyOf: (player: string) => `Supply: ${player}`,
  score: (points: number) => `score so far ${minus(points)}`,
  row: 'Your board',
  rowOf: (player: string) => `Board: ${player}`,
  slides: 'one space to the right each turn',
  emptySpace: 'empty',
  fresh: 'played last',
  next: 'third next turn',
  last: 'drops off next turn',
  noAbility: 'no ability',
  hand: 'Your hand',
  handOf: (player: string) => `Hand: ${player}`,
  startingDeck: 'Starting deck',
  emptyHand: 'no cards in hand',
  drawPile: (count: number) => `draw pile: ${n(count, 'card', 'cards')}`,
  discardPile: (count: number) => `discard pile: ${n(count, 'card', 'cards')}`,
  pairs: 'Player cards and Heroes',
  pairTown: (town: number) => `Town ${town}`,
  pairLater: 'and then',
  pairsHint: 'Whoever sits last chooses first.',
  icons: 'Icons for your action',
  track: 'you above, others below',
  corruption: 'Corruption',
  virtue: 'Virtue',
  markers: (corruption: number, virtue: number) => `Corruption on space ${corruption}, Virtue on space ${virtue}`,
  tradingPosts: 'Trading Posts',
  guildhalls: 'Guildhalls',
  workshops: 'Workshops',
  built: 'built',
  unpaid: 'unpaid Debts',
  paid: 'paid Debts',
  acquired: 'acquired Deeds',
  approved: 'approved Deeds',
  manuscripts: 'Manuscripts',
  workers: 'Workers in supply',
  poverty: 'Poverty',
  prosperity: 'Prosperity',
  debtsLeft: 'Debts left',
  deedsLeft: 'Deeds left',
  revealed: 'revealed',
  favours: 'Church Favour',
  leader: 'Castle Leader',
  nobodyYet: 'nobody yet',
  segment: (left: number, right: number) => `Towns ${left}–${right}`,
  pileLeft: (count: number) => `${n(count, 'card', 'cards')} in the pile`,
  standing: (names: string) => `Here: ${names}.`,
  builtBy: (player: string) => `built by ${player}`,
  castleTier: (tier: number, workers: string) => `tier ${tier}: ${workers}`,
  nobodyThere: 'empty',
  centre: 'Third tier of the Castle',
  yourMove: 'your move',
  deciding: 'deciding',
  inHand: (count: number) => `${count} in hand`,
  leads: 'Castle Leader',
  openBoard: (player: string) => `${player}: open the player’s board`,
  players: 'Players',
  boardTab: 'Board',
  courtTab: 'Court',
  round: (round: number) => `round ${round}`,
  lastRound: 'last round',
  endsSoon: 'one more round',
  setup: 'set-up',
  phases: ['Cards', 'Move', 'Act', 'Recruit', 'Collision', 'Draw'] as readonly string[],
  then: 'then',
  youHave: 'you have',
  schemes: 'Schemes',
  schemesLeft: (draw: number, future: number) => `${draw} in the draw pile, ${future} future`,
  noSchemes: 'no Scheme yet',
  noneYet: 'none yet',
};

type Widen<T> = T extends (...args: infer A) => string
  ? (...args: A) => string
  : T extends readonly string[]
    ? readonly string[]
    : string;

/** Every language says all of this. */
export type GameWords = { [K in keyof typeof en]: Widen<(typeof en)[K]> };
