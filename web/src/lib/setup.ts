/** Choosing a game: who sits where, and the options; the last choice is remembered. */
import type { GameInfo, NewSeat, NewTable, OptionValue } from './types';

export interface SeatChoice {
  kind: NewSeat['kind'];
  player: string;
  level: string;
}

export interface Setup {
  seats: SeatChoice[];
  options: Record<string, OptionValue>;
}

const USUAL = 3;
const key = (game: string): string => `regnum.setup.${game}`;

/** The player and bots of the middle level, as many as the game likes. */
export function usualSetup(game: GameInfo): Setup {
  const most = Math.max(...game.players);
  const count = game.players.includes(USUAL) ? USUAL : most;
  const seats = Array.from({ length: count }, (_, seat) => newSeat(game, seat === 0 ? 'me' : 'bot'));
  return { seats, options: Object.fromEntries(game.options.map((option) => [option.name, option.default])) };
}

export function newSeat(game: GameInfo, kind: NewSeat['kind']): SeatChoice {
  return { kind, player: '', level: middle(game) };
}

/** The level that suits most people who sit down for the first time: programs of the host's are for those who ask. */
function middle(game: GameInfo): string {
  const levels = game.levels.filter((level) => !level.program);
  return levels[Math.floor(levels.length / 2)]?.name ?? '';
}

/** What was chosen last time, as far as the game still offers it. */
export function mended(game: GameInfo, kept: Partial<Setup>): Setup {
  const usual = usualSetup(game);
  const seats = (kept.seats ?? []).map((seat) => ({
    ...seat,
    level: game.levels.some((level) => level.name === seat.level) ? seat.level : middle(game),
  }));
  const options = { ...usual.options };
  for (const option of game.options) {
    const value = kept.options?.[option.name];
    const choice = option.choices.find((one) => one.value === value);
    if (choice !== undefined) options[option.name] = choice.value;
  }
  return { seats: game.players.includes(seats.length) ? seats : usual.seats, options };
}

export function remembered(game: GameInfo): Setup {
  try {
    return mended(game, JSON.parse(localStorage.getItem(key(game.name)) ?? '{}') as Partial<Setup>);
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

export function requestOf(game: string, setup: Setup, me: string): NewTable {
  const seats = setup.seats.map((seat): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (seat.kind === 'link') return { kind: 'link' };
    const player = (seat.kind === 'me' ? me : seat.player).trim();
    return player === '' ? { kind: seat.kind } : { kind: seat.kind, player };
  });
  return { game, seats, options: setup.options };
}

/** The id of a table in what somebody typed or pasted: a code, or a link. */
export function tableIn(text: string): string | null {
  const link = /\/([tr])\/([A-Za-z0-9_-]+)/.exec(text);
  if (link !== null) return `/${link[1]}/${link[2]}${/#key=[A-Za-z0-9_-]+$/.exec(text.trim())?.[0] ?? ''}`;
  return /^[A-Za-z0-9_-]{4,40}$/.test(text.trim()) ? `/t/${text.trim()}` : null;
}
