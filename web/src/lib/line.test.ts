import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hold } from './line';
import type { Watch } from './source';

/** A socket of which the test says what becomes. */
class Socket {
  static readonly OPEN = 1;
  static laid: Socket[] = [];
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly address: string) {
    Socket.laid.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.onclose?.();
  }
}

let heard: string[];
const watch: Watch = {
  state: (state) => heard.push(`version ${state.version}`),
  connected: (yes) => heard.push(yes ? 'connected' : 'away'),
};
const newest = (): Socket => Socket.laid[Socket.laid.length - 1] as Socket;

beforeEach(() => {
  Socket.laid = [];
  heard = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a server that lets one in and closes at once is asked less and less often', () => {
  const line = hold(() => 'ws://x', watch);
  for (let asked = 0; asked < 600; asked++) {
    vi.advanceTimersByTime(100);
    if (newest().readyState !== Socket.OPEN) continue;
    newest().onopen?.();
    newest().readyState = 3;
    newest().close();
  }
  expect(Socket.laid.length).toBeLessThan(10);
  line.stop();
});

test('what is heard shows that the line is good again', () => {
  let seat = 0;
  const line = hold(() => `ws://x?seat=${seat}`, watch);
  newest().close();
  vi.advanceTimersByTime(500);
  newest().close();
  expect(heard).toEqual(['away']);
  seat = 1;
  vi.advanceTimersByTime(1000);
  newest().onmessage?.({ data: '{"version":7}' });
  expect(heard).toEqual(['away', 'connected', 'version 7']);
  expect(newest().address).toBe('ws://x?seat=1');
  newest().close();
  vi.advanceTimersByTime(500);
  expect(Socket.laid.length).toBe(4);
  line.say('hello');
  expect(newest().sent).toEqual(['hello']);
  line.stop();
  vi.advanceTimersByTime(60_000);
  expect(Socket.laid.length).toBe(4);
});
