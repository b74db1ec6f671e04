import { expect, test } from 'vitest';
import { courseOf, resultOf, turningPoints } from './turning';
import type { JudgedMove, TableState } from './types';

const judged = (ply: number, seat: number, first: number, advised = 'a', step = 0): JudgedMove => ({
  ply,
  seat,
  step,
  chances: [first, 1 - first],
  played: { en: 'a' },
  advised: { en: advised },
});
const GAME = [judged(0, 0, 0.5), judged(1, 1, 0.55, 'b'), judged(2, 0, 0.25), judged(3, 1, 0.9)];
const ended = (winners: number[], seats = 2, status = 'over', mode = {}): TableState => {
  const totals = Array.from({ length: seats }, () => 0);
  return {
    status,
    seats: totals,
    scores: { totals, winners, goal: null, rivals: [], ...mode },
  } as unknown as TableState;
};

test('a victory is worth all, a shared one its part', () => {
  expect(resultOf(ended([1]))).toEqual([0, 1]);
  expect(resultOf(ended([0, 1]))).toEqual([0.5, 0.5]);
});

test('partners win or lose the whole, and so does one against a rival', () => {
  expect(resultOf(ended([0, 1], 2, 'over', { together: true }))).toEqual([1, 1]);
  expect(resultOf(ended([], 2, 'over', { together: true }))).toEqual([0, 0]);
  expect(resultOf(ended([0], 1, 'over', { goal: 9 }))).toEqual([1]);
  expect(resultOf(ended([], 1, 'over', { goal: 9 }))).toEqual([0]);
});

test('alone, and before the end, there is no result to compare with', () => {
  expect(resultOf(ended([0], 1))).toBeNull();
  expect(resultOf(ended([], 2, 'playing'))).toBeNull();
});

test('the chances end in the result', () => {
  expect(courseOf(GAME, [1, 0])).toEqual([
    [50, 50],
    [55, 45],
    [25, 75],
    [90, 10],
    [100, 0],
  ]);
});

test('the largest changes of the mover come in the order of the game', () => {
  const points = turningPoints(GAME, [1, 0], 2);
  expect(points.map((point) => [point.ply, point.seat])).toEqual([
    [2, 1],
    [3, 0],
  ]);
  expect(points[0]?.before).toBeCloseTo(0.45);
  expect(points[0]?.after).toBeCloseTo(0.75);
});

test('what the bot would have played too is told apart', () => {
  expect(turningPoints(GAME, [1, 0], 2).map((point) => point.advised)).toEqual([{ en: 'b' }, null]);
});

test('the last move counts against the result, when there is one', () => {
  expect(turningPoints(GAME, [0, 1]).at(-1)).toMatchObject({ ply: 4, seat: 1, after: 1 });
  expect(turningPoints(GAME, null).map((point) => point.ply)).toEqual([1, 2, 3]);
  expect(turningPoints([], null)).toEqual([]);
});

test('a simultaneous step turns the game for each seat once, by what came after it', () => {
  const step = [judged(0, 0, 0.5, 'a', 1), judged(1, 0, 0.5, 'a', 1), judged(2, 1, 0.5, 'a', 1), judged(3, 0, 0.8)];
  const points = turningPoints(step, null);
  expect(points.map((point) => [point.ply, point.seat])).toEqual([
    [2, 0],
    [3, 1],
  ]);
  expect(points.map((point) => point.after)).toEqual([0.8, 1 - 0.8]);
});

test('where nothing changes, nothing turns', () => {
  expect(turningPoints([judged(0, 0, 0.5), judged(1, 1, 0.505)], null)).toEqual([]);
});
