import { api, shelf } from './api';
import { settings } from './settings.svelte';
import type { NewSeat, TableState } from './types';

/** A new table with the same game, options and company; gives its id. */
export async function again(state: TableState): Promise<string> {
  const me = state.mine[0];
  const seats = state.seats.map((seat, index): NewSeat => {
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level };
    if (index === me) return { kind: 'me', player: seat.player };
    if (seat.mine) return { kind: 'here', player: seat.player };
    return { kind: 'link' };
  });
  const options = await offered(state);
  return (await api.open({ game: state.game, seats, options }, settings.lang)).id;
}

/** The table's options, without those that only the command line offers. */
async function offered(state: TableState): Promise<TableState['options']> {
  const game = (await shelf(settings.lang)).find((one) => one.name === state.game);
  const names = new Set(game?.options.map((option) => option.name));
  return Object.fromEntries(Object.entries(state.options).filter(([name]) => names.has(name)));
}
