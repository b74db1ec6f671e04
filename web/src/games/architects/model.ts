/** The table of Architects as the server tells it, and the card files, typed for the page. */

import type { Expression } from '../../lib/expression';
import { viewOf, type Cards } from '../../lib/view';

export const GOODS = ['clay', 'wood', 'stone', 'gold', 'marble', 'silver'] as const;
export type Good = (typeof GOODS)[number];
export type Gain = Good | 'virtue' | 'building';
export const SKILLS = ['carpentry', 'tiling', 'masonry'] as const;
export type Skill = (typeof SKILLS)[number];

export const CIRCLES = [
  'quarry',
  'forest',
  'mines',
  'silversmith',
  'storehouse',
  'workshop',
  'town-centre',
  'tax-stand',
  'guardhouse',
] as const;
export type Circle = (typeof CIRCLES)[number];
export const SPACES = ['left', 'middle', 'right'] as const;
export type Space = (typeof SPACES)[number];
export const ROWS = ['top', 'bottom'] as const;
export type Row = (typeof ROWS)[number];

export type Amounts = Partial<Record<Gain, number>>;

export interface Player extends Record<Good, number> {
  colour: string;
  board: string;
  virtue: number;
  cathedral: number;
  unpaid_debts: number;
  paid_debts: number;
  workers: number;
  prison: number;
  at: Record<Circle, number>;
  captured: Record<string, number>;
  apprentices: string[];
  buildings: string[];
  hand: Cards;
  packet: Cards;
  looking: Cards;
  kept?: string | null;
  deciding: boolean;
}

export interface DisplaySpace {
  apprentice: string | null;
  silver: number;
}

export interface ArchitectsTable {
  first: string | null;
  turn: string | null;
  players: Player[];
  display: Record<Row, DisplaySpace[]>;
  black_market: Record<Space, string | null>;
  tax_stand: number;
  guildhall: string[];
  reset_due: boolean;
  last_turns: number | null;
  turns: number;
  building_deck: number;
  apprentice_deck: number;
  rewards: number;
  market_goods: { left: Amounts; right: Amounts };
  outlines: number;
}

export interface Building {
  id: string;
  cost: Partial<Record<Good, number>>;
  vp: number;
  skills?: Skill[];
  virtue?: number;
  effect: Expression;
}

export interface Apprentice {
  id: string;
  skills: Skill[];
  virtue?: number;
  ability?: Expression | null;
}

export interface PlayerBoard {
  id: string;
  ability: Expression;
}

export interface Level {
  cost: Partial<Record<'gold' | 'marble' | 'stone_or_wood', number>>;
  vp: number;
  spots: number;
}

export interface ArchitectsData {
  building: Record<string, Building>;
  apprentice: Record<string, Apprentice>;
  board: Record<string, PlayerBoard>;
  cathedral: { levels: Level[] };
  virtue: { start: number; vp: number[]; tax_ignored: number[] };
  constants: { workers: number; hand_limit: number; apprentice_limit: number };
}

export const tableOf = viewOf<ArchitectsTable>;

/** Which skills a player has, by the Apprentices before them. */
export function skillsOf(player: Player, data: ArchitectsData): Set<Skill> {
  return new Set(player.apprentices.flatMap((id) => data.apprentice[id]?.skills ?? []));
}

/** What of a Building's cost a player lacks. */
export function lacking(player: Player, building: Building): [Good, number][] {
  return GOODS.map((good): [Good, number] => [good, (building.cost[good] ?? 0) - player[good]]).filter(
    ([, n]) => n > 0,
  );
}

/** Which of a Building's skills a player lacks. */
export function unskilled(player: Player, building: Building, data: ArchitectsData): Skill[] {
  const skills = skillsOf(player, data);
  return (building.skills ?? []).filter((skill) => !skills.has(skill));
}

/** How many columns of the Guildhall the number of players uses. */
export const guildColumns = (table: ArchitectsTable): number => table.outlines / 4;

/** The outlines (counted from 0) whose taking resets the Black Market (ARC-SETUP-15). */
export const resetOutlines = (table: ArchitectsTable): number[] => [2, 3].map((row) => row * guildColumns(table));

/** How high the Cathedral stands: the highest level anybody has reached. */
export const cathedralHeight = (table: ArchitectsTable): number => Math.max(...table.players.map((p) => p.cathedral));

/** How many of a player's Workers others hold, and who. */
export function heldBy(table: ArchitectsTable, colour: string): { colour: string; count: number }[] {
  return table.players
    .filter((p) => p.colour !== colour)
    .map((p) => ({ colour: p.colour, count: p.captured[colour] ?? 0 }))
    .filter((holder) => holder.count > 0);
}

export const capturedTotal = (player: Player): number => Object.values(player.captured).reduce((a, b) => a + b, 0);
