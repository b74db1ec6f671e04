import { describe, expect, it } from 'vitest';
import { sampleMove, sampleState } from '../../../lib/sample';
import type { Expression } from '../../../lib/expression';
import { attach } from '../../viscounts/attached';
import { abilityOf, effectAtoms } from '../../viscounts/effects';
import { partIcon } from '../../viscounts/facts';
import { folkOf, ribbonsOf, type ViscountsData } from '../../viscounts/model';
import { phaseOf, phaseSince } from '../../viscounts/phase';
import { pageFor } from '../../viscounts/phone/pages';
import { shows } from '../../viscounts/shows';
import { figureOf, groundOf } from '../../viscounts/symbols';
import { entry, player, sampleData, sampleTable } from '../../viscounts/tests/sample';
import { travels } from '../../viscounts/travels';
import { gate } from '../draw/gate';
import { bonusOf, columnsOf, gatesOf, seen, type GatesData, type GatesPlayer, type GatesTable } from '../model';
import gates from '../viscounts';
import { words } from '../words';

attach(gates);

const deed = (verb: string, amounts: Record<string, number>): Expression => ({ kind: 'do', verb, amounts });
const atEnd = (what: Expression): Expression => ({ kind: 'on', occasion: 'end', what });

function data(): GatesData {
  const base: ViscountsData = sampleData();
  const tile = (id: string, ribbon: 'grey' | 'blue' | 'any') => ({ id, cost: 0, ribbon });
  return {
    ...base,
    manuscript: {
      ...base.manuscript,
      'board-1-manuscript': tile('board-1-manuscript', 'blue'),
      'blank-roll': tile('blank-roll', 'any'),
    },
    outsider: {
      hunter: {
        id: 'hunter',
        silver: 1,
        icons: ['cleric', 'merchant'],
        refused: deed('gain', { silver: 4 }),
        end: atEnd({ kind: 'per', each: 3, of: 'resources', what: deed('gain', { vp: 1 }) }),
      },
    },
    order: { 'kings-order-2': { silver: 3, icons: ['merchant'] } },
    manuscript_board: { 'board-1': { columns: ['blue', 'grey', 'black', 'yellow'] } },
    columns: { draw: 2, rearrange: 3 },
    diversified: {},
    specialized: {},
    leader_card: { 'leader-6': { id: 'leader-6', vp: 5, icons: ['noble'] } },
  };
}

const table: GatesTable = {
  ...sampleTable(),
  outsiders: ['hunter'],
  outsider_pile: 20,
  orders: ['kings-order-1'],
  diversified_card: 'diversified-1',
  specialized_card: 'specialized-2',
  leader_card: 'leader-6',
  diversified_holder: 'red',
  specialized_holder: null,
};
const state = sampleState({ game: 'viscounts', table: { ...table } });
const without = sampleState({ game: 'viscounts', table: { ...sampleTable() } });

describe('a table with the gate', () => {
  it('is known by its Outsiders', () => {
    expect(gatesOf(table)).toBe(table);
    expect(gatesOf(sampleTable())).toBeNull();
  });
  it('shows Outsiders and columns, and leaves orders to the prompt', () => {
    expect(['outsider/hunter', 'column/3'].map((target) => shows(state, target))).toEqual([true, true]);
    expect(['outsider/rogue', 'order', 'ribbon/grey'].map((target) => shows(state, target))).toEqual([
      false,
      false,
      false,
    ]);
    expect(shows(without, 'outsider/hunter')).toBe(false);
  });
  it('tells who holds a bonus card', () => {
    expect(bonusOf(table, 'diversified')).toEqual({ card: 'diversified-1', holder: 'red' });
    expect(bonusOf(table, 'specialized').holder).toBeNull();
  });
  it('has a Castle Leader card of its own', () => {
    expect(gates.leader(table, data())).toMatchObject({ entry: 'bonus/leader-6' });
    expect(gates.leader(sampleTable(), data())).toBeNull();
  });
});

describe('its cards in decks', () => {
  it('are cards like others, on grounds of their own', () => {
    const stranger = folkOf(data(), 'hunter');
    const order = folkOf(data(), 'kings-order-2');
    expect([stranger?.silver, order?.silver]).toEqual([1, 3]);
    expect(stranger && groundOf(stranger)).toBe('murrey');
    expect(order && groundOf(order)).toBe('ochre');
    expect(folkOf(data(), 'nobody')).toBeUndefined();
  });
  it('have figures, by the word they begin with', () => {
    expect(figureOf('mercenary-2nd-tier')).toBe(figureOf('mercenary'));
    expect(figureOf('kings-order-2')).toBe('envelope');
    expect(figureOf('peddler-order')).toBe(figureOf('peddler'));
  });
  it('tell when they count', () => {
    expect(abilityOf(folkOf(data(), 'hunter')?.ability)?.when.icon).toBe('hourglass');
    expect(abilityOf(folkOf(data(), 'kings-order-2')?.ability)?.atoms).toHaveLength(1);
  });
  it('are counted as far as they lie open', () => {
    const mine = player('red', { row: ['hunter', null, null], discard: ['kings-order-2'], hand: 3, draw: 4 });
    expect(seen(mine, data())).toEqual({ orders: 1, outsiders: 1 });
  });
});

describe('the Manuscript Board', () => {
  const mine: GatesPlayer = {
    ...player('red', { manuscripts: ['board-1-manuscript', 'psalter', 'blank-roll'] }),
    manuscript_board: 'board-1',
  };
  it('counts each ribbon in its column; what has no colour yet lies in none', () => {
    expect(columnsOf(mine, data()).map(({ ribbon, count }) => `${ribbon} ${count}`)).toEqual([
      'blue 1',
      'grey 1',
      'black 0',
      'yellow 0',
    ]);
    expect(ribbonsOf(mine, data()).grey).toBe(1);
  });
});

describe('the page of a phone', () => {
  const page = (...targets: string[]) => pageFor(targets, [gates]);
  it('has a place of its own for the gate', () => expect(page('outsider/hunter', 'outsider/rogue')).toBe('beside'));
  it('turns to the court for the columns alone', () => expect(page('decline', 'column/3')).toBe('court'));
  it('stays on the board where the columns are only offered', () =>
    expect(page('space/town-1', 'column/3')).toBe('board'));
  it('knows no such place without the expansion', () => expect(pageFor(['outsider/hunter'])).toBe('board'));
});

describe('words and icons', () => {
  it('draws what its card files say', () => {
    for (const verb of ['draw', 'receive', 'welcome', 'refuse', 'recruit', 'anywhere', 'strike', 'ease'])
      expect(effectAtoms(deed(verb, { things: 1 })).length, verb).toBeGreaterThan(0);
  });
  it('has icons for its parts of the score, and a phase for its hire', () => {
    expect(partIcon('outsiders')).not.toBeNull();
    expect(phaseOf('paid-hire', '')).toBe(3);
    expect(phaseSince(['drew-card', 'returned-order'])).toBe(0);
  });
  it('offers a King’s Order in a word', () => {
    const words = { lang: 'en' as const, entry: (key: string) => ({ name: key, text: '', rule: '' }) };
    const components = { game: 'viscounts', data: {}, entries: {}, tips: [] };
    expect(gates.brief(sampleMove('order', 'order'), state, components, words)?.name).toBe('symbol/order');
    expect(gates.brief(sampleMove('resolve order', 'order'), state, components, words)).toBeNull();
  });
  it('says all of it in both languages', () => expect(Object.keys(words.pl)).toEqual(Object.keys(words.en)));
  it('draws a gate', () => expect(gate()).toContain('gold-edge'));
});

describe('travels', () => {
  const ways = (kind: string, args = {}, seat = 0, rival = '') =>
    travels(entry(kind, args, seat, rival), state, state).map(({ from, to }) => `${from} > ${to}`);
  it('take orders from their pile and back', () => {
    expect(ways('gained-order')).toEqual(['orders > discard/0']);
    expect(ways('returned-order')).toEqual(['row/0/2 > orders']);
  });
  it('take Outsiders from before the gate', () => {
    expect(ways('welcomed', { card: 'hunter' }, 1)).toEqual(['outsider/hunter > discard/1']);
    expect(ways('removed-outsider', { card: 'hunter' }, -1, 'ai')).toEqual(['outsider/hunter > gate']);
  });
});
