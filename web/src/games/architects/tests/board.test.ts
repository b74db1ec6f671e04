import { describe, expect, it } from 'vitest';
import { sampleProps } from '../../../lib/sample';
import type { Outlook } from '../../../lib/types';
import type { Expression } from '../../../lib/expression';
import { change } from '../change';
import { CROPS, town } from '../draw/town';
import { scene } from '../draw/scene';
import { dockFor, fit } from '../fit';
import { figuresEach, fitting } from '../layout';
import { guildColumns, heldBy, lacking, resetOutlines, type Building } from '../model';
import { pageFor } from '../phone/pages';
import { shows } from '../shows';
import { Town } from '../town.svelte';
import { yieldsAt } from '../yields';
import { player, sample, sampleTable } from './sample';

describe('what the board shows', () => {
  const state = sample();
  it.each([
    'place/quarry',
    'place/black-market-left',
    'place/cathedral',
    'display/top-1',
    'hand/well',
    'apprentice/thief',
    'building/smithy',
    'board/red',
  ])('shows %s', (target) => expect(shows(state, target)).toBe(true));
  it.each([
    'place/nowhere',
    'display/top-3',
    'hand/castle',
    'apprentice/miner-1',
    'board/purple',
    'done',
    'action/repay',
    'pay/2-wood',
  ])('leaves %s to the prompt', (target) => expect(shows(state, target)).toBe(false));
});

describe('the facts of the table', () => {
  it('knows the Guildhall of every number of players', () => {
    expect([12, 16, 20, 24].map((outlines) => guildColumns(sampleTable({ outlines })))).toEqual([3, 4, 5, 6]);
    expect(resetOutlines(sampleTable({ outlines: 20 }))).toEqual([10, 15]);
  });
  it('knows what is missing and who holds whom', () => {
    const effect: Expression = { kind: 'do', verb: 'hire', amounts: {} };
    const castle: Building = { id: 'castle', cost: { clay: 2, gold: 1 }, vp: 10, effect };
    expect(lacking(player('blue', { clay: 1, gold: 4 }), castle)).toEqual([['clay', 1]]);
    expect(heldBy(sampleTable(), 'blue')).toEqual([{ colour: 'red', count: 2 }]);
  });
});

describe('changes', () => {
  const words = { lang: 'en' as const, entry: (key: string) => ({ name: key, text: '', rule: '' }) };
  const view = (path: string, before: number, after: number) => change({ path, before, after }, sample(), words);
  it('tells goods, debts and points', () => {
    expect(view('players/0/stone', 1, 3)).toMatchObject({ icon: 'rock', tone: 'stone', seat: 0, good: true });
    expect(view('players/1/unpaid_debts', 0, 1)).toMatchObject({ seat: 1, good: false });
    expect(view('scores/0', 5, 4)).toMatchObject({ icon: 'laurels', good: false });
  });
  it('keeps quiet about the rest', () => {
    expect(view('players/0/workers', 5, 4)).toBeNull();
    expect(view('players/0/at/quarry', 0, 1)).toBeNull();
    expect(view('turns', 1, 2)).toBeNull();
  });
  it('puts the yields of several ways beside each other', () => {
    const move = (notation: string) => ({ notation, target: 'place/mines', text: '' });
    const preview = (notation: string, good: string) => ({
      notation,
      changes: [{ path: `players/0/${good}`, before: 0, after: 2 }],
    });
    const state = sample({ moves: [move('place mines clay'), move('place mines gold')] });
    const outlook = {
      version: 9,
      previews: [preview('place mines clay', 'clay'), preview('place mines gold', 'gold')],
      refused: [],
    };
    const town = (told: Outlook) => {
      const props = sampleProps(state, told);
      return new Town(() => props);
    };
    expect(yieldsAt(town(outlook), 'place/mines').map((atom) => atom.kind)).toEqual(['icon', 'slash', 'icon']);
    expect(yieldsAt(town({ ...outlook, version: 8 }), 'place/mines')).toEqual([]);
  });
});

describe('room', () => {
  it('draws fewer figures where it gets crowded', () => {
    expect(figuresEach([3, 3], 140)).toBe(3);
    expect(figuresEach([3, 3, 3, 3], 140)).toBe(1);
    expect(figuresEach([2, 2, 2], 140)).toBe(3);
  });
  it('fits the town into the window', () => {
    expect(fit(1440, 856, 50, true).scale).toBeCloseTo(1, 1);
    expect(fit(2560, 1396, 50, true).scale).toBeGreaterThan(1.5);
    expect(fit(1100, 756, 50, true).beside).toBe(false);
    for (const [width, height] of [
      [1280, 676],
      [1366, 724],
    ] as const) {
      const { scale } = fit(width, height, 50, true);
      expect(scale).toBeGreaterThanOrEqual(0.76);
      expect(50 + 30 + scale * (594 + 184), 'town and dock without scrolling').toBeLessThanOrEqual(height);
    }
  });
  it('gives a large hand the room of the guild', () => {
    expect(dockFor(3, false)).toEqual({ supply: 222, guild: 208, card: 128 });
    expect(dockFor(8, false).guild).toBe(0);
    expect(dockFor(8, true).guild).toBeGreaterThan(0);
  });
  it('makes long names smaller', () => {
    expect(['Well', 'Stonecutter', 'Kieszonkowiec'].map(fitting)).toEqual(['', 'long', 'tiny']);
  });
  it('turns to the page of what must be decided', () => {
    expect(pageFor(['place/quarry', 'done'])).toEqual({ page: 'board', display: false });
    expect(pageFor(['hand/well'])).toEqual({ page: 'hand', display: false });
    expect(pageFor(['display/top-1'])).toEqual({ page: 'board', display: true });
    expect(pageFor([])).toEqual({ page: 'board', display: false });
  });
});

describe('drawings', () => {
  const facts = { cathedral: 2, columns: 5 };
  it('are the same every time', () => {
    expect(town(facts)).toBe(town(facts));
    expect(scene()).toBe(scene());
  });
  it('change with the building of the Cathedral', () => {
    expect(town(facts)).not.toBe(town({ ...facts, cathedral: 3 }));
  });
  it('need no style attribute and have no broken number', () => {
    const all =
      town(facts) +
      scene() +
      Object.values(CROPS)
        .map((crop) => crop.draw(facts))
        .join('');
    expect(all).not.toMatch(/style=|NaN|undefined/);
  });
});
