/** Facts of a finished game for the reckoning, and the icons of its parts. */

import type { Statistic, Words } from '../../lib/game';
import type { TableState } from '../../lib/types';
import { capturedTotal, tableOf, type Player } from './model';
import * as s from './symbols';

const PARTS: Record<string, s.Symbol> = {
  buildings: s.PLAN,
  bonuses: s.END,
  cathedral: s.PLACE.cathedral,
  virtue: s.VIRTUE,
  debts: s.DEBT,
  'gold-and-marble': s.GOOD.gold,
  silver: s.GOOD.silver,
  prison: s.PRISON,
};

export function partIcon(part: string): s.Symbol | null {
  return PARTS[part] ?? null;
}

export function statistics(state: TableState, words: Words): Statistic[] {
  const { players, guildhall } = tableOf(state);
  const line = (symbol: s.Symbol, key: string, read: (player: Player) => number): Statistic => ({
    icon: symbol.icon,
    label: words.entry(key).name,
    entry: key,
    values: players.map(read),
  });
  return [
    line(s.PLACE.guildhall, 'place/guildhall', (p) => guildhall.filter((colour) => colour === p.colour).length),
    line(s.PLAN, 'score/buildings', (p) => p.buildings.length),
    line(s.PLACE.cathedral, 'place/cathedral', (p) => p.cathedral),
    line(s.VIRTUE, 'symbol/virtue', (p) => p.virtue),
    line(s.CAPTIVE, 'symbol/captured', capturedTotal),
  ];
}
