import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Atom } from '../../../lib/expression';
import { abilityOf, besideAtoms, effectAtoms, iconAtoms, smallAtoms, VERBS, wide } from '../effects';
import { FIGURES, SIGNS } from '../icons';
import { NOUN, OCCASION } from '../symbols';
import { words } from '../words';

const FOLDER = new URL('../../../../../src/regnum/games/viscounts/cards/', import.meta.url);
const cards = readdirSync(FOLDER).map((file) => readFileSync(new URL(file, FOLDER), 'utf8'));
const all = cards.join('\n');

const gain = (amounts: Record<string, number>) => ({ kind: 'do' as const, verb: 'gain', amounts });
const said = (atoms: Atom[]) =>
  atoms.map((atom) => (atom.kind === 'icon' ? `${atom.count ?? ''}${atom.symbol.icon}` : atom.kind)).join(' ');

describe('effects as icons', () => {
  it('signs what a card gives, and leaves ones out where room is short', () => {
    expect(said(effectAtoms(gain({ silver: 2, virtue: 1 })))).toBe('+2two-coins +1fleur-de-lys');
    expect(said(smallAtoms(gain({ silver: 2, virtue: 1 })))).toBe('2two-coins fleur-de-lys');
    expect(
      said(smallAtoms({ kind: 'or', options: [gain({ gold: 1 }), { kind: 'do', verb: 'hire', amounts: {} }] })),
    ).toBe('gold-bar slash shaking-hands');
  });
  it('tells when an ability works', () => {
    expect(abilityOf(undefined)).toBeNull();
    expect(abilityOf(gain({ ink: 1 }))?.when.icon).toBe(SIGNS.atOnce);
    expect(abilityOf({ kind: 'on', occasion: 'drop-off', what: gain({ ink: 1 }) })?.when.icon).toBe(SIGNS.dropOff);
    expect(abilityOf({ kind: 'on', occasion: 'collision', what: gain({ ink: 1 }) })?.when.icon).toBe(SIGNS.ongoing);
  });
  it('puts a condition beside what others get in a Collision', () => {
    expect(said(besideAtoms({ kind: 'if', test: 'no', of: 'criminals', what: gain({ virtue: 1 }) }))).toBe(
      'domino-mask fleur-de-lys',
    );
    expect(said(besideAtoms({ kind: 'do', verb: 'rearrange', amounts: {} }))).toBe('backup card-exchange');
  });
  it('counts the icons that a card lends', () => {
    expect(said(iconAtoms(['merchant', 'noble', 'merchant']))).toBe('2swap-bag king');
  });
  it('knows what is too wide for a card', () => {
    expect(wide(effectAtoms(gain({ silver: 1, gold: 1 })))).toBe(false);
    expect(wide(effectAtoms(gain({ silver: 1, gold: 1, ink: 1 })))).toBe(true);
  });
});

describe('the card files', () => {
  const effects = [...all.matchAll(/(?:ability|effect|gives|link|centre) = "([^"]+)"/g)].map((match) => match[1] ?? '');
  const found = (pattern: RegExp): string[] =>
    effects.flatMap((effect) => [...effect.matchAll(pattern)].map((match) => match[1] ?? ''));
  it('use only verbs that have icons', () => {
    expect(effects.length).toBeGreaterThan(150);
    const verbs = found(/(?:^|: |; | then | or |may |repeatedly )(?!may |repeatedly |[a-z-]+: )([a-z-]+)/g);
    expect([...new Set(verbs)].filter((verb) => !(verb in VERBS))).toEqual([]);
  });
  it('count only things that have icons', () => {
    const uncounted = new Set(['any', 'card', 'cards', 'step', 'hand-limit']);
    const nouns = found(/\d+\+? ([a-z-]+)/g).filter((noun) => !uncounted.has(noun));
    expect([...new Set(nouns)].filter((noun) => !(noun in NOUN) && !(`${noun}s` in NOUN))).toEqual([]);
  });
  it('act on occasions that have icons', () => {
    const told = new Set(['drop-off', 'end']);
    const occasions = found(/(?:^|; )([a-z-]+): /g).filter((word) => !told.has(word));
    expect([...new Set(occasions)].filter((word) => !(word in OCCASION))).toEqual([]);
  });
  it('have a figure for every Townsfolk', () => {
    const ids = cards
      .filter((file) => /^\[\[(starting|townsfolk|hero)\]\]/m.test(file))
      .flatMap((file) => [...file.matchAll(/^id = "([^"]+)"/gm)].map((match) => match[1] ?? ''));
    expect(ids).toHaveLength(92);
    expect(ids.filter((id) => !(id in FIGURES) && !((id.split('-')[0] ?? '') in FIGURES))).toEqual([]);
  });
});

describe('words', () => {
  it('say everything in both languages', () => {
    const [en, pl] = [words.en, words.pl];
    expect(Object.keys(pl)).toEqual(Object.keys(en));
    expect(pl.phases).toHaveLength(en.phases.length);
  });
  it('count in Polish', () => {
    expect([1, 2, 5].map(words.pl.pileLeft)).toEqual(['w stosie: 1 karta', 'w stosie: 2 karty', 'w stosie: 5 kart']);
  });
});
