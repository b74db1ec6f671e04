import { expect, test } from 'vitest';
import { clearest, columns } from './room';

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
