import { describe, expect, it } from 'vitest';
import { placeOf, travels } from '../travels';
import { entry, sample } from './sample';

const before = sample();
const after = sample({ log: { start: 0, entries: [entry('placed', { place: 'mines gold' })] } });
const paths = (...given: Parameters<typeof entry>) =>
  travels(entry(...given), before, after).map((one) => `${one.piece}${one.seat} ${one.from} > ${one.to}`);

describe('travels', () => {
  it('finds the place that a placing names', () => {
    expect(placeOf('mines gold')).toBe('place/mines');
    expect(placeOf('black-market middle hire')).toBe('place/black-market-middle');
    expect(placeOf('tax-stand')).toBe('place/tax-stand');
  });
  it('walks Workers out and home', () => {
    expect(paths('placed', { place: 'quarry' })).toEqual(['worker0 supply/0/workers > place/quarry']);
    expect(paths('recalled', { place: 'forest' }, 1)).toEqual(['worker1 place/forest > supply/1/workers']);
    expect(paths('released', { amount: 2 })).toHaveLength(2);
  });
  it('brings goods from where the Worker stands, three pieces at most', () => {
    expect(paths('gained', { good: 'gold', amount: 5 })).toEqual(Array(3).fill('good0 place/mines > supply/0/gold'));
    expect(paths('gained', { good: 'wood', amount: 1 }, 0, 'ARC-CATHEDRAL-02')).toEqual([
      'good0 place/cathedral > supply/0/wood',
    ]);
    expect(paths('paid-tax', { amount: 1 })).toEqual(['good0 supply/0/silver > place/tax-stand']);
  });
  it('takes captives to the captor, own Workers home', () => {
    expect(paths('captured', { colour: 'red', place: 'forest', amount: 1 })).toEqual([
      'worker1 place/forest > supply/0/captured',
    ]);
    expect(paths('captured', { colour: 'blue', place: 'forest', amount: 1 })).toEqual([
      'worker0 place/forest > supply/0/workers',
    ]);
    expect(paths('sent-to-prison', { amount: 2 }, 1)).toEqual(['worker0 supply/1/captured > place/prison']);
    expect(paths('freed', { amount: 2 })).toEqual(['worker0 supply/1/captured > supply/0/workers']);
  });
  it('moves cards', () => {
    expect(paths('hired', { apprentice: 'trickster' })).toEqual(['card0 display/bottom-3 > guild/0']);
    expect(paths('drew-building')).toEqual(['card0 deck/buildings > hand/0']);
    expect(paths('constructed', { building: 'well' })).toEqual(['card0 hand/0 > guild/0']);
  });
  it('moves the markers of Virtue and Cathedral within their tracks', () => {
    expect(paths('gained-virtue', { amount: 2, virtue: 14 })).toEqual(['good0 virtue/12 > virtue/14']);
    expect(paths('lost-virtue', { amount: 2, virtue: 0 })).toEqual(['good0 virtue/2 > virtue/0']);
    expect(paths('advanced', { level: 3 })).toEqual(['worker0 cathedral/2 > cathedral/3']);
  });
  it('empties the Black Market into the Prison at a Reset', () => {
    expect(paths('reset', {}, -1)).toEqual([
      'worker1 place/black-market-left > place/prison',
      'worker0 place/black-market-right > place/prison',
    ]);
  });
  it('lets nothing travel for what moves nothing', () => {
    expect(paths('begins')).toEqual([]);
  });
});
