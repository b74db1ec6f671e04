import { describe, expect, it } from 'vitest';
import { NOTHING_RECENT, readOn } from '../recent';
import { entry, sample } from './sample';

const placed = (place: string, seat: number) => entry('placed', { place }, seat);
const state = (start: number, ...entries: ReturnType<typeof entry>[]) => sample({ log: { start, entries } });

describe('recent placings', () => {
  it('are those since the viewer placed', () => {
    const all = state(0, placed('forest', 1), placed('quarry', 0), placed('mines clay', 1));
    expect(readOn(NOTHING_RECENT, all).places).toEqual({ 'place/mines': 'red' });
  });
  it('gather over partial chronicles', () => {
    const first = readOn(NOTHING_RECENT, state(0, placed('quarry', 0), placed('forest', 1)));
    const second = readOn(first, state(2, placed('tax-stand', 1)));
    expect(second.places).toEqual({ 'place/forest': 'red', 'place/tax-stand': 'red' });
    expect(readOn(second, state(3, placed('quarry', 0))).places).toEqual({});
  });
  it('read a line once', () => {
    const first = readOn(NOTHING_RECENT, state(0, placed('quarry', 0), placed('forest', 1)));
    expect(readOn(first, state(1, placed('forest', 1), placed('mines gold', 1))).places).toEqual({
      'place/forest': 'red',
      'place/mines': 'red',
    });
  });
  it('begin anew when the chronicle does', () => {
    const first = readOn(NOTHING_RECENT, state(0, placed('forest', 1)));
    expect(readOn(first, state(0, placed('quarry', 1))).places).toEqual({ 'place/quarry': 'red' });
  });
});
