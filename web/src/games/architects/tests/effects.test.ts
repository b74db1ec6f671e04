import { describe, expect, it } from 'vitest';
import type { Expression } from '../../../lib/expression';
import { VERBS, atEnd, effectAtoms, effectOf, type Atom } from '../effects';
import { apprenticeFigure, buildingFigure } from '../figures';
import { ICONS } from '../icons';
import type { Skill } from '../model';
import { OCCASION, THING } from '../symbols';
import { cardsOf } from './cardfiles';
import written from './trees.json';

interface Card {
  id: string;
  skills: Skill[];
  effect: string;
  ability?: string;
}

const known = new Set<string>([...ICONS, 'plan', 'worker']);
const buildings = cardsOf<Card>('buildings.toml');
const apprentices = cardsOf<Card>('apprentices.toml');
const boards = cardsOf<Card>('player_boards.toml');

/** The tree of an expression, as the server makes it (`tools/effects.py`). */
const trees = written.trees as unknown as Record<string, Expression>;
function tree(text: string): Expression {
  const found = trees[text];
  if (!found) throw new Error(`no tree of "${text}": run python -m tools.effects`);
  return found;
}

function check(atoms: Atom[]): void {
  const icons = atoms.flatMap((atom) => (atom.kind === 'icon' || atom.kind === 'at' ? [atom.symbol.icon] : []));
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect(known).toContain(icon);
}

const row = (text: string): string =>
  effectAtoms(tree(text))
    .map((atom) => {
      if (atom.kind === 'icon')
        return `${atom.struck ? 'no ' : ''}${atom.count ?? ''}${atom.symbol.tone ?? atom.symbol.icon}`;
      if (atom.kind === 'at') return `@${atom.symbol.tone ?? atom.symbol.icon}`;
      return { arrow: '>', slash: '/', bar: '|', text: atom.kind === 'text' ? atom.text : '' }[atom.kind];
    })
    .join(' ');

describe('effects as icons', () => {
  it('reads the whole deck', () => {
    expect([buildings.length, apprentices.length, boards.length]).toEqual([43, 43, 14]);
  });
  it.each(buildings.map((card) => [card.id, card] as const))('the Building %s', (_, card) => {
    check(effectAtoms(tree(card.effect)));
    expect(buildingFigure(card.id)).not.toBe('plan');
    expect(known).toContain(buildingFigure(card.id));
  });
  it.each(apprentices.map((card) => [card.id, card] as const))('the Apprentice %s', (_, card) => {
    if (card.ability) check(effectAtoms(tree(card.ability)));
    else expect(card.skills).toHaveLength(3);
    expect(known).toContain(apprenticeFigure(card.id));
  });
  it.each(boards.map((card) => [card.id, card] as const))('the board %s', (_, card) => {
    check(effectAtoms(tree(card.ability ?? '')));
  });
  it('has an icon for every word of the card files', () => {
    expect(new Set(Object.keys(VERBS))).toEqual(new Set(written.words.verbs));
    expect(new Set(Object.keys(THING))).toEqual(new Set(written.words.things));
    expect(new Set(Object.keys(OCCASION))).toEqual(new Set(written.words.occasions));
  });
  it.each([
    ['gain 4 stone', '+4stone'],
    ['gain 1 gold per 4 virtue', '4virtue > 1gold'],
    ['gain 1 gold or gain 3 silver', '1gold / 3silver'],
    ['hire', '+1claw-hammer'],
    ['capture 2 groups', '2×manacles'],
    ['free-workers or capture 1 group', 'no manacles / 1×manacles'],
    ['take 1 debt', '+1debt'],
    ['draw 2 buildings', '+2plan'],
    ['release-all', 'prisoner > worker'],
    ['may destroy 1 debt', '−1debt'],
    ['may discard 1 building -> gain 2 gold', 'plan > 2gold'],
    ['everyone gain 1 virtue', 'backup +1virtue'],
    ['everyone lose 1 virtue if 3+ prisoners', 'backup 3+prisoner > −1virtue'],
    ['dismiss 1 apprentice', '−1claw-hammer'],
    ['build-again', '+1family-house'],
    ['end: gain 2 vp if most stone', 'jewel-crown stone > 2vp'],
    ['end: gain 1 vp per tiling', 'stake-hammer > 1vp'],
    ['end: gain 2 vp if no unpaid-debts', 'no debt > 2vp'],
    ['end: lose 2 virtue', '−2virtue'],
    ['end: gain 1 virtue per 2 gold', '2gold > 1virtue'],
    ['end: save 1 debt-vp', 'debt > +1vp'],
    ['end: lose 1 debt-vp', 'debt > −1vp'],
    ['quarry: gain 1 stone', '@mining | +1stone'],
    ['storehouse: pay 2 wood -> gain 1 marble', '@barn | 2wood > marble'],
    ['storehouse: count 1 worker', '@barn | +1worker'],
    ['town-centre: save 1 silver', '@well | −1silver'],
    ['black-market: save 1 virtue', '@domino-mask | +1virtue'],
    ['reset: may release 2 workers', '@clockwise-rotation | prisoner > 2worker'],
    ['reset: gain 1 gold if no prisoners', '@clockwise-rotation | no prisoner +1gold'],
    ['hire: save 1 silver; limit 6 apprentices', '@claw-hammer | −1silver ≤ 6'],
    ['avoid-debt 2 silver', '2silver > no debt'],
    ['debt-taken: gain 1 silver + 1 clay', '@debt | +1silver +1clay'],
  ])('writes %s as the style guide has it', (text, icons) => {
    expect(row(text)).toBe(icons);
  });
  it.each([
    ['gain 1 stone then draw 1 building', '+1stone · +1plan'],
    ['gain 2 clay or draw 1 building or take 1 debt', '2clay / +1plan / +1debt'],
    ['may pay 2 clay -> gain 1 marble', '2clay > marble'],
    ['draw 1 building per 2 wood', '2wood > +1plan'],
    ['end: gain 1 vp then gain 2 vp if most unpaid-debts', '+1vp · jewel-crown debt > 2vp'],
    ['everyone may discard 1 building -> draw 2 buildings', 'backup plan > 2plan'],
    ['gain 1 clay; end: gain 1 virtue per 2 prisoners', '+1clay @hourglass | 2prisoner > 1virtue'],
    [
      'may (capture 1 group or release 2 workers or (gain 1 gold then lose 1 virtue))',
      '1×manacles / prisoner > 2worker / 1gold · −1virtue',
    ],
    [
      '(may dismiss 1 apprentice -> hire) then may destroy 1 debt if 2+ unpaid-debts',
      'claw-hammer > +1claw-hammer · 2+debt > −1debt',
    ],
    ['gain 1 silver per paid-debt if no prisoners', 'no prisoner > tied-scroll > 1silver'],
    ['quarry: may pay 1 silver -> gain 1 gold', '@mining | silver > gold'],
    [
      'forest: draw 1 building if no prisoners; mines: gain 1 silver',
      '@forest | no prisoner +1plan @gold-mine | +1silver',
    ],
  ])('draws what no printed card says: %s', (text, icons) => {
    expect(row(text)).toBe(icons);
    check(effectAtoms(tree(text)));
  });
  it('tells at once from at the end', () => {
    expect(atEnd(tree('draw 2 buildings'))).toBe(false);
    expect(atEnd(tree('end: save 1 debt-vp'))).toBe(true);
    expect(atEnd(tree('gain 1 clay; end: gain 1 virtue per 2 prisoners'))).toBe(false);
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
