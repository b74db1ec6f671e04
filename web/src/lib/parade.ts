/** Pieces that travel over the board: one after the other, on a layer above it, skipped by any input. */
import { mount, unmount } from 'svelte';
import Piece from '../parts/Piece.svelte';
import { RIVAL } from '../parts/drawings';
import { boxOf } from './box';
import type { Anchor, Travel } from './game';
import { pace } from './settings.svelte';
import type { Seat } from './types';

/** How long, in milliseconds, the pieces of one arrival may travel, and how long another may wait for them. */
export const LONGEST = 1200;
const DURATION: Record<Travel['piece'], number> = { worker: 420, card: 420, good: 520 };
/** How long something is told that moves nothing. */
const READ = 500;
/** How long a step takes that one wants to follow, and how much faster it may be when others wait. */
const STEP = 700;
const FASTEST_STEP = 2;

/** How long each travel may take so that all of them together stay short; steps to be followed keep their time. */
export function durations(travels: Travel[], factor: number): number[] {
  const wanted = travels.map((travel) => (travel.step ? STEP : DURATION[travel.piece]) * factor);
  const total = wanted.reduce((sum, one, index) => (travels[index]?.step ? sum : sum + one), 0);
  const most = LONGEST * Math.max(1, factor);
  return total <= most ? wanted : wanted.map((one, index) => (travels[index]?.step ? one : (one * most) / total));
}

/** The path of a piece: straight for goods, an arc for what walks. */
export function keyframes(travel: Travel, from: DOMRect, to: DOMRect): Keyframe[] {
  const start = middle(from);
  const end = middle(to);
  const rise = travel.piece === 'good' ? 18 : Math.min(90, 24 + Math.hypot(end.x - start.x, end.y - start.y) / 7);
  const half = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - rise };
  const put = (at: { x: number; y: number }, scale: number): string =>
    `translate(${at.x}px, ${at.y}px) translate(-50%, -50%) scale(${scale})`;
  return [
    { transform: put(start, 1), opacity: 0.4, easing: 'ease-out' },
    { transform: put(half, 1.25), opacity: 1, easing: 'ease-in' },
    { transform: put(end, 1.1), opacity: 1, offset: 0.92 },
    { transform: put(end, 1), opacity: 1 },
  ];
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

function place(anchor: Anchor): DOMRect | null {
  const nodes = document.querySelectorAll(`[data-anchor="${CSS.escape(anchor)}"]`);
  for (const node of nodes) {
    const box = boxOf(node);
    if (box.width > 0) return box;
  }
  return null;
}

type Heard = (event: number) => void;
const nothing: Heard = () => undefined;

export class Parade {
  private running: Animation | null = null;
  private stepping = false;
  private skipped = false;
  private rate = 1;

  /** `onskip` hears that an input wants no more waiting. */
  constructor(private readonly onskip: () => void = () => undefined) {}

  /**
   * Plays the travels of each event in their order; resolves when all have arrived or an input has skipped them.
   * `begins` and `lands` hear of every event before and after its pieces move; of those in `heads` one is told a while
   * even if they move nothing.
   */
  async run(
    events: Travel[][],
    seats: Seat[],
    begins: Heard = nothing,
    lands: Heard = nothing,
    heads: boolean[] = [],
  ): Promise<void> {
    const travels = events.flat();
    const rests = events.map((pieces, event) => (heads[event] ?? false) && pieces.length === 0);
    if ((travels.length === 0 && !rests.includes(true)) || document.hidden) return;
    this.skipped = false;
    const stop = (): void => this.skip();
    addEventListener('pointerdown', stop, true);
    addEventListener('keydown', stop, true);
    const times = durations(travels, pace());
    for (const [event, pieces] of events.entries()) {
      if (this.skipped) break;
      begins(event);
      if (rests[event]) await this.rest((READ * pace()) / Math.max(1, heads.filter(Boolean).length));
      for (const travel of pieces) {
        const time = times.shift() ?? 0;
        if (!this.skipped) await this.walk(travel, seats[travel.seat]?.name ?? RIVAL, time);
      }
      if (!this.skipped) lands(event);
    }
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  }

  /** So many arrivals share the time of one. */
  share(arrivals: number): void {
    this.rate = arrivals;
    this.running?.updatePlaybackRate(this.pace());
  }

  private pace(): number {
    return this.stepping ? Math.min(this.rate, FASTEST_STEP) : this.rate;
  }

  skip(): void {
    this.skipped = true;
    this.running?.finish();
    this.onskip();
  }

  private async rest(duration: number): Promise<void> {
    this.running = document.body.animate(null, { duration });
    this.stepping = false;
    this.running.updatePlaybackRate(this.pace());
    await this.running.finished.catch(() => null);
    this.running = null;
  }

  private async walk(travel: Travel, seat: string, duration: number): Promise<void> {
    const from = place(travel.from);
    const to = place(travel.to);
    if (from === null || to === null) return;
    const layer = document.createElement('div');
    layer.className = 'travel';
    document.body.append(layer);
    const piece = mount(Piece, { target: layer, props: { travel, seat } });
    this.running = layer.animate(keyframes(travel, from, to), { duration, fill: 'both' });
    this.stepping = travel.step ?? false;
    this.running.updatePlaybackRate(this.pace());
    await this.running.finished.catch(() => null);
    this.running = null;
    await unmount(piece);
    layer.remove();
  }
}
