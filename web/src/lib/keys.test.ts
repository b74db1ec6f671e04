import { expect, test } from 'vitest';
import { step } from './keys';

test('arrows walk in a ring', () => {
  expect([step('ArrowDown', 2, 3), step('ArrowUp', 0, 3), step('End', 0, 3), step('x', 0, 3)]).toEqual([0, 2, 2, null]);
  expect(step('ArrowDown', -1, 0)).toBeNull();
});
