/** Buildings, and the parts that they are put together from. */

import { type Chance, type Point, detail, hatch, line, masonry, path, poly, rect, round, shade, tiles } from './pen';

export interface HouseParts {
  timber?: boolean;
  door?: boolean;
  window?: boolean;
  chimney?: boolean;
  stone?: boolean;
}

export const door = (x: number, y: number, w: number, h: number): string =>
  path(`M${x} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`, 'drk') +
  hatch(`M${round(x + w / 3)} ${y}v${-h + 3}M${round(x + (w * 2) / 3)} ${y}v${-h + 3}`);

export const lancet = (x: number, y: number, w: number, h: number, wash = 'drk'): string =>
  path(
    `M${round(x)} ${round(y)}v${round(-h * 0.55)}q0 ${round(-h * 0.3)} ${round(w / 2)} ${round(-h * 0.45)}` +
      `q${round(w / 2)} ${round(h * 0.15)} ${round(w / 2)} ${round(h * 0.45)}v${round(h * 0.55)}Z`,
    wash,
  );

export function crenel(x: number, y: number, w: number, count: number, height = 5, wash = 'stn'): string {
  const unit = round(w / (2 * count - 1));
  let d = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < count; i++) d += `v${-height}h${unit}v${height}${i < count - 1 ? `h${unit}` : ''}`;
  return path(`${d}v4h${round(-w)}Z`, wash);
}

export const flag = (x: number, y: number, wash: string): string =>
  detail(`M${x} ${y}v-17`) + path(`M${x} ${y - 17}q6 -3 9 0t9 0l-3 4 3 4q-6 2 -9 0t-9 0Z`, wash);

/** A gabled house seen from the corner; x, y is the bottom left of the gable. */
export function house(
  chance: Chance,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  r: number,
  wall: string,
  roof: string,
  parts: HouseParts = {},
): string {
  const skew = d * 0.1;
  const over = 3;
  const eaveLeft: Point = [x, y - h];
  const eaveRight: Point = [x + w, y - h];
  const ridge: Point = [x + w / 2, y - h - r];
  const corner: Point = [x + w, y];
  const farEave: Point = [x + w + d, y - h - skew];
  let drawn = poly([corner, [x + w + d, y - skew], farEave, eaveRight], wall);
  drawn += poly([[x, y], eaveLeft, ridge, eaveRight, corner], wall);
  if (parts.stone) {
    drawn += masonry(chance, x, y - h, w, h, Math.round((w * h) / 90));
    drawn += masonry(chance, x + w, y - h - skew, d, h, Math.round((d * h) / 90));
  }
  drawn += shade(chance, x + w + d * 0.55, y - h - skew, d * 0.42, h * 0.8, Math.round(h / 4));
  const near: Point = [eaveRight[0] + over, eaveRight[1] + over * 1.4];
  const far: Point = [farEave[0] + over, farEave[1] + over * 1.4];
  const top: Point = [ridge[0] - 1, ridge[1] - 2];
  const farTop: Point = [ridge[0] + d + 2, ridge[1] - skew - 2];
  drawn += poly([top, farTop, far, near], roof);
  drawn += tiles(top, farTop, far, near, Math.max(4, Math.round(r / 6)), Math.max(5, Math.round(d / 8)));
  drawn += path(line([[eaveLeft[0] - over, eaveLeft[1] + over * 1.4], top, near]), 'd2');
  if (parts.timber) drawn += timber(x, y, w, d, h, r, skew);
  if (parts.door) drawn += door(x + w * 0.5 - 6, y, 12, 17);
  if (parts.window) drawn += lancet(x + w / 2 - 3.5, y - h - r * 0.15, 7, 11);
  if (parts.chimney) drawn += chimney(x + w / 2 + d * 0.62, ridge[1] - skew * 0.6);
  return drawn;
}

function timber(x: number, y: number, w: number, d: number, h: number, r: number, skew: number): string {
  const beams: Point[][] = [
    [
      [x, y - h * 0.5],
      [x + w, y - h * 0.5],
    ],
    [
      [x + w * 0.33, y],
      [x + w * 0.33, y - h - r * 0.6],
    ],
    [
      [x + w * 0.67, y],
      [x + w * 0.67, y - h - r * 0.6],
    ],
    [
      [x, y - h],
      [x + w, y - h],
    ],
    [
      [x + w, y - h],
      [x + w + d, y - h - skew],
    ],
  ];
  return detail(beams.map(line).join(''));
}

const chimney = (x: number, y: number): string =>
  rect(x, y - 14, 9, 20, 'stn2') + hatch(`M${round(x + 4)} ${round(y - 17)}c-7 -6 7 -9 0 -16s8 -8 2 -14`);

export interface TowerParts {
  merlons?: number;
  cone?: number;
  roof?: string;
  flag?: string;
}

export function tower(chance: Chance, x: number, y: number, w: number, h: number, parts: TowerParts = {}): string {
  let drawn = rect(x, y - h, w, h, 'stn') + masonry(chance, x, y - h, w, h, Math.round((w * h) / 70));
  drawn += shade(chance, x + w * 0.62, y - h + 4, w * 0.36, h - 8, Math.round(h / 5));
  drawn += rect(x - 3, y - h - 8, w + 6, 9, 'stn') + crenel(x - 3, y - h - 8, w + 6, parts.merlons ?? 4, 6);
  const top = y - h - 10;
  if (parts.cone) {
    const peak = top - parts.cone;
    drawn += poly(
      [
        [x - 1, top],
        [x + w / 2, peak],
        [x + w + 1, top],
      ],
      parts.roof ?? 'slt',
    );
    drawn += tiles([x + w / 2 - 1, peak], [x + w / 2 + 1, peak], [x + w + 1, top], [x - 1, top], 5, 4);
  }
  if (parts.flag) drawn += flag(x + w / 2, top - (parts.cone ?? 4), parts.flag);
  return drawn;
}

export function block(x: number, y: number, s: number): string {
  const top = y - s * 0.7;
  return (
    poly(
      [
        [x, y],
        [x, top],
        [x + s, top],
        [x + s, y],
      ],
      'stn',
    ) +
    poly(
      [
        [x, top],
        [x + s * 0.35, y - s],
        [x + s * 1.35, y - s],
        [x + s, top],
      ],
      'stn',
    ) +
    poly(
      [
        [x + s, y],
        [x + s, top],
        [x + s * 1.35, y - s],
        [x + s * 1.35, y - s * 0.3],
      ],
      'stn2',
    )
  );
}

export function barrel(x: number, y: number, s = 1): string {
  const k = (n: number): number => round(n * s);
  return (
    path(`M${round(x - 5 * s)} ${y}q${k(-2)} ${k(-6)} 0 ${k(-12)}h${k(10)}q${k(2)} ${k(6)} 0 ${k(12)}Z`, 'tim') +
    hatch(
      `M${round(x - 6 * s)} ${round(y - 3.5 * s)}h${k(12)}M${round(x - 6 * s)} ${round(y - 8.5 * s)}h${k(12)}` +
        `M${round(x - 1.5 * s)} ${y}v${k(-12)}M${round(x + 2 * s)} ${y}v${k(-12)}`,
    )
  );
}

export function awning(x: number, y: number, w: number, h: number, odd: string, even: string, stripes = 6): string {
  const unit = w / stripes;
  const lean = (i: number): number => w * 0.04 * (1 - (i / stripes) * 2);
  let drawn = '';
  for (let i = 0; i < stripes; i++) {
    const left = x + i * unit;
    const d =
      `M${round(left + lean(i))} ${y}L${round(left + unit + lean(i + 1))} ${y}` +
      `L${round(left + unit)} ${y + h}q${round(-unit / 2)} ${round(h * 0.5)} ${round(-unit)} 0Z`;
    drawn += path(d, i % 2 ? even : odd);
  }
  return drawn;
}
