import { describe, expect, it } from 'vitest';
import { chosen, due, fits } from './tips';
import type { Tip } from './types';

const tip = (id: string, when: Partial<Tip>): Tip => ({
  id,
  text: id,
  decision: '',
  target: '',
  event: '',
  rule: '',
  ...when,
});
const TIPS = [
  tip('turn', { decision: 'place-worker' }),
  tip('market', { decision: 'place-worker', target: 'place/market-*' }),
  tip('reset', { event: 'reset' }),
];
const NOW = { kinds: ['place-worker'], targets: ['place/quarry', 'place/market-left'], events: [] };
const ids = (tips: Tip[]): string[] => tips.map(({ id }) => id);

describe('tips', () => {
  it('are known by patterns', () => {
    expect(fits('place/market-left', 'place/market-*')).toBe(true);
    expect(fits('offer-second', 'offer | offer-second')).toBe(true);
    expect(fits('offer-second', 'offer')).toBe(false);
    expect(fits('a.b', 'a*b')).toBe(true);
    expect(fits('acb', 'a.b')).toBe(false);
  });

  it('are due when all that they name is there, and once', () => {
    expect(ids(due(TIPS, [], NOW))).toEqual(['turn', 'market']);
    expect(ids(due(TIPS, ['turn'], NOW))).toEqual(['market']);
    expect(ids(due(TIPS, [], { ...NOW, targets: ['place/quarry'] }))).toEqual(['turn']);
    expect(ids(due(TIPS, [], { ...NOW, kinds: ['hire'], events: ['reset'] }))).toEqual(['reset']);
  });

  it('wait while others decide', () => {
    expect(due(TIPS, [], { ...NOW, kinds: [], events: ['reset'] })).toEqual([]);
  });

  it('are first of all about what is pointed at', () => {
    expect(chosen(TIPS, 'place/market-left')?.id).toBe('market');
    expect(chosen(TIPS, 'place/quarry')?.id).toBe('turn');
    expect(chosen(TIPS, null)?.id).toBe('turn');
    expect(chosen([], 'place/quarry')).toBeNull();
  });
});
