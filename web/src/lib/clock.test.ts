import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { pl } from '../i18n/pl';
import { CLOCKS, clockOption, hearTime, hurries, secondsLeft, timeText } from './clock';

const NOW = Date.UTC(2026, 0, 1, 12);
const due = (seconds: number): { seconds: number; due: number } => ({ seconds: 300, due: NOW / 1000 + seconds });

test('what is left is never less than nothing, and nothing is left of no clock', () => {
  expect(secondsLeft(due(90), NOW)).toBe(90);
  expect(secondsLeft(due(-5), NOW)).toBe(0);
  expect(secondsLeft(due(301), NOW)).toBe(300);
  expect(secondsLeft({ seconds: 300, due: null }, NOW)).toBeNull();
  expect(secondsLeft(null, NOW)).toBeNull();
});

test('a device whose clock is wrong goes by that of the server', () => {
  hearTime(new Date(Date.now() + 600_000).toUTCString());
  expect(Math.abs((secondsLeft(due(800), NOW) ?? 0) - 200)).toBeLessThanOrEqual(2);
  hearTime(new Date().toUTCString());
  expect(secondsLeft(due(200), NOW)).toBe(200);
  hearTime(null);
  expect(secondsLeft(due(200), NOW)).toBe(200);
});

test('a time is told the more finely the less is left', () => {
  expect([5, 65, 3700, 86_399].map((left) => timeText(left, en))).toEqual(['0:05', '1:05', '1 h 1 min', '23 h']);
  expect([3601, 7500].map((left) => timeText(left, en))).toEqual(['1 h', '2 h']);
  expect([86_500, 90_000, 180_000].map((left) => timeText(left, pl))).toEqual(['1 dzień', '1 dzień 1 godz.', '2 dni']);
});

test('the last minute, or the last of a short time, calls to hurry', () => {
  expect([61, 59].map((left) => hurries(left, { seconds: 3600, due: 0 }))).toEqual([false, true]);
  expect([30, 16].map((left) => hurries(left, { seconds: 60, due: 0 }))).toEqual([false, true]);
});

test('it is an option of a table like the others, by default none', () => {
  const option = clockOption(pl);
  expect(option.default).toBe(0);
  expect(option.choices.map((choice) => choice.value)).toEqual(CLOCKS);
  expect(option.choices.map((choice) => choice.title)).toContain('2 dni');
});
