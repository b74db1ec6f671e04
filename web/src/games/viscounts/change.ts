/** Numbers of the table that a move changes, as the prompt tells them. */

import { changeView } from '../../lib/changes';
import type { ChangeView, Words } from '../../lib/game';
import type { Change, TableState } from '../../lib/types';
import { GOODS } from './model';
import * as s from './symbols';
import { words as labels, type GameWords } from './words';

interface Told {
  symbol: s.Symbol;
  /** The entry that names it, or one of the game's own labels. */
  name: string | keyof GameWords;
  /** Whether more of it is welcome. */
  welcome: boolean | null;
}

const PLAYER: Record<string, Told> = {
  ...Object.fromEntries(GOODS.map((good) => [good, { symbol: s.GOOD[good], name: `good/${good}`, welcome: true }])),
  unpaid_debts: { symbol: s.DEBT, name: 'unpaid', welcome: false },
  paid_debts: { symbol: s.PAID, name: 'paid', welcome: true },
  acquired_deeds: { symbol: s.DEED, name: 'acquired', welcome: true },
  approved_deeds: { symbol: s.APPROVED, name: 'approved', welcome: true },
  corruption: { symbol: s.CORRUPTION, name: 'good/corruption', welcome: null },
  virtue: { symbol: s.VIRTUE, name: 'good/virtue', welcome: null },
  centre: { symbol: s.LEADER, name: 'centre', welcome: true },
  hand: { symbol: s.HAND, name: 'hand', welcome: true },
};
const POINTS: Told = { symbol: s.POINTS, name: 'symbol/vp', welcome: true };

/** A table's path is `players/<seat>/<what>`, `scores/<seat>` or a word of the board. */
export function change(change: Change, _state: TableState, words: Words): ChangeView | null {
  const [head = '', seat = '', what = '', rest] = change.path.split('/');
  const told = head === 'scores' ? POINTS : head === 'players' && rest === undefined ? PLAYER[what] : undefined;
  if (told === undefined) return null;
  const own = labels[words.lang][told.name as keyof GameWords];
  const name = typeof own === 'string' ? own : words.entry(told.name).name;
  const view = changeView(change, told.symbol, name, Number(seat), told.welcome);
  // a point of Virtue moves its marker to the left
  return what === 'virtue' ? { ...view, more: change.before - change.after } : view;
}
