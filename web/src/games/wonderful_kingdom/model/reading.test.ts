import { expect, it } from 'vitest';
import { sampleState } from '../../../lib/sample';
import { tableOf } from './reading';

const site = (missing: object) => ({ card: 'citadel', missing, krystallium: {}, guard: null });
const told = (player: object, table: object = {}) =>
  tableOf(sampleState({ table: { round: 1, players: [{ sites: [], ...player }], ...table } }));

it('has nothing of a module that is not played', () => {
  const { quest, plague, doubled, players } = told({});
  expect({ quest, plague, doubled }).toEqual({ quest: '', plague: 0, doubled: false });
  expect(players[0]).toMatchObject({ stages: [], menaces: [], theft: {}, menace_deck: null, advisors: [], drawn: 0 });
});

it('keeps what a module tells', () => {
  const { quest, players } = told({ stages: [2], menaces: ['thief'] }, { quest: 'lost-crown' });
  expect([quest, players[0]?.stages, players[0]?.menaces]).toEqual(['lost-crown', [2], ['thief']]);
});

it('reads either word for a missing soldier', () => {
  const { players } = told({ sites: [site({ soldier: 1, gold: 2 }), site({ soldiers: 1 })] });
  expect(players[0]?.sites.map((one) => one.missing)).toEqual([{ soldiers: 1, gold: 2 }, { soldiers: 1 }]);
});
