import { describe, expect, it } from 'vitest';
import { Reader } from './lesson.svelte';
import { Refusal } from './trouble';
import type { Lesson } from './types';

const page = (text: string, task = false) => ({ text, targets: [], task, rule: '' });
const lesson = (step: number, ...pages: Lesson['pages']): Lesson => ({
  id: 'one',
  title: 'One',
  seat: 0,
  step,
  steps: 5,
  pages,
  done: false,
  next: null,
});

describe('a reader', () => {
  it('reads page by page up to what is to be done', () => {
    const reader = new Reader();
    const first = lesson(0, page('a'), page('b'), page('c', true));
    expect(reader.page(first)?.text).toBe('a');
    reader.turn(first, 1);
    reader.turn(first, 1);
    reader.turn(first, 1);
    expect(reader.page(first)?.text).toBe('c');
    reader.turn(first, -1);
    expect(reader.page(first)?.text).toBe('b');
  });

  it('asks for a move when all is read, and not when it was a wrong one or the lesson is over', () => {
    const reader = new Reader();
    const first = lesson(0, page('a'), page('b', true));
    expect(reader.asks(first)).toBe(false);
    reader.turn(first, 1);
    expect(reader.asks(first)).toBe(true);
    expect(reader.asks({ ...first, done: true })).toBe(false);
    reader.hears(new Refusal(409, { code: 'not-the-lesson', detail: 'Not there.' } as never));
    expect(reader.asks(first)).toBe(false);
  });

  it('begins with what is new after a move, and does not read again what was read before it was taken back', () => {
    const reader = new Reader();
    const first = lesson(0, page('a'), page('b', true));
    reader.turn(first, 1);
    const second = lesson(2, page('c'), page('d', true));
    expect(reader.page(second)?.text).toBe('c');
    reader.turn(second, 1);
    expect(reader.page(first)?.text).toBe('b');
    expect(reader.page(second)?.text).toBe('d');
  });

  it('goes on to what is asked for after a wrong move, also where one was still reading', () => {
    const reader = new Reader();
    const first = lesson(0, page('a'), page('b'), page('c', true));
    reader.hears(new Refusal(409, { code: 'not-the-lesson', detail: 'Not there.' } as never));
    reader.again(first);
    expect(reader.wrong).toBeNull();
    expect(reader.page(first)?.text).toBe('c');
    expect(reader.asks(first)).toBe(true);
  });

  it('is silent where one plays on after the end, and speaks again where a move before it is taken back', () => {
    const reader = new Reader();
    const given = lesson(0, page('a', true));
    const over = { ...lesson(5, page('b')), done: true };
    reader.leave(given);
    reader.leave(null);
    expect(reader.gone(over)).toBe(false);
    reader.leave(over);
    expect(reader.gone(over)).toBe(true);
    expect(reader.gone(given)).toBe(false);
  });

  it('has nothing to read where a lesson ends with a move', () => {
    expect(new Reader().page(lesson(5))).toBeNull();
  });

  it('hears what the lesson says to a wrong move, and no other trouble', () => {
    const reader = new Reader();
    expect(reader.hears(new Refusal(422, { code: 'illegal-move' } as never))).toBe(false);
    expect(reader.wrong).toBeNull();
    expect(reader.hears(new Refusal(409, { code: 'not-the-lesson', detail: 'Not there.' } as never))).toBe(true);
    expect(reader.wrong?.detail).toBe('Not there.');
  });
});
