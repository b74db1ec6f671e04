/** Where the events of the chronicle move pieces on the board. Anchors are `data-anchor` values. */

import type { Anchor, Travel } from '../../lib/game';
import type { LogEntry, TableState } from '../../lib/types';
import { expansionsOf } from './attached';
import { partOf, tableOf, wedgeAt, type Good, type ViscountsTable } from './model';
import * as s from './symbols';

const MOST_PIECES = 3;

export const supply = (seat: number, what: string): Anchor => `supply/${seat}/${what}`;
/** The AI's pieces come from its panel. */
const RIVAL_PANEL = 'supply/ai';
/** The Scheme that the AI follows. */
export const SCHEME: Anchor = 'scheme';

/** Which way round a Worker goes: to the section before or behind. */
const beside = (table: ViscountsTable, wedge: string, by: number): Anchor =>
  `section/${wedgeAt(table, (partOf(table, wedge) + by + 5) % 5)}`;

/** What one follows step by step: the Castle, and all that the AI does on the board. */
const CASTLE = new Set(['placed', 'climbed', 'spread', 'shifted', 'reached-centre', 'bumped']);
const RIVAL_STEPS = new Set(['moved', 'built', 'took-manuscript', 'resolved-row', 'resolved-option']);

export function travels(entry: LogEntry, before: TableState, after: TableState): Travel[] {
  const step = CASTLE.has(entry.kind) || (entry.rival !== '' && RIVAL_STEPS.has(entry.kind));
  const found = ways(entry, before, after);
  return step ? found.map((travel) => ({ ...travel, step })) : found;
}

function ways(entry: LogEntry, before: TableState, after: TableState): Travel[] {
  const { args } = entry;
  const seat = entry.rival === '' ? entry.seat : -1;
  const table = tableOf(after);
  const mine = (what: string): Anchor => (seat < 0 ? RIVAL_PANEL : supply(seat, what));
  const held = (what: string): Anchor => (seat < 0 ? RIVAL_PANEL : `held/${seat}/${what}`);
  const word = (name: string): string => String(args[name] ?? '');
  const wedge = word('wedge');
  const walk = (from: Anchor, to: Anchor): Travel => ({ piece: 'worker', seat, from, to });
  const card = (from: Anchor, to: Anchor): Travel => ({ piece: 'card', seat, from, to });
  const good = (sign: s.Symbol, from: Anchor, to: Anchor): Travel => ({ piece: 'good', ...sign, seat, from, to });
  const several = (travel: Travel, amount: number): Travel[] =>
    Array.from({ length: Math.min(amount, MOST_PIECES) }, () => travel);
  const stands = (): Anchor => `space/${(seat < 0 ? table.ai?.at : table.players[seat]?.at) ?? ''}`;

  switch (entry.kind) {
    case 'moved':
      return [good(s.VISCOUNT, `space/${wasAt(before, seat)}`, `space/${word('space')}`)];
    case 'played':
      return seat < 0 ? [] : [card(`hand/${seat}`, `row/${seat}/0`)];
    case 'dropped-off':
      return seat < 0 ? [] : [card(`row/${seat}/2`, `discard/${seat}`)];
    case 'gained':
      return several(good(s.GOOD[word('good') as Good], stands(), mine(word('good'))), Number(args['amount'] ?? 1));
    case 'paid':
    case 'paid-instead':
      return several(good(s.GOOD[word('good') as Good], mine(word('good')), stands()), Number(args['amount'] ?? 1));
    case 'gained-debts':
      return several(good(s.DEBT, 'stack/poverty', held('debts')), Number(args['number'] ?? 1));
    case 'gained-deeds':
      return several(good(s.DEED, 'stack/prosperity', held('deeds')), Number(args['number'] ?? 1));
    case 'flipped-debt':
      return [good(s.PAID, held('debts'), held('paid'))];
    case 'flipped-deed':
      return [good(s.APPROVED, held('deeds'), held('approved'))];
    case 'placed':
      return several(walk(mine('workers'), `section/${wedge}`), Number(args['workers'] ?? 1));
    case 'climbed':
      return [walk(`section/${wedge}`, `second/${wedge}`)];
    case 'spread':
      return [-1, 1].map((by) => walk(`section/${wedge}`, beside(table, wedge, by)));
    case 'shifted':
      return [walk(`section/${wedge}`, `section/${wedgeAt(table, table.ring.indexOf(word('to_segment')))}`)];
    case 'reached-centre':
      return [walk(`second/${wedge}`, 'centre')];
    case 'bumped':
      return [bumped(word('whose'), `${args['tier'] === 'second' ? 'second' : 'section'}/${wedge}`, table)];
    case 'built':
      return [good(s.BUILD, seat < 0 ? RIVAL_PANEL : `slot/${seat}/${word('slot')}`, `spot/${word('spot')}`)];
    case 'took-manuscript':
      return [card(`manuscript/${segmentOf(before, 'manuscripts', word('manuscript'))}`, held('ribbon-grey'))];
    case 'hired':
      return seat < 0 ? [] : [card(`townsfolk/${segmentOf(before, 'townsfolk', word('card'))}`, `discard/${seat}`)];
    case 'drew-card':
      return seat < 0 ? [] : [card(`draw/${seat}`, `hand/${seat}`)];
    case 'resolved-row':
    case 'resolved-option':
      return [good(s.SCHEME, SCHEME, stands())];
    default:
      return expansionsOf(table).flatMap((expansion) => expansion.travels(entry, before, after));
  }
}

/** A Worker that is removed goes home, whoever removes it. */
function bumped(whose: string, from: Anchor, table: ViscountsTable): Travel {
  const seat = table.players.findIndex((player) => player.colour === whose);
  return { piece: 'worker', seat, from, to: seat < 0 ? RIVAL_PANEL : supply(seat, 'workers') };
}

function wasAt(before: TableState, seat: number): string {
  const table = tableOf(before);
  return (seat < 0 ? table.ai?.at : table.players[seat]?.at) ?? '';
}

/** On which segment a card lay on top. */
function segmentOf(before: TableState, piles: 'townsfolk' | 'manuscripts', card: string): string {
  const found = Object.entries(tableOf(before)[piles]).find(([, pile]) => pile.top === card);
  return found?.[0] ?? '';
}
