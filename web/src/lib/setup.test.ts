import { expect, test } from 'vitest';
import { choosable, mended, requestOf, seated, seatValue, settable, tableIn, taken, usualSetup } from './setup';
import type { GameInfo, OptionInfo } from './types';

const option = (name: string, choices: OptionInfo['choices'], more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  title: '',
  about: '',
  default: choices[0]?.value ?? '',
  choices,
  by_seat: false,
  distinct: false,
  needs: {},
  seats: [],
  ...more,
});
const choice = (value: string | boolean, needs = {}): OptionInfo['choices'][number] => ({
  value,
  title: '',
  about: '',
  needs,
});

const game: GameInfo = {
  name: 'g',
  title: 'G',
  about: '',
  players: [1, 2, 3, 4],
  minutes: [30],
  weight: 2,
  seats: [],
  options: [
    option('side', [choice('a'), choice('b')]),
    option('banner', [choice('any'), choice('lion'), choice('wyvern', { beasts: true })], {
      by_seat: true,
      distinct: true,
      needs: { side: 'b' },
    }),
    option('beasts', [choice(false), choice(true)], { needs: { side: 'b' } }),
  ],
  lessons: [],
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
  expect(setup.options).toEqual({ side: 'a', beasts: false });
  expect(requestOf(game, { ...setup, clock: 5 }, '').clock).toBe(0);
});

test('what is remembered is mended to what the game offers', () => {
  const kept = { seats: [{ kind: 'bot' as const, player: '', level: 'gone' }], options: { side: 'z', old: true } };
  expect(mended(game, kept)).toEqual({
    seats: [{ kind: 'bot', player: '', level: 'fair', options: {} }],
    options: { side: 'a', beasts: false },
    clock: 0,
  });
  expect([mended(game, { clock: 5 }).clock, mended(game, { clock: 7 }).clock]).toEqual([5, 0]);
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
  expect(requestOf(game, setup, ' Ola ').seats).toEqual([
    { kind: 'me', player: 'Ola' },
    { kind: 'bot', level: 'fair' },
    { kind: 'bot', level: 'fair' },
  ]);
});

test('what needs another option is offered only with it, and sent as its default otherwise', () => {
  const setup = usualSetup(game);
  const names = (bySeat: boolean): string[] => settable(game, setup, bySeat).map((one) => one.name);
  setup.options['beasts'] = true;
  expect([names(false), names(true)]).toEqual([['side'], []]);
  expect(requestOf(game, setup, '').options).toEqual({ side: 'a', beasts: false, banner: ['any', 'any', 'any'] });
  setup.options['side'] = 'b';
  expect([names(false), names(true)]).toEqual([['side', 'beasts'], ['banner']]);
  expect(requestOf(game, setup, '').options?.['beasts']).toBe(true);
});

test('a seat has what was chosen there while the table allows it', () => {
  const kept = { options: { side: 'b', beasts: true }, seats: usualSetup(game).seats };
  const setup = mended(game, kept);
  const [first, second] = setup.seats;
  const banner = game.options[1];
  if (!first || !second || !banner) throw new Error('no such seat or option');
  second.options['banner'] = 'wyvern';
  expect(requestOf(game, setup, '').options?.['banner']).toEqual(['any', 'wyvern', 'any']);
  expect([taken(game, setup, banner, 0, 'wyvern'), taken(game, setup, banner, 1, 'wyvern')]).toEqual([true, false]);
  expect(taken(game, setup, banner, 0, 'any')).toBe(false);
  setup.options['beasts'] = false;
  expect(choosable(game, setup, banner).map((one) => one.value)).toEqual(['any', 'lion']);
  expect(seatValue(game, setup, banner, second)).toBe('any');
  expect(mended(game, setup).seats[1]?.options).toEqual({ banner: 'wyvern' });
  second.options['banner'] = 'gone';
  expect(mended(game, setup).seats[1]?.options).toEqual({});
});

test('codes and links lead to tables', () => {
  expect(tableIn(' k7Jq2mXw9RtP ')).toBe('/t/k7Jq2mXw9RtP');
  expect(tableIn('https://x.example/r/abcd')).toBe('/r/abcd');
  expect(tableIn('https://x.example/t/abcd#key=K_1')).toBe('/t/abcd#key=K_1');
  expect(tableIn('no such thing')).toBeNull();
});

test('an option that means nothing at a table of so many is not asked for', () => {
  const alone = { ...game, options: [option('rival', [choice('a'), choice('b')], { seats: [1] })] };
  const setup = usualSetup(alone);
  expect(settable(alone, setup, false)).toEqual([]);
  setup.seats.length = 1;
  expect(settable(alone, setup, false).map(({ name }) => name)).toEqual(['rival']);
});
