import { expect, test } from 'vitest';
import { en } from '../i18n/en';
import { pl } from '../i18n/pl';
import { sampleState } from './sample';
import type { Scores, TableState } from './types';
import { verdict } from './verdict';

const titles: Record<string, [string, string]> = {
  buildings: ['Buildings', 'Budynki'],
  virtue: ['Virtue', 'Cnoty'],
  silver: ['Silver (1 for every 10)', 'Srebrniki (1 za każde 10)'],
  debts: ['Unpaid Debts', 'Niespłacone Długi'],
};

function ended(given: Partial<Scores>, names = ['Ola', 'Otto']): TableState {
  const state = sampleState();
  const seats = names.map((player, seat) => ({ ...state.seats[0]!, name: `seat${seat}`, player }));
  const parts = given.parts ?? [];
  const totals = parts.map((own) => Object.values(own).reduce((sum, points) => sum + points, 0));
  return { ...state, seats, rivals: [], scores: { ...state.scores, ...given, parts, totals } };
}

const english = (state: TableState): string =>
  verdict(state, { t: en, lang: 'en', title: (part) => titles[part]?.[0] ?? part });
const polish = (state: TableState): string =>
  verdict(state, { t: pl, lang: 'pl', title: (part) => titles[part]?.[1] ?? part });

test('the parts that made the difference are named, and where the second was better', () => {
  const state = ended({
    parts: [
      { buildings: 20, virtue: 3, silver: 4 },
      { buildings: 12, virtue: 7, silver: 1 },
    ],
    winners: [0],
  });
  expect(english(state)).toBe(
    '27 points, 7 more than Otto. Buildings (+8) and Silver (+3) make the difference, though Otto does better in Virtue (+4).',
  );
  expect(polish(state)).toBe(
    '27 punktów, o 7 więcej niż Otto. Przesądza przewaga w kategoriach Budynki (+8) i Srebrniki (+3), choć w kategorii Cnoty (+4) lepszy wynik ma Otto.',
  );
});

test('a small gain is not named beside a large one', () => {
  const state = ended({
    parts: [
      { buildings: 30, virtue: 1 },
      { buildings: 4, virtue: 0, silver: 9 },
    ],
    winners: [0],
  });
  expect(english(state)).toBe(
    '31 points, 18 more than Otto. Buildings (+26) makes the difference, though Otto does better in Silver (+9).',
  );
});

test('one part is enough', () => {
  const state = ended({ parts: [{ buildings: 1 }, { buildings: 0, debts: 0 }], winners: [0] });
  expect(english(state)).toBe('1 point, 1 more than Otto. Buildings (+1) makes the difference.');
  expect(polish(state)).toBe('1 punkt, o 1 więcej niż Otto. Przesądza przewaga w kategorii Budynki (+1).');
});

test('the winner is compared with the best of the others', () => {
  const parts = [{ buildings: 5 }, { buildings: 9 }, { buildings: 8 }];
  expect(english(ended({ parts, winners: [1] }, ['Ola', 'Otto', 'Ewa']))).toContain('9 points, 1 more than Ewa.');
});

test('a tie that was broken, and a winner with fewer points, are told without parts', () => {
  const level = ended({ parts: [{ buildings: 9 }, { virtue: 9 }], winners: [1] });
  expect(english(level)).toBe('9 points, as many as Ola; the tie-break decides.');
  expect(polish(level)).toBe('9 punktów, tyle samo co Ola; przesądza zasada na wypadek remisu.');
  const fewer = ended({ parts: [{ buildings: 9 }, { virtue: 7 }], winners: [1] });
  expect(english(fewer)).toBe('7 points, 2 fewer than Ola.');
});

test('a shared victory has the points of all who share it', () => {
  const state = ended({ parts: [{ buildings: 9 }, { virtue: 9 }], winners: [0, 1] });
  expect(english(state)).toBe('Ola and Otto have 9 points each.');
  expect(polish(state)).toBe('Ola i Otto mają po 9 punktów.');
});

test('alone, what brought most of the points is told', () => {
  const state = ended({ parts: [{ buildings: 20, virtue: 3, debts: -2 }], winners: [0] }, ['Ola']);
  expect(english(state)).toBe('21 points. Most of them come from Buildings (20) and Virtue (3).');
  expect(polish(state)).toBe('21 punktów. Najwięcej w kategoriach Budynki (20) i Cnoty (3).');
});

test('a rival that has won is compared with the player', () => {
  const rivals = [{ name: 'noble', parts: { buildings: 30 }, total: 30 }];
  const state = ended({ parts: [{ buildings: 20, virtue: 4 }], winners: [], rivals }, ['Ola']);
  state.rivals = [{ name: 'noble', title: 'The Noble' }];
  expect(english(state)).toBe(
    '30 points, 6 more than Ola. Buildings (+10) makes the difference, though Ola does better in Virtue (+4).',
  );
});

test('together, points of all are added, and what a lost game lacked is told', () => {
  const state = ended({
    parts: [{ buildings: 20 }, { buildings: 5, virtue: 9 }],
    together: true,
    goal: 40,
    winners: [],
  });
  expect(english(state)).toBe(
    'Both of you lose: 34 points, 40 were needed, 6 too few. Most of them come from Buildings (25) and Virtue (9).',
  );
  expect(polish(state)).toBe(
    'Wspólna przegrana: 34 punkty, potrzeba było 40, zabrakło 6. Najwięcej w kategoriach Budynki (25) i Cnoty (9).',
  );
});
