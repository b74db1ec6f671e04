/**
 * Where things stand on the round board, in its own coordinates (744 x 796). Angles are in degrees, clockwise from the
 * top; the circle is a little higher than wide, so that it fills its sheet. A part is a place of the ring: the first
 * lies at the top.
 */

import { line, path, round, type Point } from '../../../draw/pen';

export const WIDTH = 744;
export const HEIGHT = 796;
export const PARTS = 5;
/** How wide a part is. */
export const STEP = 360 / PARTS;
/** How far a town of the outer path lies from the middle of its part. */
export const ASIDE = 21.6;

const CENTRE: Point = [372, 402];
const STRETCH = 1.055;

/** Distances from the centre. */
export const R = {
  keep: 43,
  second: 84,
  first: 133,
  moat: 147,
  inner: 167,
  scroll: 203,
  folk: 240,
  outer: 285,
  spot: 338,
  rim: 361,
} as const;

/** A point by its distance and angle; `down` moves it on the sheet. */
export function at(distance: number, angle: number, down = 0): Point {
  const turn = (angle * Math.PI) / 180;
  return [CENTRE[0] + distance * Math.sin(turn), CENTRE[1] - distance * STRETCH * Math.cos(turn) + down];
}

/** The middle angle of a part. */
export const middle = (part: number): number => part * STEP;

export function arc(distance: number, from: number, to: number, down = 0): Point[] {
  const count = Math.max(2, Math.ceil(Math.abs(to - from) / 3));
  return Array.from({ length: count + 1 }, (_, i) => at(distance, from + ((to - from) * i) / count, down));
}

export const circleAt = (distance: number, wash: string, down = 0): string =>
  path(`${line(arc(distance, 0, 360, down))}Z`, wash);

/** A piece of a ring between two distances. */
export const band = (near: number, far: number, from: number, to: number, wash: string): string =>
  path(`${line([...arc(far, from, to), ...arc(near, to, from)])}Z`, wash);

export const put = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** The sides of a part: two towns on the outer path, one space on the inner one. */
export type Side = 'left' | 'right' | 'inner';

/** Where Viscounts stand. */
export function spaceAt(part: number, side: Side): Point {
  if (side === 'inner') return at(R.inner, middle(part));
  return at(R.outer, middle(part) + (side === 'left' ? -ASIDE : ASIDE));
}

/** What would lie over a neighbour is moved a little, by the part. */
const FOLK_SHIFT: readonly Point[] = [
  [2, 27],
  [12, 0],
  [-16, 0],
  [24, 0],
  [-12, 0],
];

const SCROLL_SHIFT = [12, 0, -8, 0, 0];

/** Where the pile of Townsfolk lies. */
export function folkAt(part: number): Point {
  const [x, y] = at(R.folk, middle(part));
  const [right, down] = FOLK_SHIFT[part] ?? [0, 0];
  return [x + right, y + down];
}

/** Where the pile of Manuscripts lies. */
export function scrollAt(part: number): Point {
  const [x, y] = at(R.scroll, middle(part) + 23);
  return [x + (SCROLL_SHIFT[part] ?? 0), y];
}

const spotAngle = (part: number, spot: number, spots: number): number =>
  middle(part) + (spot - (spots - 1) / 2) * (STEP / spots);

/** A Building Spot: `spot` counts from 0, clockwise; a part has so many `spots`. */
export const spotAt = (part: number, spot: number, spots: number): Point => at(R.spot, spotAngle(part, spot, spots));

/** What a Link gives, between a spot and the next one. */
export const linkAt = (part: number, spot: number, spots: number): Point =>
  at(R.spot + 4, spotAngle(part, spot + 0.5, spots));

/** The dots of a Link, from its spot to the next one. */
export const linkArc = (part: number, spot: number, spots: number): Point[] => {
  const from = spotAngle(part, spot, spots);
  return arc(R.spot, from + 3.4, from + STEP / spots - 3.4);
};

/** A section of the Castle: tier 1 or 2; 3 is the centre. On a phone large discs lie before it. */
export function sectionAt(part: number, tier: number, small = false): Point {
  if (tier === 3) return at(0, 0, -16);
  return tier === 1 ? at(small ? 105 : 111, middle(part), 1) : at(64, middle(part), -9);
}

/** The road between a town of the outer path and the inner space of its part, as the curve's three points. */
export function spoke(part: number, side: 'left' | 'right'): [Point, Point, Point] {
  const sign = side === 'left' ? -1 : 1;
  return [spaceAt(part, side), at(216, middle(part) + sign * 17), spaceAt(part, 'inner')];
}

/** A point of a curve through its three points. */
export function along([a, b, c]: [Point, Point, Point], t: number): Point {
  const mix = (i: 0 | 1): number => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * b[i] + t * t * c[i];
  return [mix(0), mix(1)];
}
