import { expect, test } from 'vitest';
import { bestRival, commonPoints, contested } from './contest';
import type { Scores } from './types';

const scores = (given: Partial<Scores>): Scores => ({
  totals: [5],
  parts: [],
  winners: [],
  award: '',
  together: false,
  goal: null,
  rivals: [],
  ...given,
});
const rival = (name: string, total: number): Scores['rivals'][number] => ({ name, total, parts: {} });

test('only who plays alone for points has nobody to beat', () => {
  expect(contested(scores({}))).toBe(false);
  expect(contested(scores({ totals: [5, 9] }))).toBe(true);
  expect(contested(scores({ goal: 0 }))).toBe(true);
  expect(contested(scores({ together: true }))).toBe(true);
  expect(contested(scores({ rivals: [rival('baron', 0)] }))).toBe(true);
});

test('partners have the sum of their points', () => {
  expect(commonPoints(scores({ totals: [5, -9, 20], together: true }))).toBe(16);
});

test('the best rival is the one with the most points', () => {
  expect(bestRival(scores({}))).toBeUndefined();
  expect(bestRival(scores({ rivals: [rival('fox', 3), rival('baron', 9)] }))?.name).toBe('baron');
});
