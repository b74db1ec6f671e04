import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { pl } from '../i18n/pl';
import { sampleState } from './sample';
import { absenceOf, asked, newcomers, plays, presenceOf, standIn, waiting } from './seats';
import type { Decision, Seat } from './types';

const seat = (given: Partial<Seat>): Seat => ({
  name: 'blue',
  title: 'Blue',
  kind: 'person',
  player: 'Ola',
  level: null,
  rank: '',
  open: false,
  mine: false,
  online: true,
  forfeit: '',
  absence: '',
  acts: [],
  ...given,
});

test('who sits down on a free seat is a newcomer; a bot that is put there is not', () => {
  const before = [seat({}), seat({ open: true }), seat({ open: true })];
  const after = [seat({}), seat({ player: 'Jan' }), seat({ kind: 'bot', level: 'easy' })];
  expect(newcomers(before, after)).toEqual(['Jan']);
  expect(newcomers(after, after)).toEqual([]);
  expect(newcomers(before, [seat({}), seat({ mine: true })])).toEqual([]);
  expect(waiting(before)).toEqual(['Blue', 'Blue']);
});

test('a seat says who is there', () => {
  const told = (given: Partial<Seat>): string => presenceOf(seat(given), en);
  expect(told({ open: true })).toBe('waiting for a friend');
  expect(told({ absence: 'left' })).toBe('has left');
  expect(told({ level: 'easy', rank: 'Easy', absence: 'late' })).toBe('bot, Easy');
  expect([told({ mine: true }), told({}), told({ online: false })]).toEqual(['you', 'at the table', 'away']);
});

test('a seat says who plays in the place of a person', () => {
  expect(standIn(seat({ kind: 'bot', level: 'easy', rank: 'łatwy' }), pl)).toBe('bot, łatwy');
  expect([standIn(seat({ open: true }), en), standIn(seat({}), en)]).toEqual(['waiting for a friend', '']);
});

test('why somebody does not play is said to them and to others', () => {
  expect(absenceOf(seat({ absence: 'late' }), pl)).toBe('Ola przekracza czas; dalej gra bot.');
  expect(absenceOf(seat({ absence: 'late', mine: true }), en)).toBe('Your time has run out: a bot plays for you.');
  expect(absenceOf(seat({}), en)).toBe('');
});

test('nobody is asked while a bot plays for them', () => {
  const decisions = [{ seat: 0 } as Decision];
  const state = sampleState({ seats: [seat({ mine: true })], decisions });
  const late = sampleState({ seats: [seat({ mine: true, level: 'normal', absence: 'late' })], decisions });
  expect([asked(state), asked(late)]).toEqual([0, undefined]);
  expect([plays(state, 0), plays(late, 0)]).toEqual([true, false]);
});
