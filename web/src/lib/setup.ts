/** Choosing a game: who sits where, and the options; the last choice is remembered. */
import { CLOCKS } from './clock';
import { tidyName } from './naming';
import type { ChoiceInfo, GameInfo, NewSeat, NewTable, OptionInfo, OptionValue } from './types';

export interface SeatChoice {
  kind: NewSeat['kind'];
  player: string;
  level: string;
  /** What this seat has of the options for a seat; none of them: the default. */
  options: Record<string, OptionValue>;
}

export interface Setup {
  seats: SeatChoice[];
  options: Record<string, OptionValue>;
  /** The minutes that each move may take; 0 for any number. */
  clock: number;
}

/** What this browser has kept; older ones knew no options for a seat. */
interface Kept {
  seats?: (Omit<SeatChoice, 'options'> & { options?: SeatChoice['options'] })[];
  options?: Setup['options'];
  clock?: number;
}

const USUAL = 3;
const key = (game: string): string => `regnum.setup.${game}`;

/** The player and bots of the middle level, as many as the game likes. */
export function usualSetup(game: GameInfo): Setup {
  const most = Math.max(...game.players);
  const count = game.players.includes(USUAL) ? USUAL : most;
  const seats = Array.from({ length: count }, (_, seat) => newSeat(game, seat === 0 ? 'me' : 'bot'));
  const options = game.options.filter((option) => !option.by_seat);
  return { seats, options: Object.fromEntries(options.map((option) => [option.name, option.default])), clock: 0 };
}

export function newSeat(game: GameInfo, kind: NewSeat['kind']): SeatChoice {
  return { kind, player: '', level: middle(game), options: {} };
}

/** The level that suits most people who sit down for the first time: programs of the host's are for those who ask. */
function middle(game: GameInfo): string {
  const levels = game.levels.filter((level) => !level.program);
  return levels[Math.floor(levels.length / 2)]?.name ?? '';
}

/** What was chosen last time, as far as the game still offers it. */
export function mended(game: GameInfo, kept: Kept): Setup {
  const usual = usualSetup(game);
  const seats = (kept.seats ?? []).map((seat) => ({
    ...seat,
    level: game.levels.some((level) => level.name === seat.level) ? seat.level : middle(game),
    options: known(game, true, seat.options),
  }));
  const options = { ...usual.options, ...known(game, false, kept.options) };
  const clock = CLOCKS.find((minutes) => minutes === kept.clock) ?? 0;
  return { seats: game.players.includes(seats.length) ? seats : usual.seats, options, clock };
}

/** What of the kept options, those for a seat or the others, the game still has. */
function known(game: GameInfo, bySeat: boolean, kept: Partial<Record<string, OptionValue>> = {}): Setup['options'] {
  const found: Setup['options'] = {};
  for (const option of game.options.filter((one) => one.by_seat === bySeat)) {
    const choice = option.choices.find((one) => one.value === kept[option.name]);
    if (choice !== undefined) found[option.name] = choice.value;
  }
  return found;
}

/** The options that can be set now, those for a seat or the others: what they need is set. */
export function settable(game: GameInfo, setup: Setup, bySeat: boolean): OptionInfo[] {
  return game.options.filter(
    (option) => option.by_seat === bySeat && asked(option, setup) && met(game, setup, option.needs),
  );
}

/** Whether an option means anything at a table of so many seats. */
const asked = ({ seats }: OptionInfo, setup: Setup): boolean =>
  seats.length === 0 || seats.includes(setup.seats.length);

/** The values of an option that can be chosen now. */
export function choosable(game: GameInfo, setup: Setup, option: OptionInfo): ChoiceInfo[] {
  return option.choices.filter((choice) => met(game, setup, choice.needs));
}

function met(game: GameInfo, setup: Setup, needs: OptionInfo['needs']): boolean {
  return Object.entries(needs).every(([name, value]) => tableValue(game, setup, name) === value);
}

/** What the table has of an option: what was chosen, while it can be. */
function tableValue(game: GameInfo, setup: Setup, name: string): OptionValue | undefined {
  const option = game.options.find((one) => one.name === name);
  return option && met(game, setup, option.needs) ? (setup.options[name] ?? option.default) : option?.default;
}

/** What a seat has of an option for a seat: what was chosen there, while it can be. */
export function seatValue(game: GameInfo, setup: Setup, option: OptionInfo, seat: SeatChoice): OptionValue {
  const value = seat.options[option.name];
  if (value === undefined || !met(game, setup, option.needs)) return option.default;
  return choosable(game, setup, option).some((choice) => choice.value === value) ? value : option.default;
}

/** Whether another seat has what only one can have. */
export function taken(game: GameInfo, setup: Setup, option: OptionInfo, at: number, value: OptionValue): boolean {
  if (!option.distinct || value === option.default) return false;
  return setup.seats.some((seat, other) => other !== at && seatValue(game, setup, option, seat) === value);
}

export function remembered(game: GameInfo): Setup {
  try {
    return mended(game, JSON.parse(localStorage.getItem(key(game.name)) ?? '{}') as Kept);
  } catch {
    return usualSetup(game);
  }
}

export function remember(game: string, setup: Setup): void {
  localStorage.setItem(key(game), JSON.stringify(setup));
  localStorage.setItem('regnum.game', game);
}

/** Only one seat is mine: where I sit down, I leave the other. */
export function seated(seats: SeatChoice[], at: number, kind: NewSeat['kind']): SeatChoice[] {
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, kind };
    return kind === 'me' && seat.kind === 'me' ? { ...seat, kind: seats[at]?.kind ?? 'bot' } : seat;
  });
}

export function requestOf(game: GameInfo, setup: Setup, me: string): NewTable {
  const seats = setup.seats.map((seat): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (seat.kind === 'link') return { kind: 'link' };
    const player = tidyName(seat.kind === 'me' ? me : seat.player);
    return player === '' ? { kind: seat.kind } : { kind: seat.kind, player };
  });
  const options = game.options.map((option) => [
    option.name,
    option.by_seat
      ? setup.seats.map((seat) => seatValue(game, setup, option, seat))
      : (tableValue(game, setup, option.name) ?? option.default),
  ]);
  const clock = timed(setup) ? setup.clock : 0;
  return { game: game.name, seats, options: Object.fromEntries(options) as NewTable['options'], clock };
}

/** Whether anybody waits for another: only then a move may have its time. */
export const timed = ({ seats }: Setup): boolean => seats.some(({ kind }) => kind === 'link' || kind === 'here');

/** The id of a table in what somebody typed or pasted: a code, or a link. */
export function tableIn(text: string): string | null {
  const link = /\/([tr])\/([A-Za-z0-9_-]+)/.exec(text);
  if (link !== null) return `/${link[1]}/${link[2]}${/#key=[A-Za-z0-9_-]+$/.exec(text.trim())?.[0] ?? ''}`;
  return /^[A-Za-z0-9_-]{4,40}$/.test(text.trim()) ? `/t/${text.trim()}` : null;
}
