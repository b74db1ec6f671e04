import { expect, test } from 'vitest';
import { roundStep, scaleOf, spread } from './chart';
import { ranking } from './ranking';

test('steps are round', () => {
  expect([roundStep(44, 5), roundStep(96, 6), roundStep(3, 5)]).toEqual([10, 20, 1]);
});

test('the chart holds losses too', () => {
  const scale = scaleOf([
    { ply: 0, totals: [0, 0] },
    { ply: 10, totals: [-5, 12] },
  ]);
  expect(scale.y(-5)).toBeGreaterThan(scale.y(0));
  expect(scale.ticksX).toContain(10);
});

test('labels do not cover each other', () => {
  expect(spread([10, 12, 60], 20)).toEqual([10, 30, 60]);
  expect(spread([98, 100, 100, 5], 20, 100)).toEqual([60, 80, 100, 5]);
});

test('winners come first, then points', () => {
  expect(ranking({ totals: [22, 30, 30, 9], parts: [], winners: [2], award: '' })).toEqual([2, 1, 0, 3]);
});

test('a chart of chances reaches to its top', () => {
  const points = [
    { ply: 0, totals: [40, 60] },
    { ply: 1, totals: [45, 55] },
  ];
  expect(scaleOf(points, 100).ticksY.at(-1)).toBe(100);
});
