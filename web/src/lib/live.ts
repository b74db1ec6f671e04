/** A table on the server: requests for what the player does, a socket for what others do. */
import { address, api } from './api';
import { settings } from './settings.svelte';
import type { Follower, TableSource, Watch } from './source';
import type { TableState } from './types';

const LONGEST_WAIT = 15_000;

/** How long to wait before the next attempt to connect. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt);
}

function follow(id: string, first: number | null, watch: Watch): Follower {
  let seat = first;
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer = 0;
  let stopped = false;

  function connect(): void {
    const path = address(`/tables/${id}/live`, { seat, lang: settings.lang });
    socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
    socket.onopen = () => {
      attempt = 0;
      watch.connected(true);
    };
    socket.onmessage = (event: MessageEvent<string>) => watch.state(JSON.parse(event.data) as TableState);
    socket.onclose = () => {
      if (stopped) return;
      if (attempt > 0) watch.connected(false);
      timer = window.setTimeout(connect, backoff(attempt++));
    };
  }

  connect();
  return {
    look(other) {
      seat = other;
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ seat, lang: settings.lang }));
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      socket?.close();
    },
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
