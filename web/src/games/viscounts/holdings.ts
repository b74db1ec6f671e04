/** What a side has beside its goods, each with its symbol, its words and the entry that explains it. */
import { GOODS, type Good, type Pieces } from './model';
import type { Realm } from './realm.svelte';
import { APPROVED, DEBT, DEED, MANUSCRIPT, PAID } from './symbols';
import type { Symbol } from '../../lib/expression';

export interface Holding {
  symbol: Symbol;
  entry: string;
  label: string;
  count: number;
  /** Where it lies: the last part of its anchor. */
  what: string;
}

export function papersOf({ words }: Realm, pieces: Pieces): Holding[] {
  const papers: [Symbol, string, string, number, string][] = [
    [DEBT, 'good/debts', words.unpaid, pieces.unpaid_debts, 'debts'],
    [PAID, 'good/debts', words.paid, pieces.paid_debts, 'paid'],
    [DEED, 'good/deeds', words.acquired, pieces.acquired_deeds, 'deeds'],
    [APPROVED, 'good/deeds', words.approved, pieces.approved_deeds, 'approved'],
    [MANUSCRIPT, 'score/sets', words.manuscripts, pieces.manuscripts.length, 'ribbon-grey'],
  ];
  return papers.map(([symbol, entry, label, count, what]) => ({ symbol, entry, label, count, what }));
}

/** All that a side has, in a sentence. */
export function toldHoldings(realm: Realm, pieces: Pieces, goods: readonly Good[] = GOODS): string {
  const counted = [
    ...goods.map((good) => `${realm.name(`good/${good}`)}: ${pieces[good]}`),
    `${realm.words.workers}: ${pieces.workers}`,
    ...papersOf(realm, pieces).map(({ label, count }) => `${label}: ${count}`),
  ];
  return `${realm.words.markers(pieces.corruption, pieces.virtue)}. ${counted.join(', ')}`;
}
