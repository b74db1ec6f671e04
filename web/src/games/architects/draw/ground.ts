/** What lies under and between the places: fields, river, roads, the town wall, the ladder of virtue. */

import {
  bumpy,
  circle,
  detail,
  hatch,
  masonry,
  path,
  rect,
  round,
  seeded,
  shade,
  type Chance,
  type Point,
} from '../../../draw/pen';
import { crenel, house, lancet } from '../../../draw/buildings';
import { tree, tuft } from '../../../draw/nature';

/** The board's own coordinates. */
export const WIDTH = 1108;
export const HEIGHT = 594;

export function ground(): string {
  return fields() + river() + roads() + tufts();
}

const fields = (): string =>
  path('M88 6H420C404 60 392 120 400 190S420 300 404 392C300 380 180 392 88 384Z', 'fld nb') +
  path(
    'M88 120C150 96 230 128 300 110S390 96 398 140C402 230 420 300 404 392C330 384 250 390 180 372S100 300 88 300Z',
    'fl2 nb',
  ) +
  path('M830 6C880 30 900 90 936 150S1000 214 1006 250 972 350 1010 372 1090 400 1108 396V6Z', 'fld nb') +
  path('M960 214C1000 214 1020 250 1004 292S980 350 1010 372 1090 400 1108 396V190Z', 'fl2 nb');

function river(): string {
  const ripples: Point[] = [
    [1066, 226],
    [1084, 250],
    [1058, 268],
    [1036, 296],
    [1030, 330],
    [1062, 300],
    [1044, 352],
    [1074, 386],
    [1094, 398],
    [1090, 226],
    [1076, 284],
  ];
  return (
    path(
      'M1036 196C1072 226 1034 262 1012 292S1000 352 1040 372 1090 420 1078 470 1100 560 1108 594V420C1104 372 1060 350 1056 322S1108 262 1108 214V190Z',
      'wat',
    ) + hatch(ripples.map(([x, y]) => `M${x - 7} ${y}q3.5 -3 7 0t7 0`).join(''))
  );
}

const ROADS = [
  'M168 150C230 190 250 150 330 152S392 250 404 330 470 372 520 366 650 330 700 330 840 330 870 318 960 300 1012 306',
  'M166 322C230 340 270 330 326 322S380 330 408 340',
  'M520 366C500 400 490 440 486 500',
  'M408 344C380 372 300 380 250 400',
  'M700 330C760 250 800 210 856 196',
  'M520 366C560 300 640 240 740 214',
];

const roads = (): string => ROADS.map((d) => path(d, 'rd')).join('');

function tufts(): string {
  const chance = seeded(5);
  let marks = '';
  for (let i = 0; i < 46; i++) {
    const x = 96 + chance() * 300;
    marks += tuft(round(x), round(20 + chance() * 360));
  }
  const more: Point[] = [
    [980, 230],
    [1000, 216],
    [960, 246],
    [985, 340],
    [1096, 340],
    [1098, 300],
    [975, 384],
    [1010, 392],
  ];
  return hatch(marks + more.map(([x, y]) => tuft(x, y)).join(''));
}

export function ladder(): string {
  let drawn =
    rect(8, 8, 72, 578, 'sky nb') +
    bumpy(24, 18, 20, 10, 7, 'cld') +
    bumpy(62, 16, 22, 11, 7, 'cld') +
    circle(44, 20, 10, 'gld');
  let rays = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 2 * Math.PI;
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    rays += `M${round(44 + c * 12)} ${round(20 + s * 12)}l${round(c * 5)} ${round(s * 5)}`;
  }
  drawn += detail(rays);
  drawn += path(
    'M8 586v-30q6 -14 10 -2q2 -22 10 -34q0 16 6 20q4 -22 12 -30q-2 18 6 26q4 -12 10 -16q-2 10 4 18q4 -8 8 -10q-2 10 6 14v44Z',
    'fla',
  );
  drawn += path('M8 586v-12q8 -10 12 0q4 -12 10 -18q2 10 8 14q6 -14 10 -16q0 10 8 16q6 -8 10 -8q0 8 14 12v12Z', 'fl3');
  drawn += rect(22, 34, 4, 540, 'tim') + rect(56, 34, 4, 540, 'tim');
  for (let step = 0; step < 15; step++) drawn += rect(18, 562 - step * 36, 46, 4, 'tim');
  return drawn;
}

export const frame = (): string =>
  `<rect class="fr" x="3.5" y="3.5" width="${WIDTH - 7}" height="${HEIGHT - 7}"/>` +
  `<rect class="fr2" x="88" y="6.5" width="${WIDTH - 94.5}" height="${HEIGHT - 13}"/>`;

function wallTower(chance: Chance, x: number, y: number): string {
  return (
    rect(x - 10, y - 30, 20, 32, 'stn') +
    masonry(chance, x - 10, y - 30, 20, 32, 8, 5) +
    shade(chance, x + 2, y - 26, 7, 24, 6) +
    crenel(x - 12, y - 30, 24, 4, 5) +
    lancet(x - 2, y - 8, 4, 9)
  );
}

function townWall(chance: Chance): string {
  const course: Point[] = [];
  for (let y = 20; y <= 372; y += 8) course.push([407 + Math.sin(y / 58) * 4, y]);
  const west = course.map(([x, y]) => `${round(x - 5)} ${y}`);
  const east = course.map(([x, y]) => `${round(x + 5)} ${y}`).reverse();
  const merlons = course
    .filter((_, i) => i % 2)
    .map(([x, y]) => `M${round(x - 5)} ${y}h-4v6h4M${round(x - 2)} ${y + 3}h5`);
  return (
    path(`M${[...west, ...east].join('L')}Z`, 'stn') +
    detail(merlons.join('')) +
    wallTower(chance, 408, 40) +
    wallTower(chance, 409, 210) +
    wallTower(chance, 404, 372)
  );
}

export function backdrop(): string {
  const chance = seeded(101);
  let drawn = townWall(chance);
  drawn += house(chance, 812, 246, 17, 22, 14, 13, 'pla', 'slt', { timber: true });
  drawn += house(chance, 948, 244, 20, 26, 17, 14, 'pla', 'tht', { timber: true });
  drawn += house(chance, 972, 268, 18, 20, 14, 13, 'pla', 'til');
  drawn += house(chance, 956, 374, 22, 30, 17, 15, 'pla', 'tht', { timber: true, chimney: true });
  drawn += tree(chance, 1086, 300, 0.9) + tree(chance, 1098, 312, 0.8, true) + tree(chance, 1080, 318, 0.7, true);
  drawn += tree(chance, 938, 392, 0.8) + tree(chance, 990, 238, 0.6, true);
  drawn += path('M1000 300q26 -16 62 2v12q-34 -16 -62 0Z', 'stn');
  drawn += hatch('M1008 298v10M1018 294v10M1030 293v10M1042 294v11M1052 297v11') + detail('M1016 312q14 -10 30 0');
  drawn += path('M1054 366q12 8 26 0l-4 9h-18Z', 'tim') + detail('M1067 366v-18') + path('M1067 349q11 5 0 15Z', 'pla');
  return drawn;
}
