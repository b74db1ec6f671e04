/** What stands upright in the land: the villages of the towns, and a landmark for each segment. */

import { bumpy, detail, hatch, masonry, path, poly, rect, round, seeded, type Point } from '../../../draw/pen';
import { door, house, lancet } from '../../../draw/buildings';
import { hill, pine, tree } from '../../../draw/nature';

const ROOFS = ['til', 'slt', 'tht'] as const;
const roof = (number: number): string => ROOFS[number % ROOFS.length] ?? 'til';

/** A few houses; those of odd towns have a tower, those of even ones a tree. */
export function village([x, y]: Point, town: number): string {
  const chance = seeded(40 + town * 13);
  const odd = town % 2 === 1;
  const between = odd
    ? rect(x - 8, y - 22, 9, 24, 'stn') +
      gable(x - 10, y - 22, 13, 12, roof(town + 2)) +
      lancet(x - 5.2, y - 10, 3.6, 8)
    : tree(chance, x - 2, y + 2, 0.62, true);
  return (
    house(chance, x - 30, y + 2, 15, 17, 11, 11, 'pla', roof(town), { timber: !odd }) +
    house(chance, x + 6, y, 16, 19, 11, 12, 'pla', roof(town + 1)) +
    between
  );
}

const gable = (x: number, y: number, width: number, height: number, wash: string): string =>
  poly(
    [
      [x, y],
      [x + width / 2, y - height],
      [x + width, y],
    ],
    wash,
  );

function forest(x: number, y: number): string {
  const chance = seeded(12);
  const trees = Array.from({ length: 17 }, (): Point => [x - 40 + chance() * 80, y - 30 + chance() * 58]);
  return trees
    .toSorted((one, other) => one[1] - other[1])
    .map(([u, v], i) => (i % 3 ? tree(chance, u, v, 0.72 + chance() * 0.2, i % 2 === 1) : pine(u, v, 0.74)))
    .join('');
}

const mountain = (x: number, y: number): string =>
  hill(x - 46, y + 20, 58, 44, 'stn2') +
  hill(x - 4, y + 24, 52, 38, 'ear') +
  hill(x - 30, y + 28, 66, 66, 'stn2') +
  hatch(`M${x - 4} ${y - 37}q6 8 2 14q5 3 4 9`) +
  path(`M${x - 6} ${y + 28}v-11q0 -9 9 -9t9 9v11Z`, 'drk') +
  rect(x - 9, y + 12, 3.5, 16, 'tim') +
  rect(x + 9, y + 12, 3.5, 16, 'tim') +
  rect(x - 11, y + 9, 25, 4, 'tim') +
  bumpy(x + 22, y + 26, 6, 4, 6, 'gld');

function mill(x: number, y: number): string {
  let straw = '';
  for (let i = 0; i < 5; i++) straw += `M${x - 44} ${round(y + 14 + i * 5)}q22 -7 44 0`;
  const [hubX, hubY] = [x + 18, y - 13];
  const sails = [
    [-24, -17],
    [24, 17],
    [17, -24],
    [-17, 24],
  ] as const;
  const cloth = sails.map(([u, v]) => {
    const [nx, ny] = [(-v / 29) * 7, (u / 29) * 7];
    const [near, far]: [Point, Point] = [
      [hubX + u * 0.32, hubY + v * 0.32],
      [hubX + u, hubY + v],
    ];
    return poly([near, far, [far[0] + nx, far[1] + ny], [near[0] + nx, near[1] + ny]], 'cld');
  });
  const tower: Point[] = [
    [x + 4, y + 26],
    [x + 9, y - 14],
    [x + 27, y - 14],
    [x + 32, y + 26],
  ];
  return (
    path(`M${x - 48} ${y + 36}q2 -28 26 -28t28 28Z`, 'tht') +
    hatch(straw) +
    poly(tower, 'pla') +
    gable(x + 6, y - 13, 24, 17, 'til') +
    door(x + 13, y + 26, 10, 15) +
    detail(sails.map(([u, v]) => `M${hubX} ${hubY}l${u} ${v}`).join('')) +
    cloth.join('')
  );
}

function abbey(x: number, y: number): string {
  const chance = seeded(6);
  const nave: Point[] = [
    [x - 34, y - 6],
    [x - 24, y - 24],
    [x + 6, y - 24],
    [x + 12, y - 6],
  ];
  let garden = '';
  for (let row = 0; row < 3; row++)
    for (let bed = 0; bed < 5; bed++) garden += bumpy(x - 42 + bed * 11 + row * 3, y + 31 + row * 8, 3.6, 3, 5, 'lf2');
  return (
    rect(x - 30, y - 8, 40, 30, 'stn') +
    masonry(chance, x - 30, y - 8, 40, 30, 8, 5) +
    poly(nave, 'slt') +
    rect(x + 8, y - 26, 16, 48, 'stn') +
    gable(x + 5, y - 24, 22, 22, 'slt') +
    detail(`M${x + 16} ${y - 46}v-8M${x + 13} ${y - 51}h6`) +
    lancet(x - 22, y + 14, 6, 15) +
    lancet(x - 8, y + 14, 6, 15) +
    lancet(x + 13, y - 4, 6, 13) +
    door(x + 11, y + 22, 10, 14) +
    garden
  );
}

const harbour = (x: number, y: number): string =>
  path(`M${x - 42} ${y + 4}q14 -26 44 -20t36 24q-4 24 -40 24t-40 -28Z`, 'wat') +
  hatch(
    `M${x - 28} ${y + 8}q4 -3 8 0t8 0M${x + 6} ${y + 18}q4 -3 8 0t8 0` +
      `M${x - 12} ${y + 20}q4 -3 8 0t8 0M${x + 2} ${y - 6}q4 -3 8 0t8 0`,
  ) +
  path(`M${x - 20} ${y + 8}q16 9 36 0l-5 12h-26Z`, 'tim') +
  detail(`M${x - 2} ${y + 9}v-32M${x - 14} ${y - 14}h25`) +
  path(`M${x - 15} ${y - 14}q13 5 27 0q3 10 -2 18q-12 4 -24 0q3 -9 -1 -18Z`, 'cld') +
  path(`M${x - 2} ${y - 23}l9 2.5l-9 3Z`, 'til');

/** The landmark at the near border of each segment. */
export const LANDMARK: Record<string, (x: number, y: number) => string> = {
  a: harbour,
  b: forest,
  c: mountain,
  d: mill,
  e: abbey,
};
