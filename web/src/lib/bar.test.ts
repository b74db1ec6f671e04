import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { barOf } from './bar';
import type { Told } from './bar';
import { sampleMove, sampleState } from './sample';
import type { Decision, LogEntry, Seat, TableState } from './types';

const seat = (player: string): Seat => ({ player, title: player, name: 'blue', open: false }) as Seat;
const decision = (at: number, text: string): Decision => ({ seat: at, text }) as Decision;
const done: LogEntry = { ply: 3, seat: 1, rival: '', kind: 'k', rule: '', args: {}, text: 'places a Worker', mark: '' };
const seats = [seat('Ada'), seat('Clotilde'), seat('Hugh')];

function told(state: Partial<TableState>, more: Partial<Told> = {}): ReturnType<typeof barOf> {
  const asking = sampleState({ seats, ...state });
  return barOf({ rewound: false, plies: 9, asking, telling: null, sent: null, log: [done], ...more }, en);
}

test('on the own turn it asks', () => {
  const bar = told({ decisions: [decision(0, 'Place a Worker')] });
  expect(bar).toMatchObject({ sentence: 'Place a Worker', mine: true, seat: 0, beneath: '' });
});

test('while others move it says who and at what, and beneath what was done last', () => {
  const bar = told({ decisions: [decision(2, 'must place a Worker')] });
  expect(bar.sentence).toBe('Hugh must place a Worker.');
  expect(bar).toMatchObject({ mine: false, seat: 2, beneath: 'Clotilde places a Worker' });
});

test('what is followed comes before any question, so that it never is the own turn in between', () => {
  const bar = told({ decisions: [decision(0, 'Place a Worker')] }, { telling: done });
  expect(bar).toMatchObject({ sentence: 'Clotilde places a Worker', mine: false, seat: 1 });
});

test('the own move that is on its way is told, not asked for again', () => {
  const bar = told({ decisions: [decision(0, 'Place a Worker')] }, { sent: sampleMove('quarry') });
  expect(bar).toMatchObject({ sentence: 'do quarry…', mine: false, seat: 0 });
});

test('in a simultaneous step it says what was chosen and who is waited for', () => {
  const decisions = [decision(1, 'must plan'), decision(2, 'must plan')];
  const waiting = told({ decisions, chosen: [sampleMove('build')] });
  expect(waiting.sentence).toBe('You have chosen: do build. Waiting for Clotilde, Hugh.');
  expect(told({ decisions }).sentence).toBe('Waiting for: Clotilde, Hugh.');
});

test('a rewound board asks nothing', () => {
  const bar = told({ decisions: [decision(0, 'Place a Worker')] }, { rewound: true });
  expect(bar.mine).toBe(false);
});
