import { expect, test } from 'vitest';
import { en } from './en';
import { pl } from './pl';

test('Polish has three forms of a counted noun', () => {
  expect([1, 2, 5, 12, 22, 25].map((count) => pl.moves(count))).toEqual([
    '1 ruch',
    '2 ruchy',
    '5 ruchów',
    '12 ruchów',
    '22 ruchy',
    '25 ruchów',
  ]);
});

test('English has two', () => {
  expect([1, 2].map((count) => en.moves(count))).toEqual(['1 move', '2 moves']);
});

test('both languages say the same things', () => {
  expect(Object.keys(pl).sort()).toEqual(Object.keys(en).sort());
});

test('about so many takes the genitive in Polish', () => {
  expect([1, 2, 5, 22].map((count) => pl.aboutPoints(count))).toEqual([
    'około 1 punktu',
    'około 2 punktów',
    'około 5 punktów',
    'około 22 punktów',
  ]);
  expect([pl.analysed(3, 22), en.analysed(1, 1)]).toEqual(['3 z 22 ruchów', '1 of 1 move']);
});
