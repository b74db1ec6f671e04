/** A small table for the tests. */

import { sampleState } from '../../../lib/sample';
import type { LogEntry, TableState } from '../../../lib/types';
import { CIRCLES, type ArchitectsTable, type Circle, type Player } from '../model';

export function player(colour: string, given: Partial<Player> = {}): Player {
  const at = Object.fromEntries(CIRCLES.map((place) => [place, 0])) as Record<Circle, number>;
  return {
    colour,
    board: 'standard',
    clay: 0,
    wood: 0,
    stone: 0,
    gold: 0,
    marble: 0,
    silver: 0,
    virtue: 7,
    cathedral: 0,
    unpaid_debts: 0,
    paid_debts: 0,
    workers: 20,
    prison: 0,
    at,
    captured: {},
    apprentices: [],
    buildings: [],
    hand: 0,
    packet: 0,
    looking: 0,
    deciding: false,
    ...given,
  };
}

const row = (ids: (string | null)[]) => ids.map((apprentice) => ({ apprentice, silver: 0 }));

export function sampleTable(given: Partial<ArchitectsTable> = {}): ArchitectsTable {
  return {
    first: 'blue',
    turn: 'blue',
    players: [
      player('blue', { hand: ['well'], apprentices: ['thief'], buildings: ['smithy'] }),
      player('red', { captured: { blue: 2 } }),
    ],
    display: {
      top: row(['miner-1', 'patron-clay', null, 'squire-gold']),
      bottom: row(['labourer', 'gatekeeper', 'trickster', 'overseer']),
    },
    black_market: { left: 'red', middle: null, right: 'blue' },
    tax_stand: 4,
    guildhall: [],
    reset_due: false,
    last_turns: null,
    turns: 3,
    building_deck: 20,
    apprentice_deck: 20,
    rewards: 5,
    market_goods: { left: {}, right: {} },
    outlines: 12,
    ...given,
  };
}

export function sample(given: Partial<TableState> = {}, table: Partial<ArchitectsTable> = {}): TableState {
  return sampleState({ game: 'architects', table: { ...sampleTable(table) }, ...given });
}

export function entry(kind: string, args: LogEntry['args'] = {}, seat = 0, rule = 'ARC-X'): LogEntry {
  return { ply: 9, seat, rival: '', kind, rule, args, text: '', mark: '' };
}
