/** The table of Viscounts and its card files as the server tells them, and questions about them. */

import type { Expression } from '../../lib/expression';
import type { TableState } from '../../lib/types';
import { viewOf, type Cards } from '../../lib/view';
import { firstOf } from './attached';
import { STEP } from './draw/geometry';

export const GOODS = ['silver', 'ink', 'gold', 'stone'] as const;
export type Good = (typeof GOODS)[number];
export const ICONS = ['merchant', 'builder', 'noble', 'cleric', 'criminal'] as const;
export type Icon = (typeof ICONS)[number];
export const RIBBONS = ['grey', 'black', 'yellow', 'blue'] as const;
export type Ribbon = (typeof RIBBONS)[number];
export const KINDS = ['trading-post', 'guildhall', 'workshop'] as const;
export type Kind = (typeof KINDS)[number];
export const WEDGES = ['k1', 'k2', 'k3', 'k4', 'k5'] as const;
export type Wedge = (typeof WEDGES)[number];
export type Side = 'left' | 'right' | 'inner';

/** The pieces of a player, or of a rival without a seat. */
export interface Pieces extends Record<Good, number> {
  at: string;
  unpaid_debts: number;
  paid_debts: number;
  acquired_deeds: number;
  approved_deeds: number;
  corruption: number;
  virtue: number;
  workers: number;
  first_tier: Record<Wedge, number>;
  second_tier: Record<Wedge, number>;
  centre: number;
  built: string[];
  manuscripts: string[];
  row: (string | null)[];
  discard: string[];
}

export interface Player extends Pieces {
  colour: string;
  player_card: number | null;
  hand: Cards;
  draw: Cards;
  deciding: boolean;
}

/** The AI's draw pile and future Schemes are only counted. It has no Silver. */
export interface Rival extends Pieces {
  draw: number;
  future: number;
}

export interface Pile {
  top: string | null;
  count: number;
}

export interface ViscountsTable {
  first: string;
  turn: string;
  turns: number;
  setting_up: boolean;
  closing: 'open' | 'triggered' | 'last-round';
  /** The segments clockwise. */
  ring: string[];
  /** The wedge of the Castle at the first of them. */
  castle: Wedge;
  debt_stack: number;
  deed_stack: number;
  offered_cards?: number[];
  offered_heroes?: string[];
  townsfolk: Record<string, Pile>;
  manuscripts: Record<string, Pile>;
  gone: string[];
  /** Whose Building of which kind stands on a spot: `red workshop`. */
  buildings: Record<string, string>;
  favours: Record<Ribbon, string | null>;
  leader: string | null;
  /** Icons of a Townsfolk dismissed for the action under way. */
  help: Partial<Record<Icon, number>>;
  climbing: string | null;
  waiting: number;
  reserved: Wedge | null;
  ai?: Rival;
  players: Player[];
}

export interface Townsfolk {
  id: string;
  silver: number;
  icons: Icon[];
  effect?: Expression;
  ability?: Expression;
}

export interface Manuscript {
  id: string;
  cost: number;
  /** Of any colour until one is chosen. */
  ribbon: Ribbon | 'any';
  effect?: Expression;
}

export interface SpotData {
  bank: 'left' | 'right';
  effect: Expression;
  link?: Expression;
}

export interface Segment {
  id: string;
  exchanges: { merchants: number; effect: Expression }[];
  small: SpotData[];
  large: SpotData[];
  townsfolk: { silver: number; icons: Icon[]; effect: Expression };
  manuscript: { cost: number; effect: Expression };
}

export interface Slot {
  icons?: Icon[];
  ability?: Expression;
}

export interface Scheme {
  id: string;
  header: 'brown' | 'black';
  icons: Icon[];
  rows: Expression[];
  move: number;
  options: Expression[];
}

export interface AiBoard {
  id: string;
  focus: string;
  slots: (Slot & { building: Kind })[];
  row: Icon[][];
}

export interface ViscountsData {
  starting: Record<string, Townsfolk>;
  townsfolk: Record<string, Townsfolk>;
  hero: Record<string, Townsfolk>;
  manuscript: Record<string, Manuscript>;
  player_card: Record<string, { gives: Expression; effect: Expression }>;
  segment: Record<string, Segment>;
  castle: { entering: Expression[]; centre: Expression; icons: number[]; vp: number[] };
  slot: Record<string, Slot>;
  building: Record<Kind, { cost: number; vp: number[] }>;
  track: { above: Expression[]; below: Expression[] };
  ai_track: { above: Expression[] };
  row: { icons: Icon[][] };
  stacks: { debts: number[]; deeds: number[] };
  leader: { vp: number; hand_limit: number };
  favour: Record<Ribbon, { vp: number; icons: Icon[] }>;
  scheme: Record<string, Scheme>;
  ai_board: Record<string, AiBoard>;
}

export const tableOf = (state: TableState): ViscountsTable => viewOf<ViscountsTable>(state);

/** A Townsfolk card: a starting one, an ordinary one or a Hero; or what an expansion puts into decks. */
export const folkOf = (data: ViscountsData, id: string): Townsfolk | undefined =>
  data.townsfolk[id] ?? data.starting[id] ?? data.hero[id] ?? firstOf((expansion) => expansion.folk(data, id));

/** The towns of a segment on the outer path: left, right. */
export function townsOf(segment: string): [number, number] {
  const first = 2 * (segment.charCodeAt(0) - 'a'.charCodeAt(0)) + 1;
  return [first, first + 1];
}

/** A space by its segment and side. */
export function spaceId(segment: string, side: Side): string {
  const [left, right] = townsOf(segment);
  return side === 'inner' ? `inner-${segment}` : `town-${side === 'left' ? left : right}`;
}

/** The segment and the side of a space. */
export function placeOf(space: string): { segment: string; side: Side } {
  const [kind, name = ''] = space.split('-');
  if (kind === 'inner') return { segment: name, side: 'inner' };
  const town = Number(name) - 1;
  return { segment: String.fromCharCode('a'.charCodeAt(0) + Math.floor(town / 2)), side: town % 2 ? 'right' : 'left' };
}

/** The wedge of the Castle in front of a place of the ring. */
export function wedgeAt(table: Pick<ViscountsTable, 'castle'>, part: number): Wedge {
  return WEDGES[(WEDGES.indexOf(table.castle) + part) % WEDGES.length] ?? 'k1';
}

/** The place of the ring in front of which a wedge lies. */
export function partOf(table: Pick<ViscountsTable, 'castle'>, wedge: string): number {
  const turned = WEDGES.indexOf(wedge as Wedge) - WEDGES.indexOf(table.castle);
  return (turned + WEDGES.length) % WEDGES.length;
}

/** The Building Spots of a segment for so many players: one or two play on the small side. */
export const spotsOf = (segment: Segment, players: number): SpotData[] => (players > 2 ? segment.large : segment.small);

/** The slots of a kind of Building. */
export const slotsOf = (kind: Kind): string[] => [1, 2, 3].map((number) => `${kind}-${number}`);

/** Whose a Building is, and of which kind. */
export function builtAt(table: ViscountsTable, spot: string): { owner: string; kind: Kind } | null {
  const [owner = '', kind = ''] = (table.buildings[spot] ?? '').split(' ');
  return owner === '' ? null : { owner, kind: kind as Kind };
}

/** Where one step leads: the part is the first one's, counted on. */
export function stepsFrom(part: number, side: Side): { part: number; side: Side }[] {
  const next = (part + 1) % (360 / STEP);
  if (side === 'left')
    return [
      { part, side: 'right' },
      { part, side: 'inner' },
    ];
  if (side === 'inner')
    return [
      { part, side: 'right' },
      { part: next, side: 'inner' },
    ];
  return [{ part: next, side: 'left' }];
}

type Stop = { part: number; side: Side };

/** A way of exactly so many steps or a few more that ends on a space: all its stops; null when there is none. */
export function wayTo(from: Stop, to: Stop, least: number): Stop[] | null {
  let ways: Stop[][] = [[from]];
  for (let step = 0; step < 16; step++) {
    const arrived = step >= least && ways.find((way) => same(way.at(-1), to));
    if (arrived) return arrived;
    const seen = new Map<string, Stop[]>();
    for (const way of ways) {
      const last = way.at(-1) ?? from;
      for (const next of stepsFrom(last.part, last.side)) seen.set(`${next.part} ${next.side}`, [...way, next]);
    }
    ways = [...seen.values()];
  }
  return null;
}

const same = (one: Stop | undefined, other: Stop): boolean => one?.part === other.part && one.side === other.side;

/** The icons that a player's board lends to an action: cards, starting icons that lie open, slots, Church Favours. */
export function iconsOf(player: Player, table: ViscountsTable, data: ViscountsData): Record<Icon, number> {
  const total = Object.fromEntries(ICONS.map((icon) => [icon, 0])) as Record<Icon, number>;
  const add = (icons: readonly Icon[] = []): void => icons.forEach((icon) => (total[icon] += 1));
  player.row.forEach((card, space) => add(card === null ? data.row.icons[space] : folkOf(data, card)?.icons));
  player.built.forEach((slot) => add(data.slot[slot]?.icons));
  for (const ribbon of RIBBONS) if (table.favours[ribbon] === player.colour) add(data.favour[ribbon].icons);
  return total;
}

/** How many Workers a player has in the Castle. */
export const inCastle = (pieces: Pieces): number =>
  Object.values(pieces.first_tier).reduce((sum, n) => sum + n, 0) +
  Object.values(pieces.second_tier).reduce((sum, n) => sum + n, 0) +
  pieces.centre;

/** How many Manuscripts of each ribbon. */
export function ribbonsOf(pieces: Pieces, data: ViscountsData): Record<Ribbon, number> {
  const count = Object.fromEntries(RIBBONS.map((ribbon) => [ribbon, 0])) as Record<Ribbon, number>;
  for (const id of pieces.manuscripts) {
    const ribbon = data.manuscript[id]?.ribbon;
    if (ribbon !== undefined && ribbon !== 'any') count[ribbon] += 1;
  }
  return count;
}
