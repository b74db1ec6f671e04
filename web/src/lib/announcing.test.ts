import { expect, test } from 'vitest';
import { Announcer, heard } from './announcing';
import type { LogEntry, TableState } from './types';

const game = { seats: [{ player: 'Ada', title: 'Blue' }], rivals: [] } as unknown as TableState;
const line = (ply: number, text: string): LogEntry =>
  ({ ply, seat: 0, rival: '', text, mark: '', rule: '', kind: 'x' }) as LogEntry;
const moved = [line(1, 'places a Worker'), line(1, 'gains 1 Stone')];

test('a move is one sentence, said once', () => {
  const announcer = new Announcer([line(0, 'begins')]);
  const log = [line(0, 'begins'), ...moved];
  expect(announcer.news(game, log)).toEqual(['Ada places a Worker']);
  expect(announcer.news(game, log)).toEqual([]);
});

test('what was taken back is said again when it is done again', () => {
  const announcer = new Announcer([]);
  expect(announcer.news(game, moved)).toHaveLength(1);
  expect(announcer.news(game, [])).toEqual([]);
  expect(announcer.news(game, moved)).toEqual(['Ada places a Worker']);
});

test('the newest sentences stay, each with a number of its own', () => {
  let said: { id: number; text: string }[] = [];
  for (let turn = 0; turn < 12; turn++) said = heard(said, [`move ${turn}`]);
  expect(said.map(({ text }) => text)).toContain('move 11');
  expect(said).toHaveLength(8);
  expect(new Set(said.map(({ id }) => id)).size).toBe(8);
});
