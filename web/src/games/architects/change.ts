/** Numbers of the table that a move changes, as the prompt and the labels tell them. */

import { changeView } from '../../lib/changes';
import type { ChangeView, Words } from '../../lib/game';
import type { Change, TableState } from '../../lib/types';
import { GOODS } from './model';
import * as s from './symbols';

interface Told {
  symbol: s.Symbol;
  /** The key of the entry that names it. */
  key: string;
  /** Whether more of it is welcome. */
  welcome: boolean | null;
}

const PLAYER: Record<string, Told> = {
  ...Object.fromEntries(GOODS.map((good) => [good, { symbol: s.GOOD[good], key: `good/${good}`, welcome: true }])),
  virtue: { symbol: s.VIRTUE, key: 'symbol/virtue', welcome: true },
  cathedral: { symbol: s.PLACE.cathedral, key: 'place/cathedral', welcome: true },
  hand: { symbol: s.PLAN, key: 'symbol/building', welcome: true },
  unpaid_debts: { symbol: s.DEBT, key: 'symbol/debt', welcome: false },
  paid_debts: { symbol: s.PAID_DEBT, key: 'symbol/paid-debt', welcome: true },
  prison: { symbol: s.PRISON, key: 'place/prison', welcome: false },
};

/** A table's path is `players/<seat>/<what>`, `scores/<seat>` or a word of the board. */
export function change(change: Change, _state: TableState, words: Words): ChangeView | null {
  const [head = '', seat = '', what = ''] = change.path.split('/');
  if (head === 'scores')
    return view(change, { symbol: s.POINTS, key: 'symbol/vp', welcome: true }, Number(seat), words);
  if (head === 'tax_stand') return view(change, { symbol: s.TAX, key: 'place/tax-stand', welcome: null }, null, words);
  if (head !== 'players') return null;
  const told = toldOf(what, change);
  return told && view(change, told, Number(seat), words);
}

function toldOf(what: string, change: Change): Told | null {
  if (what === 'captured') return { symbol: s.CAPTIVE, key: 'symbol/captured', welcome: true };
  // The one Worker that is placed needs no telling; those who come home do.
  if (what === 'workers')
    return change.after > change.before ? { symbol: s.WORKER, key: 'symbol/worker', welcome: true } : null;
  return PLAYER[what] ?? null;
}

function view(change: Change, told: Told, seat: number | null, words: Words): ChangeView {
  return changeView(change, told.symbol, words.entry(told.key).name, seat, told.welcome);
}
