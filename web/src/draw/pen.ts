/**
 * The pen that draws boards and covers. Every shape is an ink contour plus a flat wash (a class, coloured by the page's
 * tokens); the wobble of the hand is one filter on the whole layer. All chance comes from a seeded source, so that a
 * drawing never changes.
 */

export type Point = readonly [number, number];
export type Chance = () => number;

export const round = (value: number): number => Number(value.toFixed(1));

/** A small source of chance of its own for every drawing. */
export function seeded(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

const points = (list: readonly Point[]): string => list.map((p) => `${round(p[0])} ${round(p[1])}`).join('L');

export const path = (d: string, wash: string): string => `<path class="${wash}" d="${d}"/>`;
export const hatch = (d: string): string => path(d, 'h');
export const detail = (d: string): string => path(d, 'd');
export const line = (list: readonly Point[]): string => `M${points(list)}`;
export const poly = (list: readonly Point[], wash: string): string => path(`M${points(list)}Z`, wash);
export const circle = (x: number, y: number, r: number, wash: string): string =>
  `<circle class="${wash}" cx="${round(x)}" cy="${round(y)}" r="${round(r)}"/>`;

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

/** A drawing that fills its frame from the ground up, such as the scene over a book's title. */
export const scenery = (box: string, drawn: string): string =>
  `<svg class="art" viewBox="${box}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
  `<g filter="url(#hand)">${drawn}</g></svg>`;

/** Scalloped tiles on a quadrangle: top left, top right, bottom right, bottom left. */
export function tiles(a: Point, b: Point, c: Point, d: Point, rows: number, columns: number): string {
  const depth = (Math.hypot(d[0] - a[0], d[1] - a[1]) / rows) * 0.45;
  let marks = '';
  for (let row = 1; row < rows; row++) {
    const left = between(a, d, row / rows);
    const right = between(b, c, row / rows);
    const shift = (row % 2) * 0.5;
    let from = left;
    marks += `M${round(from[0])} ${round(from[1])}`;
    for (let i = 0; i < columns; i++) {
      const last = i === columns - 1;
      const to = between(left, right, Math.min(1, (i + 1 - (last ? 0 : shift)) / columns));
      const middle = between(from, to, 0.5);
      marks += `Q${round(middle[0])} ${round(middle[1] + depth)} ${round(to[0])} ${round(to[1])}`;
      from = to;
    }
  }
  return hatch(marks);
}

/** Loose marks of masonry in a rectangle. */
export function masonry(chance: Chance, x: number, y: number, w: number, h: number, count: number, length = 7): string {
  let marks = '';
  for (let i = 0; i < count; i++) {
    const px = x + 3 + chance() * (w - length - 6);
    const py = y + 3 + chance() * (h - 6);
    marks += `M${round(px)} ${round(py)}h${round(length * (0.6 + chance() * 0.5))}${chance() > 0.5 ? 'v3' : ''}`;
  }
  return hatch(marks);
}

/** Shading strokes on the right side of a wall: the light comes from the left. */
export function shade(chance: Chance, x: number, y: number, w: number, h: number, count = 6): string {
  let marks = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    marks += `M${round(x + w)} ${round(y + h * t)}l${round(-w * (0.7 + chance() * 0.3))} ${round(w * 0.35)}`;
  }
  return hatch(marks);
}

/** A rounded outline of bumps: leaves, clouds, heaps. */
export function bumpy(cx: number, cy: number, rx: number, ry: number, count: number, wash: string, turn = 0): string {
  const at = (i: number): Point => {
    const angle = turn + (i / count) * Math.PI * 2;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  };
  let from = at(0);
  let d = `M${round(from[0])} ${round(from[1])}`;
  for (let i = 1; i <= count; i++) {
    const to = at(i);
    const r = round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.58);
    d += `A${r} ${r} 0 0 1 ${round(to[0])} ${round(to[1])}`;
    from = to;
  }
  return path(`${d}Z`, wash);
}
