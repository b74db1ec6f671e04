import { expect, test } from 'vitest';
import { beside, step } from './keys';

test('arrows walk in a ring', () => {
  expect([step('ArrowDown', 2, 3), step('ArrowUp', 0, 3), step('End', 0, 3), step('x', 0, 3)]).toEqual([0, 2, 2, null]);
  expect(step('ArrowDown', -1, 0)).toBeNull();
});

test('arrow keys find what lies that way', () => {
  const spots = [
    { x: 100, y: 0 },
    { x: 60, y: 50 },
    { x: -40, y: 0 },
  ];
  const from = { x: 0, y: 0 };
  expect(beside('ArrowRight', from, spots)).toBe(0);
  expect(beside('ArrowDown', from, spots)).toBe(1);
  expect(beside('ArrowLeft', from, spots)).toBe(2);
  expect(beside('ArrowUp', from, spots)).toBeNull();
});
