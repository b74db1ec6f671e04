import { api } from './api';
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
  return (await api.open({ game: state.game, seats, options: state.options }, settings.lang)).id;
}
