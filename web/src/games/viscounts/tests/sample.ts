/** A small table for the tests. */

import { sampleState } from '../../../lib/sample';
import type { LogEntry, TableState } from '../../../lib/types';
import { WEDGES, type Player, type ViscountsData, type ViscountsTable, type Wedge } from '../model';

const nobody = () => Object.fromEntries(WEDGES.map((wedge) => [wedge, 0])) as Record<Wedge, number>;

export function player(colour: string, given: Partial<Player> = {}): Player {
  return {
    colour,
    player_card: 1,
    at: 'town-1',
    silver: 0,
    stone: 0,
    gold: 0,
    ink: 0,
    unpaid_debts: 0,
    paid_debts: 0,
    acquired_deeds: 0,
    approved_deeds: 0,
    corruption: 1,
    virtue: 7,
    workers: 20,
    first_tier: nobody(),
    second_tier: nobody(),
    centre: 0,
    built: [],
    manuscripts: [],
    row: [null, null, null],
    hand: 0,
    draw: 0,
    discard: [],
    deciding: false,
    ...given,
  };
}

const piles = (top: string | null) =>
  Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((segment) => [segment, { top, count: top === null ? 0 : 7 }]));

export function sampleTable(given: Partial<ViscountsTable> = {}): ViscountsTable {
  return {
    first: 'red',
    turn: 'red',
    turns: 4,
    setting_up: false,
    closing: 'open',
    ring: ['d', 'c', 'b', 'e', 'a'],
    castle: 'k2',
    debt_stack: 10,
    deed_stack: 10,
    townsfolk: piles('mason'),
    manuscripts: piles('psalter'),
    gone: [],
    buildings: { a1: 'red workshop', c2: 'ai guildhall' },
    favours: { grey: null, black: null, yellow: null, blue: null },
    leader: null,
    help: {},
    climbing: null,
    waiting: 0,
    reserved: null,
    players: [player('red', { hand: ['abbot'], row: ['abbot', 'mason', null] }), player('blue')],
    ...given,
  };
}

const gain = (amounts: Record<string, number>) => ({ kind: 'do' as const, verb: 'gain', amounts });

/** As much of the card files as the tests ask for. */
export function sampleData(): ViscountsData {
  const segment = (id: string) => ({
    id,
    exchanges: [
      { merchants: 1, effect: gain({ silver: 1 }) },
      { merchants: 2, effect: gain({ ink: 1 }) },
    ],
    small: [],
    large: [],
    townsfolk: { silver: 2, icons: ['noble' as const], effect: gain({ virtue: 1 }) },
    manuscript: { cost: 3, effect: gain({ deeds: 1 }) },
  });
  return {
    starting: { abbot: { id: 'abbot', silver: 2, icons: ['cleric'] } },
    townsfolk: { mason: { id: 'mason', silver: 1, icons: ['builder', 'criminal'] } },
    hero: {},
    manuscript: { psalter: { id: 'psalter', cost: 4, ribbon: 'grey', effect: gain({ virtue: 1 }) } },
    player_card: {},
    segment: Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [id, segment(id)])),
    castle: { entering: [], centre: gain({ resources: 1 }), icons: [1, 3, 5, 8], vp: [1, 2, 3] },
    slot: { 'guildhall-2': { icons: ['noble'] } },
    building: {
      'trading-post': { cost: 5, vp: [4, 9, 15] },
      guildhall: { cost: 7, vp: [6, 13, 21] },
      workshop: { cost: 3, vp: [2, 5, 9] },
    },
    track: { above: [], below: [] },
    ai_track: { above: [] },
    row: { icons: [[], ['cleric', 'builder', 'noble'], ['merchant', 'merchant']] },
    stacks: { debts: [12, 12, 15, 18], deeds: [12, 12, 16, 20] },
    leader: { vp: 5, hand_limit: 1 },
    favour: {
      grey: { vp: 3, icons: ['builder'] },
      black: { vp: 3, icons: ['cleric'] },
      yellow: { vp: 3, icons: ['noble'] },
      blue: { vp: 3, icons: ['merchant', 'merchant'] },
    },
    scheme: {},
    ai_board: {},
  };
}

export function sample(given: Partial<TableState> = {}, table: Partial<ViscountsTable> = {}): TableState {
  return sampleState({ game: 'viscounts', table: { ...sampleTable(table) }, ...given });
}

export function entry(kind: string, args: LogEntry['args'] = {}, seat = 0, rival = ''): LogEntry {
  return { ply: 9, seat, rival, kind, rule: 'VIS-X', args, text: '', mark: '' };
}
