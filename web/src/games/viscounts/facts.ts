/** Facts of a finished game for the reckoning, and the icons of its parts. */

import type { Statistic, Words } from '../../lib/game';
import type { TableState } from '../../lib/types';
import { firstOf } from './attached';
import { inCastle, tableOf, type Player } from './model';
import * as s from './symbols';
import { words as labels } from './words';

const PARTS: Record<string, s.Symbol> = {
  buildings: s.BUILD,
  workers: s.CASTLE,
  sets: s.MANUSCRIPT,
  manuscripts: s.AT_END,
  leader: s.LEADER,
  favours: s.ICON.cleric,
  debts: s.DEBT,
  deeds: s.DEED,
  poverty: s.POVERTY,
  prosperity: s.PROSPERITY,
  resources: s.RESOURCE,
};

export function partIcon(part: string): s.Symbol | null {
  return PARTS[part] ?? firstOf(({ parts }) => parts[part]) ?? null;
}

export function statistics(state: TableState, words: Words): Statistic[] {
  const { players } = tableOf(state);
  const line = (symbol: s.Symbol, entry: string, label: string, read: (player: Player) => number): Statistic => ({
    icon: symbol.icon,
    label,
    entry,
    values: players.map(read),
  });
  const own = labels[words.lang];
  return [
    line(s.BUILD, 'score/buildings', words.entry('score/buildings').name, (player) => player.built.length),
    line(s.CASTLE, 'score/workers', words.entry('score/workers').name, inCastle),
    line(s.MANUSCRIPT, 'score/sets', own.manuscripts, (player) => player.manuscripts.length),
    line(s.PAID, 'score/prosperity', own.paid, (player) => player.paid_debts),
    line(s.APPROVED, 'score/poverty', own.approved, (player) => player.approved_deeds),
  ];
}
