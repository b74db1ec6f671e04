/** What a player has, each with its symbol, its words and the entry that explains it. */
import { size } from '../../lib/view';
import { capturedTotal, GOODS, type Player } from './model';
import { CAPTIVE, DEBT, GOOD, PAID_DEBT, PLACE, PLAN, PRISON, VIRTUE, type Symbol } from './symbols';
import type { Town } from './town.svelte';

export interface Holding {
  symbol: Symbol;
  entry: string;
  label: string;
  count: number;
}

export function holdingsOf(town: Town, player: Player): Holding[] {
  const { words } = town;
  return [
    ...GOODS.map((good) => ({
      symbol: GOOD[good],
      entry: `good/${good}`,
      label: town.name(`good/${good}`),
      count: player[good],
    })),
    { symbol: VIRTUE, entry: 'track/virtue', label: words.virtueTrack, count: player.virtue },
    { symbol: PLACE.cathedral, entry: 'place/cathedral', label: town.name('place/cathedral'), count: player.cathedral },
    { symbol: PLAN, entry: 'symbol/building', label: words.handCards, count: size(player.hand) },
    { symbol: PRISON, entry: 'place/prison', label: words.inPrison, count: player.prison },
    { symbol: CAPTIVE, entry: 'symbol/captured', label: words.captured, count: capturedTotal(player) },
    { symbol: DEBT, entry: 'symbol/debt', label: words.debts, count: player.unpaid_debts },
    { symbol: PAID_DEBT, entry: 'symbol/paid-debt', label: words.paidDebts, count: player.paid_debts },
  ];
}

/** All that in a sentence. */
export function toldHoldings(town: Town, player: Player): string {
  const rest = holdingsOf(town, player).map(({ label, count }) => `${label}: ${count}`);
  return [town.words.workers(player.workers), ...rest].join(', ');
}
