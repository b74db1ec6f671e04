import { expect, test } from 'vitest';
import { chaptersOf, lastDone, sentenceOf } from './chapters';
import type { LogEntry, TableState } from './types';

const line = (ply: number, seat: number, text: string, more: Partial<LogEntry> = {}): LogEntry => ({
  ply,
  seat,
  rival: '',
  kind: 'k',
  rule: '',
  args: {},
  text,
  mark: '',
  ...more,
});
const game = {
  seats: [{ player: 'Ada' }, { player: '', title: 'Red' }],
  rivals: [{ name: 'king', title: 'The King' }],
} as unknown as TableState;

test('what one doer did in one move is one chapter, told by what stands out', () => {
  const log = [
    line(1, 0, 'places'),
    line(1, 0, 'gains'),
    line(1, 0, 'captures', { mark: 'notable' }),
    line(2, 1, 'places'),
    line(2, 0, 'is robbed'),
  ];
  const told = chaptersOf(log).map((chapter) => [chapter.start, chapter.head.text, chapter.lines.length]);
  expect(told).toEqual([
    [0, 'captures', 3],
    [3, 'places', 1],
    [4, 'is robbed', 1],
  ]);
});

test('a milestone is a chapter by itself', () => {
  const log = [line(1, 0, 'places'), line(1, 0, 'resets', { mark: 'milestone' }), line(1, 0, 'gains')];
  expect(chaptersOf(log).map((chapter) => chapter.head.text)).toEqual(['places', 'resets', 'gains']);
});

test('a sentence has its subject: a player, the seat where there is no name, a rival, or nobody', () => {
  expect(sentenceOf(game, line(1, 0, 'places'))).toBe('Ada places');
  expect(sentenceOf(game, line(1, 1, 'places'))).toBe('Red places');
  expect(sentenceOf(game, line(1, -1, 'attacks', { rival: 'king' }))).toBe('The King attacks');
  expect(sentenceOf(game, line(1, -1, 'A round ends'))).toBe('A round ends');
});

test('what was done last is told by the beginning of the move', () => {
  expect(lastDone(game, [])).toBe('');
  expect(lastDone(game, [line(1, 1, 'passes'), line(2, 0, 'places'), line(2, 0, 'gains')])).toBe('Ada places');
});
