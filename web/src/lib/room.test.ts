import { expect, test } from 'vitest';
import { besides, clearest, columns, meet } from './room';

const PLACES = columns(1000, 200, 100, 300);
const thing = (left: number, width = 50) => ({ left, top: 150, width, height: 50 });

test('a panel stands at the right when nothing is in its way', () => {
  expect(clearest(PLACES, []).left).toBe(792);
  expect(clearest(PLACES, [{ ...thing(800), top: 500 }]).left).toBe(792);
});

test('it makes way for what can be clicked', () => {
  expect(clearest(PLACES, [thing(800)]).left).toBe(8);
  expect(clearest(PLACES, [thing(800), thing(0)]).left).toBe(400);
});

test('where all places are taken it covers least', () => {
  expect(clearest(PLACES, [thing(800), thing(0, 20), thing(450)]).left).toBe(8);
});

test('a card stands beside its thing, whole in the window', () => {
  const box = { left: 700, top: 0, width: 100, height: 100 };
  const places = besides(box, { width: 300, height: 200 }, 1000, 800);
  expect(places.map(({ left, top }) => [left, top])).toEqual([
    [392, 8],
    [692, 108],
  ]);
});

test('a card covers its thing only where there is no room beside it', () => {
  const whole = { left: 0, top: 0, width: 1000, height: 800 };
  expect(besides(whole, { width: 300, height: 200 }, 1000, 800)).toHaveLength(4);
});

test('things that only touch do not lie over each other', () => {
  expect(meet(thing(100), thing(149))).toBe(true);
  expect(meet(thing(100), thing(150))).toBe(false);
});
