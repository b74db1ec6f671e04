import { describe, expect, it } from 'vitest';
import { travels } from '../travels';
import { entry, sample } from './sample';

const from = sample();
const ways = (kind: string, args = {}, seat = 0, rival = '') =>
  travels(entry(kind, args, seat, rival), from, from).map((travel) => `${travel.piece} ${travel.from} > ${travel.to}`);

describe('the cascade of the Castle', () => {
  const section = { wedge: 'k2', segment: 'd' };
  it('places, climbs, spreads and reaches the centre', () => {
    expect(ways('placed', { workers: 2, ...section })).toEqual([
      'worker supply/0/workers > section/k2',
      'worker supply/0/workers > section/k2',
    ]);
    expect(ways('climbed', section)).toEqual(['worker section/k2 > second/k2']);
    expect(ways('spread', section)).toEqual(['worker section/k2 > section/k1', 'worker section/k2 > section/k3']);
    expect(ways('reached-centre', section)).toEqual(['worker second/k2 > centre']);
  });
  it('sends a Worker that is removed to its owner', () => {
    const bumped = { whose: 'blue', tier: 'second', ...section };
    expect(ways('bumped', bumped)).toEqual(['worker second/k2 > supply/1/workers']);
    expect(ways('bumped', { ...bumped, whose: 'ai', tier: 'first' })).toEqual(['worker section/k2 > supply/ai']);
  });
  it('knows the section beside by the segment in front of it', () =>
    expect(ways('shifted', { to_segment: 'c', ...section })).toEqual(['worker section/k2 > section/k3']));
});

describe('other travels', () => {
  it('lets Viscounts ride and goods fly', () => {
    expect(ways('moved', { space: 'town-4', price: 1 })).toEqual(['good space/town-1 > space/town-4']);
    expect(ways('gained', { good: 'ink', amount: 2 })).toHaveLength(2);
    expect(ways('gained-debts', { number: 1 }, 1)).toEqual(['good stack/poverty > held/1/debts']);
  });
  it('takes cards from where they lay on top', () => {
    expect(ways('hired', { card: 'mason', price: 1 })).toEqual(['card townsfolk/a > discard/0']);
    expect(ways('took-manuscript', { manuscript: 'psalter' })).toEqual(['card manuscript/a > held/0/ribbon-grey']);
  });
  it('knows that a rival has no seat', () => {
    expect(ways('placed', { workers: 1, wedge: 'k1' }, -1, 'ai')).toEqual(['worker supply/ai > section/k1']);
    expect(ways('played', {}, -1, 'ai')).toEqual([]);
  });
});
