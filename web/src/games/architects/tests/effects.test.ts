import { describe, expect, it } from 'vitest';
import { abilityAtoms, atEnd, buildingAtoms, effectOf, type Atom } from '../effects';
import { apprenticeFigure, buildingFigure } from '../figures';
import { ICONS } from '../icons';
import type { Apprentice, Building, PlayerBoard } from '../model';
import { cardsOf } from './cardfiles';

const known = new Set<string>([...ICONS, 'plan', 'worker']);
const buildings = cardsOf<Building>('buildings.toml');
const apprentices = cardsOf<Apprentice>('apprentices.toml');
const boards = cardsOf<PlayerBoard>('player_boards.toml');

function check(atoms: Atom[]): void {
  const icons = atoms.flatMap((atom) => (atom.kind === 'icon' || atom.kind === 'at' ? [atom.symbol.icon] : []));
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect(known).toContain(icon);
}

const written = (atoms: Atom[]): string =>
  atoms
    .map((atom) => {
      if (atom.kind === 'icon')
        return `${atom.struck ? 'no ' : ''}${atom.count ?? ''}${atom.symbol.tone ?? atom.symbol.icon}`;
      if (atom.kind === 'at') return `@${atom.symbol.icon}`;
      return { arrow: '>', slash: '/', bar: '|', text: atom.kind === 'text' ? atom.text : '' }[atom.kind];
    })
    .join(' ');

describe('effects as icons', () => {
  it('reads the whole deck', () => {
    expect([buildings.length, apprentices.length, boards.length]).toEqual([43, 43, 14]);
  });
  it.each(buildings.map((card) => [card.id, card] as const))('the Building %s', (_, card) => {
    check(buildingAtoms(card.effect));
    expect(buildingFigure(card.id)).not.toBe('plan');
    expect(known).toContain(buildingFigure(card.id));
  });
  it.each(apprentices.map((card) => [card.id, card] as const))('the Apprentice %s', (_, card) => {
    if (card.ability) check(abilityAtoms(card.ability));
    else expect(card.skills).toHaveLength(3);
    expect(known).toContain(apprenticeFigure(card.id));
  });
  it.each(boards.map((card) => [card.id, card] as const))('the board %s', (_, card) => {
    check(abilityAtoms(card.ability));
  });
  it('writes expressions as the style guide has them', () => {
    expect(written(buildingAtoms({ kind: 'end_virtue_per', of: 'gold', each: 2, virtue: 1 }))).toBe('2gold > 1virtue');
    expect(written(buildingAtoms({ kind: 'end_vp_most', of: 'stone', vp: 2 }))).toBe('jewel-crown stone > 2vp');
    expect(written(buildingAtoms({ kind: 'choose', options: [{ gold: 1 }, { silver: 3 }] }))).toBe('1gold / 3silver');
    expect(written(buildingAtoms({ kind: 'everyone_virtue', virtue: 1 }))).toBe('backup +1virtue');
    expect(written(abilityAtoms({ kind: 'trade', pay: { wood: 2 }, gain: { marble: 1 } }))).toBe(
      '@barn | 2wood > marble',
    );
    expect(written(abilityAtoms({ kind: 'reset_gain', prison_empty: true, gain: { gold: 1 } }))).toBe(
      '@clockwise-rotation | no prisoner +1gold',
    );
  });
  it('tells at once from at the end', () => {
    expect(atEnd({ kind: 'draw', buildings: 2 })).toBe(false);
    expect(atEnd({ kind: 'debt_vp', vp: 1 })).toBe(true);
  });
  it('takes the effect out of a sentence', () => {
    const words = ['at once', 'at the end'];
    expect(effectOf('2 Clay; 7 VP; at the end: 2 VP for the most Stone [needs Masonry]', words)).toBe(
      'At the end: 2 VP for the most Stone',
    );
    expect(effectOf('something else', words)).toBe('');
  });
  it('names every icon once', () => {
    expect(new Set(ICONS).size).toBe(ICONS.length);
  });
});
