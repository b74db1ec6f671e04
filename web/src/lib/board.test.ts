import { describe, expect, it } from 'vitest';
import { Board } from './board.svelte';
import { sampleMove, sampleProps, sampleState } from './sample';
import type { Outlook, TableState } from './types';
import { faces, size } from './view';

const WORDS = { en: 'words', pl: 'słowa' };
const seat = (name: string, player: string) =>
  ({ name, player, title: name, kind: 'person', open: false }) as TableState['seats'][number];
const STATE = sampleState({
  seats: [seat('blue', 'Ada'), seat('red', 'Bo')],
  table: { players: [{ gold: 1 }, { gold: 2 }] },
  scores: {
    totals: [3, -1],
    parts: [{ cards: 3, debts: 0 }, {}],
    winners: [],
    award: '',
    together: false,
    goal: null,
    rivals: [],
  },
  decisions: [{ seat: 1, kind: 'pay', rule: '', text: '' }],
  moves: [sampleMove('a', 'place/well'), sampleMove('b', 'place/well'), sampleMove('c', 'done')],
});
const OUTLOOK: Outlook = {
  version: 9,
  previews: [{ notation: 'a', changes: [{ path: 'gold', before: 1, after: 2 }] }],
  refused: [{ notation: 'x', target: 'place/mill', rule: 'R', text: 'it is full' }],
};
const made = (state = STATE, outlook: Outlook | null = OUTLOOK) => {
  const props = sampleProps(state, outlook);
  return { board: new Board<{ players: { gold: number }[] }, unknown, string>(() => props, WORDS), done: props.done };
};
const at = { currentTarget: {} } as MouseEvent & { currentTarget: EventTarget & HTMLElement };

describe('what a board reads', () => {
  it('is the table, the seats and the words', () => {
    const { board } = made();
    expect([board.me?.gold, board.player(1).gold, board.words]).toEqual([1, 2, 'words']);
    expect([board.colourOf(1), board.playerName(1), board.seatOf('red'), board.seatOf(null)]).toEqual([
      ...['red', 'Bo', 1, -1],
    ]);
    expect([board.points(1), board.parts(0)]).toEqual([-1, [['cards', 3]]]);
    expect([board.deciding(0), board.deciding(1), board.kindsOf(1)]).toEqual([false, true, ['pay']]);
    expect(() => board.player(2)).toThrow('no seat 2');
  });

  it('has a near seat for those who only watch', () => {
    const { board } = made({ ...STATE, seat: null });
    expect([board.own, board.me, board.near]).toEqual([null, null, 0]);
  });

  it('calls nobody you in the course of a finished game', () => {
    const props = sampleProps({ ...STATE, mine: [0] }, OUTLOOK);
    const board = new Board(() => props, WORDS);
    expect([board.isMe(0), board.isMe(1), board.whose('mine', (player) => player)]).toEqual([true, false, 'mine']);
    Object.assign(props.table, { replayed: true });
    expect([board.isMe(0), board.whose('mine', (player) => player)]).toEqual([false, board.playerName(0)]);
  });

  it('can be put into other words by the game', () => {
    const props = sampleProps(STATE);
    const board = new Board(
      () => props,
      WORDS,
      () => ({ players: [{ gold: 7 }] }),
    );
    expect(board.player(0).gold).toBe(7);
  });

  it('tells cards from their number', () => {
    expect([faces(['a']), faces(2), faces(undefined), size(['a']), size(2), size(undefined)]).toEqual([
      ...[['a'], [], [], 1, 2, 0],
    ]);
  });
});

describe('moves on a board', () => {
  it('are found by notation and by target', () => {
    const { board } = made();
    expect([board.move('a')?.target, board.move('x')]).toEqual(['place/well', null]);
    expect(['place/well', 'place/mill', 'place/inn'].map((target) => board.standing(target))).toEqual([
      ...['legal', 'refused', 'idle'],
    ]);
    expect([board.changes('a').length, board.changes('b').length]).toEqual([1, 0]);
    expect(made(STATE, { ...OUTLOOK, version: 8 }).board.changes('a')).toEqual([]);
  });

  it('name their target in a sentence', () => {
    const { board } = made();
    expect(board.sentence('place/well', { facts: 'You have 2 there.' })).toBe('do a; do b. You have 2 there.');
    expect(board.sentence('place/mill')).toBe('PLACE/MILL: it is full');
    expect(board.sentence('place/inn')).toBe('PLACE/INN: a text');
    expect(board.sentence('place/inn', { told: 'an inn' })).toBe('an inn');
    expect(board.sentence('done')).toBe('do c.');
    expect(board.told('alone')).toBe('ALONE');
  });

  it('are chosen by a click, and what is closed explains itself', () => {
    const { board, done } = made();
    const [open, closed] = [board.aim('place/well'), board.aim('place/mill', { entry: 'card/mill' })];
    expect([open['data-act'], open['aria-disabled']]).toEqual(['', undefined]);
    expect([closed['data-act'], closed['aria-disabled'], closed['data-entry']]).toEqual([
      undefined,
      'true',
      'card/mill',
    ]);
    open.onclick(at);
    closed.onclick(at);
    board.plays(sampleMove('b', 'place/well'), 'card/well').onclick(at);
    board.aim('hand/well', { act: () => void done.push('act') }).onclick(at);
    expect(done).toEqual(['choose place/well', 'explain card/mill', 'play b', 'act']);
  });

  it('belong to the owner of a thing; to others it explains itself', () => {
    const { board, done } = made();
    expect(board.aimOf(0, 'place/well')).toHaveProperty('data-act', '');
    const other = board.aimOf(1, 'place/well', { entry: 'card/well' });
    expect(other).not.toHaveProperty('data-target');
    expect(other['aria-label']).toBe('CARD/WELL: a text');
    other.onclick(at);
    expect(done).toEqual(['explain card/well']);
  });
});

it('a choice on the board lapses with the next state', () => {
  const props = sampleProps(STATE);
  const board = new Board(() => props, WORDS);
  const held = board.passing<string>();
  expect(held.value).toBeNull();
  held.value = 'well';
  expect(held.value).toBe('well');
  props.state = { ...STATE, version: 10 };
  expect(held.value).toBeNull();
});
