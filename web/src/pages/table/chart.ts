/** Geometry of a chart of the game: scores, or chances. */
import { rivalTitle, sumOf } from '../../lib/contest';
import type { ChartMark, ChartPoint, TableState } from '../../lib/types';
import { RIVAL, tincture } from '../../parts/drawings';
import type { Tincture } from '../../parts/drawings';

/** About how wide a letter of a mark is, how high a row of them, and what stays free above the lines. */
const LETTER = 7.6;
export const ROW = 16;
const FREE = 14;

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A wide chart, and one on a phone, where the same letters take twice the room. Above the lines stand the marks. */
export const WIDE: Frame = { width: 720, height: 366, left: 46, right: 78, top: 46, bottom: 34 };
export const NARROW: Frame = { width: 380, height: 332, left: 44, right: 70, top: 62, bottom: 34 };

/** A frame for a chart with marks above its lines, or for one without: that needs no room for words there. */
export function boxFor(frame: Frame, marked: boolean): Frame {
  const spare = marked ? 0 : frame.top - FREE;
  return { ...frame, top: frame.top - spare, height: frame.height - spare };
}

export interface Scale {
  x(ply: number): number;
  y(points: number): number;
  ticksX: number[];
  ticksY: number[];
}

/** A line of a chart: whose it is, how it is drawn, and its value at each point. */
export interface Line {
  name: string;
  tone: Tincture | 'common' | 'goal';
  values: number[];
}

/** One line for every seat, or one for all who play together. */
export function seatLines({ seats, scores }: TableState, values: number[][], common: string): Line[] {
  if (scores.together) return [{ name: common, tone: 'common', values: values.map((seen) => seen[0] ?? 0) }];
  return seats.map((seat, index) => ({
    name: seat.player || seat.title,
    tone: tincture(seat.name),
    values: values.map((seen) => seen[index] ?? 0),
  }));
}

/** The course of the score: of the seats, or of their sum where they play together; of rivals, and of the goal. */
export function scoreLines(state: TableState, points: ChartPoint[], common: string, goal: string): Line[] {
  const { scores } = state;
  const totals = points.map((point) => (scores.together ? [sumOf(point.totals)] : point.totals));
  const rivals = scores.rivals.map((rival, index): Line => ({
    name: rivalTitle(state, rival.name),
    tone: tincture(RIVAL),
    values: points.map((point) => point.rivals[index] ?? 0),
  }));
  const needed: Line = { name: goal, tone: 'goal', values: points.map((point) => point.goal ?? 0) };
  return [...seatLines(state, totals, common), ...rivals, ...(scores.goal === null ? [] : [needed])];
}

/** A round step that divides a span into about `count` parts. */
export function roundStep(span: number, count: number): number {
  const raw = Math.max(1, span / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  return ([1, 2, 5, 10].find((step) => step * power >= raw) ?? 10) * power;
}

/** The scale that holds all points, and `most` too where the top is known. */
export function scaleOf(plies: number[], lines: Line[], most = 1, box = WIDE): Scale {
  const totals = lines.flatMap((line) => line.values);
  const [first, last] = [Math.min(...plies), Math.max(...plies)];
  const [low, high] = [Math.min(0, ...totals), Math.max(most, ...totals)];
  const wide = box.width - box.left - box.right;
  const tall = box.height - box.top - box.bottom;
  return {
    x: (ply) => box.left + ((ply - first) / Math.max(1, last - first)) * wide,
    y: (value) => box.top + ((high - value) / (high - low)) * tall,
    ticksX: ticks(first, last, roundStep(last - first, box.width / 120)),
    ticksY: ticks(low, high, roundStep(high - low, 5)),
  };
}

/** A mark with its place: its words stand in a row above the lines, before it or after it; where there is no room, nowhere. */
export interface PlacedMark extends ChartMark {
  x: number;
  row: number;
  before: boolean;
}

/** The marks of a chart without those at its very beginning; no words cover others. */
export function placeMarks(marks: ChartMark[], scale: Scale, box = WIDE): PlacedMark[] {
  const taken = Array.from({ length: Math.floor((box.top - FREE) / ROW) }, () => box.left - 30);
  return marks
    .filter((mark) => mark.ply > 0)
    .map((mark) => {
      const x = scale.x(mark.ply);
      const width = mark.text.length * LETTER;
      const fits = (from: number): number => taken.findIndex((end) => end <= from);
      const before = fits(x - width - 4) >= 0;
      const from = before ? x - width - 4 : x + 4;
      const row = from + width > box.width ? -1 : fits(from);
      if (row >= 0) taken[row] = from + width + 4;
      return { ...mark, x, row, before };
    });
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
