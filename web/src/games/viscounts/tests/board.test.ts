import { describe, expect, it } from 'vitest';
import { sampleMove, sampleProps } from '../../../lib/sample';
import { change } from '../change';
import { kingdom, winds } from '../draw/kingdom';
import { coverScene } from '../draw/scene';
import { fit } from '../fit';
import {
  builtAt,
  iconsOf,
  inCastle,
  partOf,
  placeOf,
  ribbonsOf,
  spaceId,
  stepsFrom,
  townsOf,
  wayTo,
  wedgeAt,
} from '../model';
import { ordersOf } from '../orders';
import { phaseOf, phaseSince } from '../phase';
import { pageFor } from '../phone/pages';
import { Realm } from '../realm.svelte';
import { prospects } from '../sequel';
import { shows } from '../shows';
import { folkTarget, scrollTarget } from '../targets';
import { player, sample, sampleData, sampleTable } from './sample';

describe('what the board shows', () => {
  const state = sample({ moves: [sampleMove('destroy trader', 'hand/trader')] });
  it.each([
    'space/town-3',
    'space/inner-a',
    'spot/a1',
    'section/k1',
    'townsfolk/a',
    'manuscript/e',
    'hand/abbot',
    'hand/trader',
    'card/mason',
    'slot/workshop-1',
    'pair/3',
    'row/1-3-2',
    'action/dismiss',
    'action/recruit',
  ])('shows %s', (target) => expect(shows(state, target)).toBe(true));
  it.each(['hand/thief', 'card/thief', 'action/trade', 'action/pass', 'pay/gold', 'decline', 'pile/draw'])(
    'leaves %s to the prompt',
    (target) => expect(shows(state, target)).toBe(false),
  );
  it('shows those who watch nothing of their own', () => {
    const watched = sample({ seat: null });
    expect(['slot/workshop-1', 'hand/abbot', 'action/dismiss'].map((target) => shows(watched, target))).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the ring', () => {
  it('knows towns, spaces and segments', () => {
    expect(townsOf('c')).toEqual([5, 6]);
    expect(spaceId('e', 'right')).toBe('town-10');
    expect(placeOf('town-7')).toEqual({ segment: 'd', side: 'left' });
    expect(placeOf('inner-b')).toEqual({ segment: 'b', side: 'inner' });
  });
  it('turns the Castle with the segments', () => {
    const table = sampleTable();
    expect([0, 1, 4].map((part) => wedgeAt(table, part))).toEqual(['k2', 'k3', 'k1']);
    expect(partOf(table, 'k1')).toBe(4);
  });
  it('leads clockwise, inwards on the left and outwards on the right', () => {
    expect(stepsFrom(4, 'right')).toEqual([{ part: 0, side: 'left' }]);
    const way = wayTo({ part: 0, side: 'left' }, { part: 1, side: 'inner' }, 2);
    expect(way?.map((stop) => stop.side)).toEqual(['left', 'inner', 'inner']);
    expect(wayTo({ part: 0, side: 'left' }, { part: 0, side: 'right' }, 2)).toHaveLength(3);
    expect(wayTo({ part: 0, side: 'left' }, { part: 0, side: 'inner' }, 2)?.length).toBeGreaterThan(5);
  });
  it('tells whose a Building is', () => {
    expect(builtAt(sampleTable(), 'c2')).toEqual({ owner: 'ai', kind: 'guildhall' });
    expect(builtAt(sampleTable(), 'c1')).toBeNull();
  });
});

describe('the own board', () => {
  const data = sampleData();
  it('counts icons of cards, open spaces, slots and Church Favours', () => {
    const table = sampleTable({ favours: { grey: 'red', black: 'blue', yellow: null, blue: null } });
    const own = player('red', { row: ['abbot', 'mason', null], built: ['guildhall-2'] });
    expect(iconsOf(own, table, data)).toEqual({ merchant: 2, builder: 2, noble: 1, cleric: 1, criminal: 1 });
  });
  it('counts Workers and ribbons', () => {
    const own = player('red', { centre: 1, manuscripts: ['psalter'] });
    own.first_tier.k1 = 2;
    own.second_tier.k4 = 1;
    expect(inCastle(own)).toBe(4);
    expect(ribbonsOf(own, data).grey).toBe(1);
  });
  it('tells what could be done on a space', () => {
    const table = sampleTable();
    table.players[0] = player('red', { row: ['abbot', 'mason', null], silver: 3, gold: 2, ink: 1 });
    expect(prospects(table, data, 0, 'town-2', 1)).toMatchObject([
      { action: 'trade', have: 5, cost: 2 },
      { action: 'construct', have: 2, cost: 3 },
    ]);
    expect(prospects(table, data, 0, 'inner-a', 0)).toMatchObject([
      { action: 'castle', have: 3, cost: 3 },
      { action: 'transcribe', have: 3, cost: 4 },
    ]);
  });
});

describe('rearranging', () => {
  it('tells from where each card comes', () => {
    const moves = [sampleMove('arrange 2 3 1', 'row/2-3-1'), sampleMove('decline', 'decline')];
    expect(ordersOf(moves, ['abbot', 'mason', null]).map(({ row }) => row)).toEqual([['mason', null, 'abbot']]);
  });
});

describe('what a click means', () => {
  const at = (...moves: [string, string][]) => {
    const state = sample({ moves: moves.map(([notation, target]) => sampleMove(notation, target)) });
    const props = sampleProps(state);
    return new Realm(() => props);
  };
  it('dismisses or hires beside the Viscount, else only looks', () => {
    expect(folkTarget(at(['dismiss', 'action/dismiss']), 'a')).toBe('action/dismiss');
    expect(folkTarget(at(['dismiss', 'action/dismiss']), 'b')).toBe('townsfolk/b');
    expect(folkTarget(at(['hire b', 'townsfolk/b']), 'b')).toBe('townsfolk/b');
    expect(scrollTarget(at(), 'a')).toBe('manuscript/a');
  });
  it('shows on a phone what is pointed at, else where the Viscount stands', () => {
    expect(at().segmentShown).toBe('a');
  });
});

describe('changes', () => {
  const words = { lang: 'en' as const, entry: (key: string) => ({ name: key, text: '', rule: '' }) };
  const view = (path: string, before: number, after: number) => change({ path, before, after }, sample(), words);
  it('tells goods, Debts and points', () => {
    expect(view('players/0/stone', 1, 3)).toMatchObject({ icon: 'rock', seat: 0, good: true });
    expect(view('players/1/unpaid_debts', 0, 1)).toMatchObject({ label: 'unpaid Debts', good: false });
    expect(view('players/0/virtue', 7, 6)).toMatchObject({ label: 'good/virtue', good: null, more: 1 });
    expect(view('scores/0', 5, 4)).toMatchObject({ icon: 'laurels', good: false });
  });
  it('keeps quiet about the rest', () => {
    expect(view('players/0/first_tier/k1', 0, 1)).toBeNull();
    expect(view('turns', 1, 2)).toBeNull();
  });
});

describe('room', () => {
  it('fits the ring and both columns into the window', () => {
    expect(fit(1440, 856, 52).scale).toBeCloseTo(0.99, 1);
    expect(fit(1440, 856, 52).low).toBe(false);
    expect(fit(1280, 676, 52)).toMatchObject({ low: true, column: 1 });
    expect(fit(2560, 1396, 52).scale).toBeGreaterThan(1.4);
    expect(fit(1100, 756, 52).side).toBe(0);
  });
  it.each([1280, 1366, 1440, 1920, 2560])('is never wider than %i', (width) => {
    const { scale, own, side } = fit(width, (width * 9) / 16 - 44, 52);
    expect(744 * scale + own + side + 40).toBeLessThanOrEqual(width);
  });
  it('turns to the page of what must be decided', () => {
    expect(pageFor(['space/town-1'])).toBe('board');
    expect(pageFor(['hand/abbot', 'decline'])).toBe('court');
    expect(pageFor([])).toBe('board');
  });
  it('knows the phase of a decision', () => {
    expect(phaseOf('play-card', 'VIS-CARDS-01')).toBe(0);
    expect(phaseOf('rearrange', 'VIS-COLLISION-03')).toBe(4);
    expect(phaseOf('rearrange', 'VIS-ICON-11')).toBeNull();
    expect(phaseSince(['played', 'moved', 'gained'])).toBe(2);
    expect(phaseSince(['drew-card', 'played', 'gained-corruption'])).toBe(0);
    expect(phaseSince(['gained'])).toBeNull();
  });
});

describe('drawings', () => {
  const facts = { ring: ['a', 'b', 'c', 'd', 'e'], linked: Array.from({ length: 5 }, () => [true, false, true, true]) };
  it('are the same every time', () => expect(kingdom(facts)).toBe(kingdom(facts)));
  it('change with the order of the segments', () =>
    expect(kingdom(facts)).not.toBe(kingdom({ ...facts, ring: ['b', 'a', 'c', 'd', 'e'] })));
  it('need no style attribute and have no broken number', () =>
    expect(kingdom(facts) + winds() + coverScene()).not.toMatch(/style=|NaN|undefined/));
});
