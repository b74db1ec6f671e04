import { beforeEach, expect, test } from 'vitest';
import { en } from '../i18n/en';
import { pl } from '../i18n/pl';
import { settings } from './settings.svelte';
import { merged, phraseIn, phrases, Talk, wordsOf } from './talk.svelte';
import type { ChatLine, Seat } from './types';

const line = (number: number, seat = 1, text = `line ${number}`): ChatLine => ({
  number,
  seat,
  player: 'Ola',
  text,
  phrase: null,
});
const seat = (mine: boolean, kind: Seat['kind'] = 'person'): Seat => ({ kind, mine }) as Seat;
const told = (chat: ChatLine[] | null, seats = [seat(true), seat(false)], mine = [0]) => ({ chat, seats, mine });

beforeEach(() => (settings.talk = true));

test('what comes twice is kept once, and of much the newest', () => {
  expect(merged([line(1)], [line(1), line(2)]).map(({ number }) => number)).toEqual([1, 2]);
  const known = [line(1)];
  expect(merged(known, [line(1)])).toBe(known);
  const many = merged(
    known,
    Array.from({ length: 100 }, (_, index) => line(index + 2)),
  );
  expect([many.length, many.at(-1)?.number]).toEqual([80, 101]);
});

test('others’ lines are unread until one has looked', () => {
  const talk = new Talk('a');
  talk.take(told([line(1), line(2, 0)]));
  expect(talk.unread.map(({ number }) => number)).toEqual([1]);
  talk.read();
  expect(talk.unread).toEqual([]);
  talk.take(told([line(3)]));
  expect(talk.unread.map(({ number }) => number)).toEqual([3]);
  expect(talk.news(3)).toEqual([]);
});

test('one can talk where somebody may answer, the host wants it and oneself too', () => {
  const talk = new Talk('b');
  talk.take(told([]));
  expect([talk.open, talk.mayWrite]).toEqual([true, true]);
  talk.take(told([], [seat(true), seat(false, 'bot')]));
  expect(talk.open).toBe(false);
  talk.take(told(null));
  expect(talk.open).toBe(false);
  talk.take(told([line(1)], [seat(false), seat(false)], []));
  expect([talk.open, talk.mayWrite]).toEqual([true, false]);
  settings.talk = false;
  expect([talk.open, talk.unread]).toEqual([false, []]);
});

test('a ready phrase is read in the own language, markup is text', () => {
  expect(wordsOf({ ...line(1), phrase: 'thanks' }, pl)).toBe('Dzięki!');
  expect(wordsOf({ ...line(1), phrase: 'thanks' }, en)).toBe('Thank you!');
  expect(wordsOf(line(1, 1, '<b>x</b>'), en)).toBe('<b>x</b>');
  for (const t of [en, pl]) expect(new Set(phrases.map((phrase) => phraseIn(phrase, t))).size).toBe(phrases.length);
});
