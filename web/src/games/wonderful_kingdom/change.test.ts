import { describe, expect, it } from 'vitest';
import type { LogEntry, TableState } from '../../lib/types';
import { kingdomChange } from './change';
import { kingdomTravels } from './travels';
import { words as all } from './words';

const state = {} as TableState;
const words = { lang: 'en' as const, entry: () => ({ name: '', text: '', rule: '' }) };
const told = (path: string, before: number, after: number) => kingdomChange({ path, before, after }, state, words);
const entry = (kind: string, args: LogEntry['args']): LogEntry => ({
  ply: 1,
  seat: 1,
  rival: '',
  kind,
  rule: '',
  args,
  text: '',
  mark: '',
});

describe('changes', () => {
  it('names numbers of the players', () => {
    expect(told('players/1/calamities', 0, 2)).toMatchObject({ seat: 1, good: false, label: 'Calamities' });
    expect(told('players/0/alchemy/gold', 1, 2)).toMatchObject({ tone: 'goldcube', good: true });
    expect(told('scores/0', 4, 9)).toMatchObject({ good: true, before: 4, after: 9 });
  });

  it('leaves out what the board shows anyway', () => {
    expect(told('players/0/gone', 0, 1)).toBeNull();
    expect(told('discards', 3, 4)).toBeNull();
  });
});

describe('travels', () => {
  it('moves cards and cubes between anchors', () => {
    expect(kingdomTravels(entry('offered', { card: 'hamlet', area: 'left' }))).toMatchObject([
      { from: 'hand/1', to: 'area/left', seat: 1 },
    ]);
    expect(kingdomTravels(entry('placed', { card: 'hamlet', resource: 'gold' }))).toMatchObject([
      { piece: 'good', to: 'site/1/hamlet' },
    ]);
    expect(kingdomTravels(entry('round', { round: 2 }))).toEqual([]);
  });
});

describe('words', () => {
  it('have the Polish plurals', () => {
    const { cards } = all.pl;
    expect([1, 3, 5, 22].map(cards)).toEqual(['1 karta', '3 karty', '5 kart', '22 karty']);
  });
});
