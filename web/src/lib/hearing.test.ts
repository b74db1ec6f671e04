import { expect, test } from 'vitest';
import { Ear, type Moment } from './hearing';
import type { LogEntry } from './types';

const did = (ply: number, seat: number, rival = ''): LogEntry =>
  ({ ply, seat, rival, kind: 'k', rule: '', args: {}, text: '', mark: '' }) satisfies LogEntry;
const moment = (at: number, log: LogEntry[], more: Partial<Moment> = {}): Moment => ({
  log,
  mine: [0],
  yours: false,
  away: false,
  at,
  ...more,
});

test('a move of somebody else knocks once, however much it tells', () => {
  const ear = new Ear(moment(0, [did(1, 1)]));
  expect(ear.hears(moment(0, [did(1, 1)]))).toBe(null);
  expect(ear.hears(moment(1000, [did(1, 1), did(2, 1)]))).toBe('piece');
  expect(ear.hears(moment(2000, [did(1, 1), did(2, 1), did(2, 1)]))).toBe(null);
});

test('own moves and what is nobody’s doing are silent, a rival without a seat is heard', () => {
  const ear = new Ear(moment(0, []));
  expect(ear.hears(moment(1000, [did(1, 0), did(1, -1)]))).toBe(null);
  expect(ear.hears(moment(2000, [did(1, 0), did(1, -1), did(2, -1, 'king')]))).toBe('piece');
});

test('moves that follow each other fast are no drumming', () => {
  const ear = new Ear(moment(0, []));
  expect(ear.hears(moment(1000, [did(1, 1)]))).toBe('piece');
  expect(ear.hears(moment(1100, [did(1, 1), did(2, 2)]))).toBe(null);
});

test('the chime calls who has waited, or who is away', () => {
  const mine = { yours: true };
  const ear = new Ear(moment(0, [], mine));
  expect(ear.hears(moment(100, []))).toBe(null);
  expect(ear.hears(moment(1000, [did(2, 1)], mine))).toBe('piece');
  expect(ear.hears(moment(2000, [did(2, 1)]))).toBe(null);
  expect(ear.hears(moment(9000, [did(2, 1), did(4, 1)], mine))).toBe('turn');
  expect(ear.hears(moment(9100, [did(2, 1), did(4, 1)]))).toBe(null);
  expect(ear.hears(moment(9900, [did(2, 1), did(4, 1), did(6, 1)], { yours: true, away: true }))).toBe('turn');
});

test('what was taken back and done again is heard again', () => {
  const ear = new Ear(moment(0, []));
  expect(ear.hears(moment(1000, [did(1, 1)]))).toBe('piece');
  expect(ear.hears(moment(2000, []))).toBe(null);
  expect(ear.hears(moment(3000, [did(1, 1)]))).toBe('piece');
});
