/** Geometry of a chart of the game: scores, or chances. */
import type { ChartPoint } from '../../lib/types';

export const BOX = { width: 720, height: 350, left: 40, right: 78, top: 14, bottom: 34 };

export interface Scale {
  x(ply: number): number;
  y(points: number): number;
  ticksX: number[];
  ticksY: number[];
}

/** A round step that divides a span into about `count` parts. */
export function roundStep(span: number, count: number): number {
  const raw = Math.max(1, span / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5, 10].find((step) => step * power >= raw) ?? 10) * power;
}

/** The scale that holds all points, and `most` too where the top is known. */
export function scaleOf(points: ChartPoint[], most = 1): Scale {
  const plies = points.map((point) => point.ply);
  const totals = points.flatMap((point) => point.totals);
  const [first, last] = [Math.min(...plies), Math.max(...plies)];
  const [low, high] = [Math.min(0, ...totals), Math.max(most, ...totals)];
  const wide = BOX.width - BOX.left - BOX.right;
  const tall = BOX.height - BOX.top - BOX.bottom;
  return {
    x: (ply) => BOX.left + ((ply - first) / Math.max(1, last - first)) * wide,
    y: (value) => BOX.top + ((high - value) / (high - low)) * tall,
    ticksX: ticks(first, last, roundStep(last - first, 6)),
    ticksY: ticks(low, high, roundStep(high - low, 5)),
  };
}

function ticks(from: number, to: number, step: number): number[] {
  const out: number[] = [];
  for (let at = Math.ceil(from / step) * step; at <= to; at += step) out.push(at);
  return out;
}

/** Where the labels at the ends of the lines stand so that none covers another, and none lies below the bottom. */
export function spread(wanted: number[], gap: number, bottom = Infinity): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = -Infinity;
  for (const index of order) {
    placed[index] = Math.max(wanted[index] ?? 0, floor);
    floor = (placed[index] ?? 0) + gap;
  }
  let ceiling = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, ceiling);
    ceiling = (placed[index] ?? 0) - gap;
  }
  return placed;
}
