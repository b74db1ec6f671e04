/** A line to the server that is held: when it is cut it is laid again, sooner or later. */
import type { Watch } from './source';
import type { TableState } from './types';

const LONGEST_WAIT = 15_000;

/** How long to wait before the next attempt to connect. */
export function backoff(attempt: number): number {
  return Math.min(LONGEST_WAIT, 500 * 2 ** attempt);
}

export interface Line {
  say(text: string): void;
  stop(): void;
}

/**
 * Only what is heard shows that the line is good: a server that has no room lets one in and closes at once, and to ask
 * again twice a second would use up what it allows the whole address.
 */
export function hold(address: () => string, watch: Watch): Line {
  let socket: WebSocket | null = null;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function connect(): void {
    socket = new WebSocket(address());
    socket.onmessage = (event: MessageEvent<string>) => {
      if (attempt > 0) watch.connected(true);
      attempt = 0;
      watch.state(JSON.parse(event.data) as TableState);
    };
    socket.onclose = () => {
      if (stopped) return;
      if (attempt > 0) watch.connected(false);
      timer = setTimeout(connect, backoff(attempt++));
    };
  }

  connect();
  return {
    say(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      socket?.close();
    },
  };
}
