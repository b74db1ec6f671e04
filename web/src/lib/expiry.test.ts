import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { pl } from '../i18n/pl';
import { expiry, expirySoon } from './expiry';

const END = Date.UTC(2026, 10, 19) / 1000;
const DAY = 24 * 3600 * 1000;

test('the day until which something is kept is told in both languages', () => {
  expect(expiry({ kind: 'replay', expires: END }, 'en', en)).toContain('November 18, 2026');
  expect(expiry({ kind: 'table', expires: END }, 'pl', pl)).toContain('18 listopada 2026');
});

test('what is kept for ever says nothing', () => {
  expect(expiry({ kind: 'table', expires: null }, 'en', en)).toBe('');
  expect(expirySoon({ kind: 'table', expires: null }, 'en', en)).toBe('');
});

test('at the table it is told only when the day is near', () => {
  const table = { kind: 'table', expires: END } as const;
  expect(expirySoon(table, 'en', en, 1000 * END - 29 * DAY)).not.toBe('');
  expect(expirySoon(table, 'en', en, 1000 * END - 31 * DAY)).toBe('');
});
