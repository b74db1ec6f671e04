import { describe, expect, it } from 'vitest';
import { explanationOf, worthReading, type Known } from './explaining';
import { sampleMove } from './sample';

const well = { name: 'Well', text: 'Gives water.', rule: 'SMP-WELL-01' };
const known: Known = {
  entries: { 'place/well': well },
  movesFor: (thing) => (thing === 'place/well' || thing === 'b' ? [sampleMove('b', 'place/well')] : []),
  refusedAt: (target) =>
    target === 'place/mill' ? { notation: 'm', target, text: 'It is dry.', rule: 'SMP-MILL-02' } : null,
  entry: (key) => (key === 'place/well' ? well : { name: key, text: '', rule: '' }),
  pointsOf: (seat) => `Seat ${seat}: 7 points`,
};
/** What a thing is to the page: its attributes. */
const thing = (dataset: Record<string, string>): HTMLElement => ({ dataset }) as unknown as HTMLElement;

describe('what a thing says of itself', () => {
  it('is its entry and what can be done with it', () => {
    const told = explanationOf(thing({ target: 'place/well', facts: 'Two stand there.' }), known);
    expect([told.title, told.facts, told.refused]).toEqual(['Well', 'Two stand there.', null]);
    expect(told.moves.map((move) => move.notation)).toEqual(['b']);
  });

  it('is why it is closed', () => {
    const told = explanationOf(thing({ target: 'place/mill', entry: 'place/well' }), known);
    expect([told.title, told.refused?.text, told.moves]).toEqual(['Well', 'It is dry.', []]);
  });

  it('is the move where nothing else has a name', () => {
    const told = explanationOf(thing({ target: 'decline', notation: 'b' }), known);
    expect(told.title).toBe('do b');
    expect(worthReading(told, known, 'do b')).toBe(false);
    expect(worthReading(told, known, 'an icon')).toBe(true);
  });

  it('is whose points they are', () => {
    const told = explanationOf(thing({ points: '1' }), known);
    expect([told.title, told.seat]).toEqual(['Seat 1: 7 points', 1]);
  });

  it('is a fact alone, once', () => {
    const told = explanationOf(thing({ facts: 'Five cards are left.' }), known);
    expect([told.title, told.facts]).toEqual(['Five cards are left.', '']);
    expect(worthReading(told, known, '5')).toBe(true);
  });
});
