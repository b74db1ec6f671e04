import { describe, expect, it } from 'vitest';
import { emptySlots, heapKinds, heapRow, heapSize, nextEmpty, progress, siteSlots } from './slots';

describe('slots', () => {
  it('prints a cost in the order of the production steps', () => {
    const slots = emptySlots({ soldiers: 1, gold: 2, materials: 1 });
    expect(slots.map((slot) => slot.space)).toEqual(['materials', 'gold', 'gold', 'soldiers']);
    expect(slots.every((slot) => slot.filled === null)).toBe(true);
  });

  it('fills what is not missing, stand-ins last', () => {
    const slots = siteSlots(
      { population: 4, krystallium: 1 },
      { missing: { population: 1 }, krystallium: { population: 1 } },
    );
    expect(slots.map((slot) => slot.filled)).toEqual(['population', 'population', 'krystallium', null, 'krystallium']);
    expect(progress(slots)).toBe(4);
    expect(nextEmpty(slots, 'population')).toBe(3);
    expect(nextEmpty(slots, 'gold')).toBe(-1);
  });

  it('counts heaps', () => {
    expect(heapSize({ gold: 2, exploration: 1 })).toBe(3);
    expect(heapRow({ exploration: 1, gold: 2 })).toEqual(['gold', 'gold', 'exploration']);
    expect(heapKinds({ gold: 2, population: 0 })).toEqual([['gold', 2]]);
  });
});
