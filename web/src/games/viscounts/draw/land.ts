/** The land of the round board: sea, fields, rivers with their bridges, roads with the way they lead. */

import { hatch, line, path, poly, round, seeded, type Point } from '../../../draw/pen';
import { tuft } from '../../../draw/nature';
import { along, arc, ASIDE, at, band, circleAt, linkArc, middle, PARTS, put, R, spoke } from './geometry';

/** What the ground of a part is, by the segment that lies there. */
const GROUND: Record<string, 'fl2' | 'fld' | 'ear2'> = { a: 'fl2', b: 'fld', c: 'ear2', d: 'fl2', e: 'fld' };
/** The paler or darker swell in it, so that no two neighbours look alike. */
const SWELL = { fld: 'fl2', fl2: 'fld', ear2: 'ear' } as const;
/** To which side the river of a segment bends. */
const BEND: Record<string, number> = { a: 1, b: -1, c: 1, d: -1, e: 1 };

const parts = <Made>(make: (part: number) => Made): Made[] => Array.from({ length: PARTS }, (_, part) => make(part));

export function sea(): string {
  let waves = '';
  for (let angle = 0; angle < 360; angle += 4.5) waves += wave(at(R.rim + 4.5, angle));
  return circleAt(R.rim + 9, 'wat') + hatch(waves) + circleAt(R.rim, 'gnd');
}

export const wave = ([x, y]: Point): string => `M${round(x - 4)} ${round(y)}q2 -2 4 0t4 0`;

export function lands(ring: readonly string[]): string {
  const ground = ring.map((segment, part) => {
    const wash = GROUND[segment] ?? 'fld';
    const angle = middle(part);
    const edge = arc(R.rim, angle - 30, angle + 10);
    const [first, second, third] = [at(290, angle + 18), at(236, angle + 6), at(300, angle - 30)];
    const swell = `${line(edge)}Q${put(first)} ${put(second)}T${put(third)}Z`;
    return band(R.moat + 6, R.rim, angle - 36, angle + 36, `${wash} nb`) + path(swell, `${SWELL[wash]} nb swell`);
  });
  const borders = parts((part) => path(line([at(R.moat + 6, middle(part) + 36), at(R.rim, middle(part) + 36)]), 'bnd'));
  return ground.join('') + borders.join('');
}

/** A river runs from the sea to the moat; its banks are the sides of the part. */
export function river(part: number, segment: string): string {
  const side = BEND[segment] ?? 1;
  const angle = middle(part);
  const bed: [number, number, number][] = [
    [R.rim + 3, angle + side * 7.2, 1.9],
    [318, angle + side * 7.2, 2.6],
    [282, angle, 2.4],
    [240, angle, 3.4],
    [205, angle + side * 4, 3.2],
    [176, angle - side * 4, 3.6],
    [R.moat - 2, angle - side * 5, 4],
  ];
  const left = bed.map(([distance, turn, half]) => at(distance, turn - half));
  const right = bed.map(([distance, turn, half]) => at(distance, turn + half)).reverse();
  return path(`M${flowing(left)}L${flowing(right)}Z`, 'wat');
}

/** A soft line through points. */
function flowing(points: Point[]): string {
  const half = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return points
    .map((point, i) => {
      const next = points[i + 1];
      if (i === 0) return put(point);
      return next === undefined ? `L${put(point)}` : `Q${put(point)} ${put(half(point, next))}`;
    })
    .join('');
}

/** Planks from one point to another, so wide to both sides. */
export function planks(from: Point, to: Point, half: number, count: number, wash: string): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * half, (dx / length) * half];
  let gaps = '';
  for (let i = 1; i < count; i++) {
    const [x, y] = [from[0] + (dx * i) / count, from[1] + (dy * i) / count];
    gaps += line([
      [x + nx, y + ny],
      [x - nx, y - ny],
    ]);
  }
  const outline: Point[] = [
    [from[0] + nx, from[1] + ny],
    [to[0] + nx, to[1] + ny],
    [to[0] - nx, to[1] - ny],
    [from[0] - nx, from[1] - ny],
  ];
  return poly(outline, wash) + hatch(gaps);
}

export const bridges = (): string =>
  parts((part) => planks(at(R.outer, middle(part) - 5.4), at(R.outer, middle(part) + 5.4), 8, 7, 'stn')).join('');

export function roads(): string {
  const spokes = parts((part) =>
    (['left', 'right'] as const).map((side) => {
      const [from, bend, to] = spoke(part, side);
      return `M${put(from)}Q${put(bend)} ${put(to)}`;
    }),
  ).flat();
  const ways = [`${line(arc(R.outer, 0, 360))}Z`, `${line(arc(R.inner, 0, 360))}Z`, ...spokes];
  return ['rde', 'rd2'].map((wash) => ways.map((way) => path(way, wash)).join('')).join('');
}

const heading = (from: Point, to: Point): number => Math.atan2(to[1] - from[1], to[0] - from[0]);

function chevron([x, y]: Point, turn: number): string {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const corner = (u: number, v: number): string => put([x + u * c - v * s, y + u * s + v * c]);
  return `M${corner(-3.4, -4)}L${corner(2.6, 0)}L${corner(-3.4, 4)}`;
}

/** The way is always clockwise; inwards on the left, outwards on the right. */
export function arrows(): string {
  const marks = parts((part) => {
    const round = (distance: number, aside: number): string => {
      const angle = middle(part) + aside;
      return chevron(at(distance, angle), heading(at(distance, angle - 0.5), at(distance, angle + 0.5)));
    };
    const spokes = (['left', 'right'] as const).map((side) => {
      const way = spoke(part, side);
      const [here, there] = [along(way, 0.46), along(way, 0.48)];
      return chevron(here, side === 'left' ? heading(here, there) : heading(there, here));
    });
    return [round(R.outer, 10.5), round(R.outer, 36), round(R.inner, 30), round(R.inner, 42), ...spokes].join('');
  });
  return path(marks.join(''), 'chev');
}

/** Tufts of grass between the roads. */
export function meadows(): string {
  const chance = seeded(3);
  let grass = '';
  for (let i = 0; i < 90; i++) {
    const angle = chance() * 360;
    const [x, y] = at(180 + chance() * 175, angle);
    grass += tuft(round(x), round(y));
  }
  return hatch(grass);
}

/** Dotted lines between Building Spots that carry a Link. */
export function links(linked: readonly (readonly boolean[])[]): string {
  return linked
    .flatMap((spots, part) =>
      spots.map((has, spot) => (has ? path(line(linkArc(part, spot, spots.length)), 'lnk') : '')),
    )
    .join('');
}

/** The points of a step from one space to the next, for footprints: places and directions. */
export function footprints(
  part: number,
  from: 'left' | 'right' | 'inner',
  to: 'left' | 'right' | 'inner',
): Footprint[] {
  const way = stepWay(part, from, to);
  return Array.from({ length: 5 }, (_, i) => {
    const t = ((i + 0.5) / 5) * 0.74 + 0.13;
    const [here, there] = [way(t), way(t + 0.01)];
    return { x: here[0], y: here[1], turn: (heading(here, there) * 180) / Math.PI };
  });
}

export interface Footprint {
  x: number;
  y: number;
  turn: number;
}

function stepWay(part: number, from: 'left' | 'right' | 'inner', to: 'left' | 'right' | 'inner'): (t: number) => Point {
  const angle = middle(part);
  const along_ = (distance: number, start: number, end: number) => (t: number) =>
    at(distance, start + (end - start) * t);
  if (from === 'right') return along_(R.outer, angle + ASIDE, angle + 72 - ASIDE);
  if (from === 'left' && to === 'right') return along_(R.outer, angle - ASIDE, angle + ASIDE);
  if (from === 'inner' && to === 'inner') return along_(R.inner, angle, angle + 72);
  const curve = spoke(part, from === 'left' ? 'left' : 'right');
  return (t) => along(curve, from === 'left' ? t : 1 - t);
}
