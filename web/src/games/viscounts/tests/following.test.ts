import { describe, expect, it } from 'vitest';
import { durations } from '../../../lib/parade';
import { sampleMove } from '../../../lib/sample';
import { brief } from '../brief';
import { tableOf } from '../model';
import { partway } from '../partway';
import { travels } from '../travels';
import { entry, player, sample, sampleData, sampleTable } from './sample';

const section = { wedge: 'k2', segment: 'd' };

describe('the table while events are on their way', () => {
  const after = (...events: ReturnType<typeof entry>[]) => tableOf(events.reduce(partway, sample()));

  it('follows the cascade of the Castle', () => {
    const placed = after(entry('placed', { workers: 3, ...section }));
    expect([placed.players[0]?.workers, placed.players[0]?.first_tier.k2]).toEqual([17, 3]);
    const [mine] = after(
      entry('placed', { workers: 3, ...section }),
      entry('climbed', section),
      entry('spread', section),
    ).players;
    expect(mine?.first_tier).toMatchObject({ k1: 1, k2: 0, k3: 1 });
    expect(mine?.second_tier.k2).toBe(1);
    const [up] = after(entry('climbed', section), entry('reached-centre', section)).players;
    expect([up?.second_tier.k2, up?.centre]).toEqual([0, 1]);
  });
  it('gives a Worker that is removed back to its owner', () => {
    const table = after(entry('bumped', { whose: 'blue', tier: 'first', ...section }));
    expect(table.players.map(({ workers }) => workers)).toEqual([20, 21]);
  });
  it('moves what the AI moves, and shows the Scheme that it follows', () => {
    const ai = { ...player('ai', { row: ['s2', 's1', null] }), draw: 5, future: 1 };
    const state = sample({}, { ai });
    const moved = tableOf(partway(state, entry('moved', { space: 'town-4' }, -1, 'ai')));
    expect([moved.ai?.at, moved.players[0]?.at]).toEqual(['town-4', 'town-1']);
    expect(tableOf(partway(state, entry('revealed-scheme', { scheme: 's3' }, -1, 'ai'))).ai?.row).toEqual([
      's3',
      's2',
      's1',
    ]);
  });
  it('leaves the table alone otherwise', () => {
    const state = sample();
    expect(partway(state, entry('gained', { good: 'ink', amount: 1 }))).toBe(state);
  });
});

describe('how long it takes', () => {
  it('keeps the time of steps that one follows, however many they are', () => {
    const steps = travels(entry('spread', section), sample(), sample());
    expect(steps.every(({ step }) => step)).toBe(true);
    const many = Array.from({ length: 12 }, () => steps).flat();
    expect(new Set(durations(many, 1))).toEqual(new Set(durations(steps, 1)));
  });
  it('hurries what else moves', () => {
    const goods = travels(entry('gained', { good: 'ink', amount: 3 }), sample(), sample());
    const many = Array.from({ length: 12 }, () => goods).flat();
    expect(durations(many, 1)[0]).toBeLessThan(durations(goods, 1)[0] ?? 0);
  });
});

describe('answers in icons', () => {
  const state = sample({}, { players: [player('red', { at: 'town-2' }), player('blue')] });
  const components = {
    game: 'viscounts',
    data: sampleData() as unknown as Record<string, never>,
    entries: {},
    tips: [],
  };
  const words = { lang: 'en' as const, entry: (key: string) => ({ name: key, text: '', rule: '' }) };
  const told = (target: string) => brief(sampleMove('x', target), state, components, words);
  const counts = (target: string) => told(target)?.atoms.flatMap((atom) => (atom.kind === 'icon' ? [atom.count] : []));

  it('counts what exchanges take and give', () => {
    expect(counts('exchange/1')).toEqual(['2', undefined]);
    expect(counts('exchange/3')).toEqual(['6', '3']);
  });
  it('tells what Workers cost', () => expect(counts('workers/2')?.slice(0, 2)).toEqual(['3', '2']));
  it('names actions by what they would do there', () => expect(told('action/trade')?.name).toBe('action/trade'));
  it('leaves other answers their sentence', () => {
    expect(['decline', 'action/pass', 'flip/debt'].map(told)).toEqual([null, null, null]);
    const watched = sample({ seat: null }, { players: sampleTable().players });
    expect(brief(sampleMove('x', 'exchange/1'), watched, components, words)).toBeNull();
  });
});
