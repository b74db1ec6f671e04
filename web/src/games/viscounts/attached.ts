/**
 * What expansions add to the page of Viscounts. The base asks whatever is attached and knows none of them by name: a
 * folder beside this one attaches itself with a file `viscounts.ts`, whose default export is an `Expansion`.
 */

import type { Component } from 'svelte';
import type { Amounts, Atom, Style, Symbol } from '../../lib/expression';
import type { Brief, Travel, Words } from '../../lib/game';
import type { Components, Lang, LogEntry, Move, TableState } from '../../lib/types';
import type { IconName } from '../../parts/icons';
import type { Pieces, Player, Townsfolk, ViscountsData, ViscountsTable } from './model';

/** What a verb of the card files is as icons. */
export type Deed = (amounts: Amounts, style: Style) => Atom[];

/** The card of the Castle Leader: the entry that tells it, and what it gives. */
export interface LeaderCard {
  entry: string;
  atoms: Atom[];
}

export interface Expansion {
  title: Record<Lang, string>;
  /** Whether a table is played with it. */
  on(table: ViscountsTable): boolean;
  /** What its card files say, as icons: verbs, things and occasions. */
  verbs: Record<string, Deed>;
  nouns: Record<string, Symbol>;
  occasions: Record<string, Symbol>;
  /** The icons of its parts of the score. */
  parts: Record<string, Symbol>;
  /** The figures of its cards: by a card's id, or the word that it begins with. */
  figures: Record<string, string>;
  /** A card that is no Townsfolk of the base game but lies in decks like one. */
  folk(data: ViscountsData, id: string): Townsfolk | undefined;
  /** The ground of such a card's miniature. */
  ground(card: Townsfolk): string | undefined;
  /** Which phase of a turn its decisions belong to, and its events. */
  phases: Record<string, number>;
  since: Record<string, number>;
  shows(state: TableState, target: string): boolean;
  brief(move: Move, state: TableState, components: Components, words: Words): Brief | null;
  travels(entry: LogEntry, before: TableState, after: TableState): Travel[];
  leader(table: ViscountsTable, data: ViscountsData): LeaderCard | null;
  /** What lies beside the kingdom: below the players on wide screens, a page of its own on phones. */
  Beside: Component<{ low?: boolean }>;
  /** What a player has beside the Player Board. */
  Board: Component<{ player: Player; seat: number; low?: boolean }>;
  /** What of it a player's panel counts. */
  Glance: Component<{ pieces: Pieces }>;
  page: {
    icon: IconName;
    label: Record<Lang, string>;
    /** Which targets are decided there. */
    holds(target: string): boolean;
  };
  /** Targets on what a player has beside the Player Board; they may come with any question. */
  owns(target: string): boolean;
}

const attached: Expansion[] = [];

export function attach(expansion: Expansion): void {
  attached.push(expansion);
}

/** The expansions that a table is played with. */
export const expansionsOf = (table: ViscountsTable): Expansion[] => attached.filter((one) => one.on(table));

/** The first answer that an expansion has. */
export function firstOf<Answer>(ask: (expansion: Expansion) => Answer | null | undefined): Answer | undefined {
  for (const expansion of attached) {
    const answer = ask(expansion);
    if (answer !== null && answer !== undefined) return answer;
  }
  return undefined;
}
