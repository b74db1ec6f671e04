import { expect, test } from 'vitest';
import { Chronicler, mergeLog } from './log';
import type { LogEntry } from './types';

const line = (ply: number): LogEntry => ({
  ply,
  seat: 0,
  rival: '',
  kind: 'k',
  rule: '',
  args: {},
  text: String(ply),
  mark: '',
});
const plies = (log: LogEntry[]): number[] => log.map((entry) => entry.ply);

test('a whole chronicle replaces what was there', () => {
  expect(plies(mergeLog([line(1), line(2)], { start: 0, entries: [line(7)] }))).toEqual([7]);
});

test('a part replaces the lines from its start on', () => {
  expect(plies(mergeLog([line(1), line(2), line(3)], { start: 2, entries: [line(8), line(9)] }))).toEqual([1, 2, 8, 9]);
});

test('an empty part cuts what was taken back', () => {
  expect(plies(mergeLog([line(1), line(2)], { start: 1, entries: [] }))).toEqual([1]);
});

test('a chronicler tells what is new, also when parts overlap', () => {
  const chronicler = new Chronicler();
  chronicler.take({ start: 0, entries: [line(1), line(2)] });
  expect(plies(chronicler.take({ start: 1, entries: [line(2), line(3)] })?.fresh ?? [])).toEqual([3]);
  const told = chronicler.take({ start: 3, entries: [line(4)] });
  expect([plies(told?.log ?? []), plies(told?.fresh ?? [])]).toEqual([[1, 2, 3, 4], [4]]);
});

test('a chronicler notices a gap', () => {
  const chronicler = new Chronicler();
  chronicler.take({ start: 0, entries: [line(1)] });
  expect(chronicler.take({ start: 5, entries: [line(9)] })).toBeNull();
});
