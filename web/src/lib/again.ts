import { api, shelf } from './api';
import { settings } from './settings.svelte';
import type { GameInfo, NewSeat, Seat, TableState } from './types';

/** A new table with the same game, options and company; gives its id. */
export async function again(state: TableState): Promise<string> {
  const game = (await shelf(settings.lang)).find((one) => one.name === state.game);
  const seats = state.seats.map((seat, index) => newSeat(seat, index === state.mine[0], game));
  return (await api.open({ game: state.game, seats, options: offered(state, game) }, settings.lang)).id;
}

/** A program that the host no longer offers makes way for a usual bot. */
function newSeat(seat: Seat, me: boolean, game: GameInfo | undefined): NewSeat {
  if (seat.kind === 'bot') {
    return game?.levels.some((one) => one.name === seat.level) ? { kind: 'bot', level: seat.level } : { kind: 'bot' };
  }
  if (me) return { kind: 'me', player: seat.player };
  return seat.mine ? { kind: 'here', player: seat.player } : { kind: 'link' };
}

/** The table's options, without those that only the command line offers. */
function offered(state: TableState, game: GameInfo | undefined): TableState['options'] {
  const names = new Set(game?.options.map((option) => option.name));
  return Object.fromEntries(Object.entries(state.options).filter(([name]) => names.has(name)));
}
