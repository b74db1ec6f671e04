import { expect, test } from 'vitest';
import { NARROW, WIDE, boxFor, placeMarks, roundStep, scaleOf, scoreLines, spread } from './chart';
import type { Line } from './chart';
import { ranking } from './ranking';
import type { Scores, TableState } from '../../lib/types';

const scores = (given: Partial<Scores>): Scores => ({
  totals: [],
  parts: [],
  winners: [],
  award: '',
  together: false,
  goal: null,
  rivals: [],
  ...given,
});

const line = (...values: number[]): Line => ({ name: '', tone: 'azure', values });

test('steps are round', () => {
  expect([roundStep(44, 5), roundStep(96, 6), roundStep(3, 5)]).toEqual([10, 20, 1]);
});

test('the chart holds losses too', () => {
  const scale = scaleOf([0, 10], [line(0, -5), line(0, 12)]);
  expect(scale.y(-5)).toBeGreaterThan(scale.y(0));
  expect(scale.ticksX).toContain(10);
});

test('labels do not cover each other', () => {
  expect(spread([10, 12, 60], 20)).toEqual([10, 30, 60]);
  expect(spread([98, 100, 100, 5], 20, 100)).toEqual([60, 80, 100, 5]);
});

test('winners come first, then points', () => {
  expect(ranking(scores({ totals: [22, 30, 30, 9], winners: [2] }))).toEqual([2, 1, 0, 3]);
});

test('nothing orders partners', () => {
  expect(ranking(scores({ totals: [22, 30, 9], winners: [0, 1, 2], together: true }))).toEqual([0, 1, 2]);
});

test('partners have one line, a rival and the goal have their own', () => {
  const seats = [
    { name: 'blue', player: 'Ann' },
    { name: 'red', player: '', title: 'Red' },
  ];
  const state = (given: Partial<Scores>): TableState =>
    ({ seats, rivals: [{ name: 'baron', title: 'The baron' }], scores: scores(given) }) as unknown as TableState;
  const points = [
    { ply: 0, totals: [0, 0], rivals: [1], goal: 9 },
    { ply: 1, totals: [3, 4], rivals: [2], goal: 10 },
  ];
  const told = (given: Partial<Scores>): unknown[] =>
    scoreLines(state(given), points, 'Together', 'Goal').map((one) => [one.name, one.tone, one.values]);
  const baron = { name: 'baron', parts: {}, total: 2 };
  expect(told({ totals: [3, 4], together: true, goal: 10 })).toEqual([
    ['Together', 'common', [0, 7]],
    ['Goal', 'goal', [9, 10]],
  ]);
  expect(told({ totals: [3, 4], rivals: [baron] })).toEqual([
    ['Ann', 'azure', [0, 3]],
    ['Red', 'gules', [0, 4]],
    ['The baron', 'sable', [1, 2]],
  ]);
});

test('a chart of chances reaches to its top', () => {
  expect(scaleOf([0, 1], [line(40, 45), line(60, 55)], 100).ticksY.at(-1)).toBe(100);
});

test('marks stand where their move is, and their words cover no others', () => {
  const scale = scaleOf([0, 100], [line(0, 9)]);
  const marks = [0, 40, 44, 46, 90].map((ply) => ({ ply, text: 'Reset' }));
  const placed = placeMarks(marks, scale);
  expect(placed.map((mark) => mark.x)).toEqual([40, 44, 46, 90].map((ply) => scale.x(ply)));
  expect(placed.map((mark) => [mark.row, mark.before])).toEqual([
    [0, true],
    [1, true],
    [0, false],
    [0, true],
  ]);
});

test('where there is no room for the words of a mark, only its line stands', () => {
  const scale = scaleOf([0, 100], [line(0, 9)], 1, NARROW);
  const marks = [60, 61, 62, 63, 64, 65, 66, 67].map((ply) => ({ ply, text: 'Odświeżenie' }));
  expect(placeMarks(marks, scale, NARROW).map((mark) => mark.row)).toEqual([0, 1, 2, 0, 1, 2, -1, -1]);
});

test('on a phone two resets and the last turns of a game are told, though they are close to its end', () => {
  const scale = scaleOf([0, 195], [line(0, 49)], 1, NARROW);
  const marks = [
    { ply: 124, text: 'Odświeżenie' },
    { ply: 180, text: 'Odświeżenie' },
    { ply: 190, text: 'Ostatnie tury' },
  ];
  expect(placeMarks(marks, scale, NARROW).map((mark) => mark.row)).toEqual([0, 1, 2]);
});

test('a chart without marks keeps no room for their words', () => {
  expect(boxFor(WIDE, true)).toEqual(WIDE);
  const bare = boxFor(WIDE, false);
  expect(bare.height - bare.top).toBe(WIDE.height - WIDE.top);
  expect(bare.top).toBeLessThan(WIDE.top);
});
