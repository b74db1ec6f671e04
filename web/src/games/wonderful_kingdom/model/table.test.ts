import { describe, expect, it } from 'vitest';
import type { Move } from '../../../lib/types';
import { builtGroups } from './built';
import { fitScale } from './fit';
import { choiceTurn, phaseOf } from './phase';
import { filledBy, siteMove, sitePieces } from './siteMoves';
import { namedSites } from './sites';
import { supreme } from './supremacy';
import { showsTarget } from './targets';
import type { KingdomTable, Player } from './types';

const move = (notation: string): Move => ({ notation, target: '', text: '' });
const made = (gold: number): KingdomTable['production'][number] => ({
  materials: 0,
  population: 0,
  gold,
  exploration: 0,
});
const table = (some: Partial<KingdomTable>): KingdomTable =>
  ({ step: null, turn: 0, left: [], right: [], players: [], production: [], ...some }) as KingdomTable;
const asks = (kind: string) => [{ seat: 0, kind, rule: '', text: '' }];

describe('sites', () => {
  it('numbers the copies of a card', () => {
    const bare = { missing: {}, krystallium: {}, guard: null };
    const player = { sites: ['hamlet', 'citadel', 'hamlet'].map((card) => ({ card, ...bare })) } as unknown as Player;
    expect(namedSites(player).map((site) => site.name)).toEqual(['hamlet', 'citadel', 'hamlet-2']);
  });

  it('takes a click for the placing of a waiting cube before anything else', () => {
    const moves = [move('place gold citadel'), move('krystallium citadel gold')];
    expect(siteMove(moves)?.notation).toBe('place gold citadel');
    expect(siteMove([move('place gold citadel'), move('place materials citadel')])).toBeNull();
    expect(siteMove([move('thaw citadel')])?.notation).toBe('thaw citadel');
    expect(siteMove([])).toBeNull();
  });

  it('knows which space a move fills', () => {
    expect(filledBy(move('soldier citadel'))).toBe('soldiers');
    expect(filledBy(move('krystallium citadel krystallium'))).toBe('krystallium');
    expect(sitePieces([move('complete citadel'), move('place gold citadel')])).toEqual(['gold']);
  });
});

describe('phases', () => {
  it('follows the decision, else the table', () => {
    expect(phaseOf(table({ step: 'gold' }), asks('placing'), false)).toBe('production');
    expect(phaseOf(table({ step: 'gold' }), asks('fight'), false)).toBe('fight');
    expect(phaseOf(table({}), asks('pay-stage'), false)).toBe('planning');
    expect(phaseOf(table({ players: [{ hand: 3 } as Player] }), asks('pay-stage'), false)).toBe('choice');
    expect(phaseOf(table({}), [], true)).toBe('over');
  });

  it('counts turns from one', () => {
    expect(choiceTurn(table({ turn: 2, players: [{} as Player] }))).toBe(3);
    expect(choiceTurn(table({ turn: 16, players: [{} as Player, {} as Player] }))).toBe(16);
  });
});

describe('supremacy', () => {
  it('needs strictly more, and five when alone', () => {
    expect(supreme(table({ production: [made(3), made(2)] }), 'gold')).toBe(0);
    expect(supreme(table({ production: [made(2), made(2)] }), 'gold')).toBeNull();
    expect(supreme(table({ production: [made(5)] }), 'gold')).toBe(0);
    expect(supreme(table({ production: [made(4)] }), 'gold')).toBeNull();
  });
});

describe('layout', () => {
  const tile = { width: 130, height: 140, gap: 9, foot: 0 };
  const scales = { least: 0.88, most: 1.5 };

  it('makes few cards large and many small', () => {
    expect(fitScale(1, 420, 300, tile, scales)).toBe(1.5);
    expect(fitScale(4, 420, 300, tile, scales)).toBeCloseTo(1.03, 1);
    expect(fitScale(12, 420, 300, tile, scales)).toBe(0.88);
  });

  it('groups built cards by type, copies together', () => {
    const types = { hamlet: 'structure', citadel: 'monument' } as const;
    const groups = builtGroups(['citadel', 'hamlet', 'hamlet'], (id) => types[id as keyof typeof types]);
    expect(groups).toEqual([
      { type: 'structure', count: 2, cards: [['hamlet', 2]] },
      { type: 'monument', count: 1, cards: [['citadel', 1]] },
    ]);
  });

  it('leaves the end of a step to the prompt', () => {
    expect(showsTarget('site/hamlet')).toBe(true);
    expect(showsTarget('commit')).toBe(false);
    expect(showsTarget('decline')).toBe(false);
  });
});
