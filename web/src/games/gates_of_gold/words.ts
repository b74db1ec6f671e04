/** The expansion's own labels, by language. */

import type { Lang } from '../../lib/types';

const en = {
  title: 'Gates of Gold',
  gate: 'Before the gate',
  gateHint: 'welcome or refuse',
  tab: 'Gate',
  outsiders: 'Outsiders',
  orders: 'Orders',
  pile: (count: number) => `in the pile: ${count}`,
  nobody: 'nobody',
  claimedBy: (player: string) => `claimed by ${player}`,
  free: 'nobody has it yet',
  board: 'Manuscript Board',
  unlocked: 'unlocked',
  locked: 'locked',
  ordersSeen: 'King’s Orders in sight',
  outsidersSeen: 'Outsiders in sight',
};
type Label<T> = T extends (...args: infer A) => string ? (...args: A) => string : string;
export type GateWords = { [K in keyof typeof en]: Label<(typeof en)[K]> };

const pl: GateWords = {
  title: 'Bramy ze Złota',
  gate: 'Przed bramą',
  gateHint: 'przyjmij lub wygnaj',
  tab: 'Brama',
  outsiders: 'Wyrzutkowie',
  orders: 'Rozkazy',
  pile: (count) => `w stosie: ${count}`,
  nobody: 'nikogo',
  claimedBy: (player) => `ma ją ${player}`,
  free: 'jeszcze nikt jej nie ma',
  board: 'Plansza Manuskryptów',
  unlocked: 'odblokowana',
  locked: 'zablokowana',
  ordersSeen: 'widoczne Królewskie Rozkazy',
  outsidersSeen: 'widoczni Wyrzutkowie',
};

export const words: Record<Lang, GateWords> = { en, pl };
