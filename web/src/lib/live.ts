/** A table on the server: requests for what the player does, a socket for what others do. */
import { address, api } from './api';
import { hold } from './line';
import { settings } from './settings.svelte';
import type { Follower, TableSource, Watch } from './source';
import type { TableState } from './types';

function follow(id: string, first: number | null, watch: Watch): Follower {
  let seat = first;
  const line = hold(() => {
    const path = address(`/tables/${id}/live`, { seat, lang: settings.lang });
    return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
  }, watch);
  return {
    look(other) {
      seat = other;
      line.say(JSON.stringify({ seat, lang: settings.lang }));
    },
    stop: line.stop,
  };
}

export function liveTable(id: string): TableSource {
  const seatOf = (state: TableState): number => state.seat ?? 0;
  return {
    state: (seat) => api.state(id, seat, settings.lang),
    play: (state, move) => api.play(id, seatOf(state), state.version, move, settings.lang),
    undo: (state) => api.undo(id, seatOf(state), state.version, settings.lang),
    say: (what) => api.say(id, what, settings.lang),
    outlook: (state) => api.outlook(id, seatOf(state), settings.lang),
    why: (state, target) => api.why(id, seatOf(state), target, settings.lang),
    advice: (state, signal) => api.advice(id, seatOf(state), settings.lang, signal),
    analysis: (start, signal) => api.analysis(id, start, signal),
    at: (ply, seat) => api.at(id, ply, seat, settings.lang),
    reckoning: () => api.reckoning(id, settings.lang),
    follow: (seat, watch) => follow(id, seat, watch),
  };
}
