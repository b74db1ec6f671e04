import { expect, test } from 'vitest';
import { mended, requestOf, seated, tableIn, usualSetup } from './setup';
import type { GameInfo } from './types';

const game: GameInfo = {
  name: 'g',
  title: 'G',
  about: '',
  players: [1, 2, 3, 4],
  minutes: [30],
  weight: 2,
  seats: [],
  options: [
    {
      name: 'side',
      title: '',
      about: '',
      default: 'a',
      choices: [
        { value: 'a', title: 'A' },
        { value: 'b', title: 'B' },
      ],
    },
  ],
  levels: [
    { name: 'weak', title: '', about: '', program: false },
    { name: 'fair', title: '', about: '', program: false },
    { name: 'strong', title: '', about: '', program: false },
    { name: 'Ada', title: 'Ada', about: '', program: true },
    { name: 'Bea', title: 'Bea', about: '', program: true },
  ],
};

test('usually one sits down against bots of the middle level', () => {
  const setup = usualSetup(game);
  expect(setup.seats.map((seat) => seat.kind)).toEqual(['me', 'bot', 'bot']);
  expect(setup.seats[1]?.level).toBe('fair');
  expect(setup.options).toEqual({ side: 'a' });
});

test('what is remembered is mended to what the game offers', () => {
  const kept = { seats: [{ kind: 'bot' as const, player: '', level: 'gone' }], options: { side: 'z', old: true } };
  expect(mended(game, kept)).toEqual({ seats: [{ kind: 'bot', player: '', level: 'fair' }], options: { side: 'a' } });
});

test('a program that the host still offers is remembered', () => {
  const kept = { seats: [{ kind: 'bot' as const, player: '', level: 'Ada' }] };
  expect(mended(game, kept).seats[0]?.level).toBe('Ada');
});

test('one who sits down elsewhere changes seats', () => {
  const seats = usualSetup(game).seats;
  expect(seated(seats, 2, 'me').map((seat) => seat.kind)).toEqual(['bot', 'bot', 'me']);
});

test('a request names only what the server wants', () => {
  const setup = usualSetup(game);
  expect(requestOf('g', setup, ' Ola ').seats).toEqual([
    { kind: 'me', player: 'Ola' },
    { kind: 'bot', level: 'fair' },
    { kind: 'bot', level: 'fair' },
  ]);
});

test('codes and links lead to tables', () => {
  expect(tableIn(' k7Jq2mXw9RtP ')).toBe('/t/k7Jq2mXw9RtP');
  expect(tableIn('https://x.example/r/abcd')).toBe('/r/abcd');
  expect(tableIn('https://x.example/t/abcd#key=K_1')).toBe('/t/abcd#key=K_1');
  expect(tableIn('no such thing')).toBeNull();
});
