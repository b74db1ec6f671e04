/** Trees, hills and tufts. */

import { type Chance, bumpy, hatch, path, rect, round } from './pen';

export function tree(chance: Chance, x: number, y: number, s = 1, dark = false): string {
  const trunk =
    `M${round(x - 2.2 * s)} ${round(y)}q${round(1.4 * s)} ${round(-5 * s)} ${round(0.8 * s)} ${round(-12 * s)}` +
    `h${round(3 * s)}q${round(-0.6 * s)} ${round(7 * s)} ${round(1.2 * s)} ${round(12 * s)}Z`;
  const cy = y - 19 * s;
  const leaf = (dx: number, dy: number, w: number): string =>
    `M${round(x + dx * s)} ${round(cy + dy * s)}q${round((w / 2) * s)} ${round(-2.5 * s)} ${round(w * s)} 0`;
  return (
    path(trunk, 'tim') +
    bumpy(x, cy, 11 * s, 10.5 * s, 7, dark ? 'lf2' : 'lf', chance()) +
    hatch(leaf(-4, -3, 4) + leaf(1, 2, 4) + leaf(-6, 3, 4) + leaf(3, -5, 3.4))
  );
}

export function pine(x: number, y: number, s = 1, dark = true): string {
  let drawn = rect(x - 1.5 * s, y - 6 * s, 3 * s, 6 * s, 'tim');
  const tiers = [
    [9, -4, -16],
    [7.4, -12, -24],
    [5.4, -20, -33],
  ] as const;
  for (const [w, base, tip] of tiers) {
    const d =
      `M${round(x - w * s)} ${round(y + base * s)}q${round(w * 0.6 * s)} ${round(-3 * s)} ${round(w * s)} ${round((tip - base) * s)}` +
      `q${round(w * 0.4 * s)} ${round((base - tip - 3) * s)} ${round(w * s)} ${round((base - tip) * s)}` +
      `q${round(-w * s)} ${round(3.5 * s)} ${round(-2 * w * s)} 0Z`;
    drawn += path(d, dark ? 'lf2' : 'lf');
  }
  const needle = (dx: number, dy: number, w: number): string =>
    `M${round(x + dx * s)} ${round(y + dy * s)}l${round(w * s)} ${round(1.6 * s)}`;
  return drawn + hatch(needle(2, -7, 3) + needle(1.5, -15, 3) + needle(1, -23, 2.4));
}

export const tuft = (x: number, y: number): string => `M${x} ${y}l-2 -4M${x} ${y}l0 -5M${x} ${y}l2 -4`;

export function hill(x: number, y: number, w: number, h: number, wash: string): string {
  let strokes = '';
  for (let i = 1; i < 9; i++) {
    const t = i / 9;
    const px = x + w * (0.52 + t * 0.42);
    const py = y - h * (1 - Math.pow(t * 0.88, 1.7)) * 0.96;
    strokes += `M${round(px)} ${round(py)}l${round(-w * 0.03)} ${round(h * 0.16)}`;
  }
  const outline =
    `M${x} ${y}C${round(x + w * 0.2)} ${round(y - h * 0.5)} ${round(x + w * 0.32)} ${y - h} ${x + w * 0.5} ${y - h}` +
    `S${round(x + w * 0.82)} ${round(y - h * 0.5)} ${x + w} ${y}Z`;
  return path(outline, wash) + hatch(strokes);
}
