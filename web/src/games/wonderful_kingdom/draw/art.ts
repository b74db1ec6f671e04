/**
 * Drawing helpers: every shape is an ink contour plus a flat wash, named by a class. Seeded, so that a drawing
 * is the same every time.
 */
export type Point = [number, number];

export const fixed = (value: number): number => +value.toFixed(1);

/** A source of the small irregularities of a hand. */
export class Hand {
  #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  next(): number {
    this.#seed = (this.#seed * 16807) % 2147483647;
    return this.#seed / 2147483647;
  }
}

const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const joined = (points: Point[]): string => points.map((p) => `${fixed(p[0])} ${fixed(p[1])}`).join('L');

export const path = (d: string, wash: string): string => `<path class="${wash}" d="${d}"/>`;
export const poly = (points: Point[], wash: string): string => path(`M${joined(points)}Z`, wash);
export const circle = (x: number, y: number, r: number, wash: string): string =>
  `<circle class="${wash}" cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(r)}"/>`;
export const hatch = (d: string): string => path(d, 'h');
export const detail = (d: string): string => path(d, 'd');

export function rect(x: number, y: number, w: number, h: number, wash: string): string {
  return poly(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    wash,
  );
}

/** Scalloped tiles on a roof: top left, top right, bottom right, bottom left. */
export function tiles(corners: [Point, Point, Point, Point], rows: number, columns: number): string {
  const [a, b, c, d] = corners;
  const depth = (Math.hypot(d[0] - a[0], d[1] - a[1]) / rows) * 0.45;
  let drawn = '';
  for (let row = 1; row < rows; row++) {
    const left = between(a, d, row / rows);
    const right = between(b, c, row / rows);
    const shift = (row % 2) * 0.5;
    let from = left;
    drawn += `M${joined([from])}`;
    for (let column = 0; column < columns; column++) {
      const last = column === columns - 1;
      const to = between(left, right, Math.min(1, (column + 1 - (last ? 0 : shift)) / columns));
      const middle = between(from, to, 0.5);
      drawn += `Q${fixed(middle[0])} ${fixed(middle[1] + depth)} ${joined([to])}`;
      from = to;
    }
  }
  return hatch(drawn);
}

/** Loose marks of masonry in a wall. */
export function masonry(hand: Hand, x: number, y: number, w: number, h: number, marks: number): string {
  let drawn = '';
  for (let i = 0; i < marks; i++) {
    const left = x + 3 + hand.next() * (w - 13);
    const top = y + 3 + hand.next() * (h - 6);
    drawn += `M${fixed(left)} ${fixed(top)}h${fixed(7 * (0.6 + hand.next() * 0.5))}${hand.next() > 0.5 ? 'v3' : ''}`;
  }
  return hatch(drawn);
}

/** Shading strokes: light falls from the left. */
export function shade(hand: Hand, x: number, y: number, w: number, h: number, strokes: number): string {
  let drawn = '';
  for (let i = 0; i < strokes; i++) {
    const t = (i + 0.5) / strokes;
    drawn += `M${fixed(x + w)} ${fixed(y + h * t)}l${fixed(-w * (0.7 + hand.next() * 0.3))} ${fixed(w * 0.35)}`;
  }
  return hatch(drawn);
}

export const door = (x: number, y: number, w: number, h: number): string =>
  path(`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, 'drk') +
  hatch(`M${x + w / 3} ${y}v${-h + 3}M${x + (w * 2) / 3} ${y}v${-h + 3}`);

export function crenels(x: number, y: number, w: number, count: number, height: number): string {
  const unit = w / (2 * count - 1);
  let d = `M${fixed(x)} ${fixed(y)}`;
  for (let i = 0; i < count; i++) d += `v${-height}h${fixed(unit)}v${height}${i < count - 1 ? `h${fixed(unit)}` : ''}`;
  return path(`${d}v4h${fixed(-w)}Z`, 'stn');
}

export const flag = (x: number, y: number, wash: string): string =>
  detail(`M${x} ${y}v-17`) + path(`M${x} ${y - 17}q6 -3 9 0t9 0l-3 4 3 4q-6 2 -9 0t-9 0Z`, wash);

/** A cloud-like outline: crowns of trees, heaps. */
export function bumpy(x: number, y: number, rx: number, ry: number, bumps: number, wash: string, turn = 0): string {
  const points = Array.from({ length: bumps + 1 }, (_, i): Point => {
    const angle = turn + (i / bumps) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
  let d = `M${joined(points.slice(0, 1))}`;
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    const radius = fixed(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.58);
    d += `A${radius} ${radius} 0 0 1 ${joined([to])}`;
  });
  return path(`${d}Z`, wash);
}

export function tree(hand: Hand, x: number, y: number, s: number, dark: boolean): string {
  const k = (value: number): number => fixed(value * s);
  const trunk = `M${fixed(x - 2.2 * s)} ${y}q${k(1.4)} ${k(-5)} ${k(0.8)} ${k(-12)}h${k(3)}q${k(-0.6)} ${k(7)} ${k(1.2)} ${k(12)}Z`;
  const top = y - 19 * s;
  const leaf = (dx: number, dy: number): string =>
    `M${fixed(x + dx * s)} ${fixed(top + dy * s)}q${k(2)} ${k(-2.5)} ${k(4)} 0`;
  return (
    path(trunk, 'tim') +
    bumpy(x, top, 11 * s, 10.5 * s, 7, dark ? 'lf2' : 'lf', hand.next()) +
    hatch(leaf(-4, -3) + leaf(1, 2) + leaf(-6, 3) + leaf(3, -5))
  );
}

export function hill(x: number, y: number, w: number, h: number, wash: string): string {
  let strokes = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const top = y - h * (1 - Math.pow(t * 0.88, 1.7)) * 0.96;
    strokes += `M${fixed(x + w * (0.52 + t * 0.42))} ${fixed(top)}l${fixed(-w * 0.03)} ${fixed(h * 0.16)}`;
  }
  const d = `M${x} ${y}C${fixed(x + w * 0.2)} ${fixed(y - h * 0.5)} ${fixed(x + w * 0.32)} ${y - h} ${fixed(x + w * 0.5)} ${y - h}S${fixed(x + w * 0.82)} ${fixed(y - h * 0.5)} ${x + w} ${y}Z`;
  return path(d, wash) + hatch(strokes);
}

export function block(x: number, y: number, s: number): string {
  return (
    poly(
      [
        [x, y],
        [x, y - s * 0.7],
        [x + s, y - s * 0.7],
        [x + s, y],
      ],
      'stn',
    ) +
    poly(
      [
        [x, y - s * 0.7],
        [x + s * 0.35, y - s],
        [x + s * 1.35, y - s],
        [x + s, y - s * 0.7],
      ],
      'stn',
    ) +
    poly(
      [
        [x + s, y],
        [x + s, y - s * 0.7],
        [x + s * 1.35, y - s],
        [x + s * 1.35, y - s * 0.3],
      ],
      'stn2',
    )
  );
}

export function barrel(x: number, y: number, s: number): string {
  const k = (value: number): number => fixed(value * s);
  return (
    path(`M${fixed(x - 5 * s)} ${y}q${k(-2)} ${k(-6)} 0 ${k(-12)}h${k(10)}q${k(2)} ${k(6)} 0 ${k(12)}Z`, 'tim') +
    hatch(`M${fixed(x - 6 * s)} ${fixed(y - 3.5 * s)}h${k(12)}M${fixed(x - 6 * s)} ${fixed(y - 8.5 * s)}h${k(12)}`)
  );
}
