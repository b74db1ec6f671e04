import {
  circle,
  crenels,
  detail,
  door,
  fixed,
  flag,
  masonry,
  path,
  poly,
  rect,
  shade,
  tiles,
  type Hand,
  type Point,
} from './art';

interface HouseLook {
  wall: string;
  roof: string;
  timber?: boolean;
  stone?: boolean;
  chimney?: boolean;
}

/** A gabled house seen from its corner; x and y are the bottom left of the gable. */
export function house(
  hand: Hand,
  x: number,
  y: number,
  w: number,
  d: number,
  h: number,
  r: number,
  look: HouseLook,
): string {
  const fall = d * 0.1;
  const eaves = y - h;
  const ridge: Point = [x + w / 2, eaves - r];
  let drawn = poly(
    [
      [x + w, y],
      [x + w + d, y - fall],
      [x + w + d, eaves - fall],
      [x + w, eaves],
    ],
    look.wall,
  );
  drawn += poly([[x, y], [x, eaves], ridge, [x + w, eaves], [x + w, y]], look.wall);
  if (look.stone === true) {
    drawn +=
      masonry(hand, x, eaves, w, h, Math.round((w * h) / 90)) +
      masonry(hand, x + w, eaves - fall, d, h, Math.round((d * h) / 90));
  }
  drawn += shade(hand, x + w + d * 0.55, eaves - fall, d * 0.42, h * 0.8, Math.round(h / 4));
  const top: Point = [ridge[0] - 1, ridge[1] - 2];
  const back: Point = [x + w / 2 + d + 2, ridge[1] - fall - 2];
  const low: Point = [x + w + 3, eaves + 4.2];
  const lowBack: Point = [x + w + d + 3, eaves - fall + 4.2];
  drawn += poly([top, back, lowBack, low], look.roof);
  drawn += tiles([top, back, lowBack, low], Math.max(4, Math.round(r / 6)), Math.max(5, Math.round(d / 8)));
  drawn += path(
    `M${fixed(x - 3)} ${fixed(eaves + 4.2)}L${fixed(top[0])} ${fixed(top[1])}L${fixed(low[0])} ${fixed(low[1])}`,
    'd2',
  );
  if (look.timber === true) drawn += timbers(x, y, w, h, r, d);
  if (look.chimney === true) drawn += chimney(x + w / 2 + d * 0.62, ridge[1] - fall * 0.6);
  return drawn + door(x + w / 2 - 6, y, 12, 17);
}

function timbers(x: number, y: number, w: number, h: number, r: number, d: number): string {
  const post = (share: number): string => `M${fixed(x + w * share)} ${y}V${fixed(y - h - r * 0.6)}`;
  return detail(
    `M${x} ${fixed(y - h / 2)}H${x + w}${post(0.33)}${post(0.67)}M${x} ${y - h}H${x + w}L${fixed(x + w + d)} ${fixed(y - h - d * 0.1)}`,
  );
}

function chimney(x: number, y: number): string {
  return rect(x, y - 14, 9, 20, 'stn2') + path(`M${fixed(x + 4)} ${fixed(y - 17)}c-7 -6 7 -9 0 -16s8 -8 2 -14`, 'h');
}

/** A round-headed tower with crenels, a tiled cone and a flag. */
export function tower(hand: Hand, x: number, y: number, w: number, h: number, cone: number, roof: string): string {
  const top = y - h;
  let drawn = rect(x, top, w, h, 'stn') + masonry(hand, x, top, w, h, Math.round((w * h) / 70));
  drawn += shade(hand, x + w * 0.62, top + 4, w * 0.36, h - 8, Math.round(h / 5));
  drawn += rect(x - 3, top - 8, w + 6, 9, 'stn') + crenels(x - 3, top - 8, w + 6, 4, 6);
  const tip: Point = [x + w / 2, top - 10 - cone];
  drawn += poly([[x - 1, top - 10], tip, [x + w + 1, top - 10]], roof);
  drawn += tiles(
    [
      [tip[0] - 1, tip[1]],
      [tip[0] + 1, tip[1]],
      [x + w + 1, top - 10],
      [x - 1, top - 10],
    ],
    5,
    4,
  );
  return drawn + flag(x + w / 2, tip[1], 'gld');
}

/** The sign of a money-changer. */
export const coinSign = (x: number, y: number): string =>
  detail(`M${x + 12} ${y - 10}h-12`) + circle(x, y, 8, 'gld') + path(`M${x} ${y - 4}v8M${x - 4} ${y}h8`, 'h');
