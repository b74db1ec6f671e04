/** What Gates of Gold adds to the table and to the card files, and questions about it. */

import type { Expression } from '../../lib/expression';
import { faces } from '../../lib/view';
import {
  ribbonsOf,
  type Icon,
  type Pieces,
  type Player,
  type Ribbon,
  type Townsfolk,
  type ViscountsData,
  type ViscountsTable,
} from '../viscounts/model';

export const BONUSES = ['diversified', 'specialized'] as const;
export type Bonus = (typeof BONUSES)[number];
export const COLUMNS = [1, 2, 3, 4] as const;
export type Column = (typeof COLUMNS)[number];

export interface GatesTable extends ViscountsTable {
  /** The face-up row before the gate. */
  outsiders: string[];
  outsider_pile: number;
  orders: string[];
  diversified_card: string;
  specialized_card: string;
  leader_card: string;
  diversified_holder: string | null;
  specialized_holder: string | null;
}

export interface GatesPlayer extends Player {
  manuscript_board: string;
}

export interface Outsider {
  id: string;
  silver: number;
  icons: Icon[];
  refused: Expression;
  end: Expression;
}

/** An Outsider as a card of a deck. */
export interface OutsiderFolk extends Townsfolk {
  refused: Expression;
}

export interface BonusCard {
  id: string;
  vp: number;
  /** What must lie on its holder's board so that it works. */
  needs?: 'order' | 'outsider';
  icons?: Icon[];
  ability?: Expression;
}

export interface GatesData extends ViscountsData {
  outsider: Record<string, Outsider>;
  order: Record<string, { silver: number; icons: Icon[] }>;
  manuscript_board: Record<string, { columns: Ribbon[] }>;
  columns: { draw: number; rearrange: number };
  diversified: Record<string, BonusCard>;
  specialized: Record<string, BonusCard>;
  leader_card: Record<string, BonusCard>;
}

/** The table as one with the gate; null where it is played without. */
export const gatesOf = (table: ViscountsTable): GatesTable | null =>
  'outsiders' in table ? (table as GatesTable) : null;

export const dataOfGates = (data: ViscountsData): GatesData => data as GatesData;

export const isOrder = (id: string): boolean => id.startsWith('kings-order');

/** A King's Order lies on a board like Townsfolk; dropping off it welcomes an Outsider. */
const WELCOMES: Expression = {
  kind: 'on',
  occasion: 'drop-off',
  what: { kind: 'do', verb: 'welcome', amounts: { outsiders: 1 } },
};

/** Outsiders and King's Orders as cards of a deck. */
export function folkOfGates(data: ViscountsData, id: string): Townsfolk | OutsiderFolk | undefined {
  const { outsider, order } = dataOfGates(data);
  const stranger = outsider?.[id];
  if (stranger !== undefined) {
    const { silver, icons, end, refused } = stranger;
    return { id, silver, icons, ability: end, refused };
  }
  const letter = isOrder(id) ? order?.[id] : undefined;
  return letter && { id, silver: letter.silver, icons: letter.icons, ability: WELCOMES };
}

/** Who holds a Builder bonus card, and which card it is. */
export function bonusOf(table: GatesTable, kind: Bonus): { card: string; holder: string | null } {
  return kind === 'diversified'
    ? { card: table.diversified_card, holder: table.diversified_holder }
    : { card: table.specialized_card, holder: table.specialized_holder };
}

/** How many King's Orders or Outsiders of a deck lie open for a viewer. */
export function seen(pieces: Pieces, data: GatesData): { orders: number; outsiders: number } {
  const player = pieces as Partial<Player>;
  const row = pieces.row.filter((id) => id !== null);
  const cards = [...row, ...pieces.discard, ...faces(player.hand), ...faces(player.draw)];
  return {
    orders: cards.filter(isOrder).length,
    outsiders: cards.filter((id) => data.outsider[id] !== undefined).length,
  };
}

export interface ColumnState {
  number: Column;
  ribbon: Ribbon;
  /** The Manuscripts in it. */
  count: number;
}

/** The columns of a player's Manuscript Board from the left; one with a Manuscript is unlocked. */
export function columnsOf(player: Player, data: GatesData): ColumnState[] {
  const board = data.manuscript_board[(player as GatesPlayer).manuscript_board];
  const count = ribbonsOf(player, data);
  return (board?.columns ?? []).map((ribbon, i) => ({
    number: (i + 1) as Column,
    ribbon,
    count: count[ribbon],
  }));
}
