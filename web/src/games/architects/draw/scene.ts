/** The walled town seen from the fields: the header of the book's page. Coordinates: 0 -34 780 206. */

import { circle, detail, hatch, masonry, path, poly, rect, seeded, tiles, type Chance } from '../../../draw/pen';
import { crenel, flag, house, lancet, tower } from '../../../draw/buildings';
import { hill, pine, tree, tuft } from '../../../draw/nature';

export const SCENE_BOX = '0 -34 780 206';

export function scene(): string {
  const chance = seeded(17);
  let drawn = path('M0 190V120C60 96 130 108 190 100S330 84 420 96 560 108 640 92 740 96 780 88V190Z', 'fld nb');
  drawn += path('M0 190V150C90 132 190 150 290 142S520 134 640 146 730 138 780 144V190Z', 'fl2 nb');
  drawn +=
    hill(-30, 130, 150, 70, 'fl2') +
    hill(66, 132, 60, 30, 'fld') +
    hill(612, 132, 120, 56, 'fld') +
    hill(680, 132, 130, 86, 'stn2');
  drawn += houses(chance) + church(chance) + wall(chance) + grove(chance);
  drawn += path('M350 190Q384 166 388 156H402Q414 172 440 190Z', 'rdf');
  return (
    drawn +
    hatch(
      [
        [114, 168],
        [286, 176],
        [510, 172],
        [700, 164],
        [646, 180],
        [180, 184],
      ]
        .map(([x, y]) => tuft(x ?? 0, y ?? 0))
        .join(''),
    )
  );
}

const houses = (chance: Chance): string =>
  house(chance, 204, 128, 26, 34, 24, 20, 'pla', 'tht', { timber: true, window: true }) +
  house(chance, 258, 128, 28, 34, 26, 22, 'pla', 'til', { timber: true, window: true, chimney: true }) +
  house(chance, 470, 128, 26, 36, 26, 22, 'pla', 'slt', { timber: true, window: true }) +
  house(chance, 526, 128, 26, 32, 22, 20, 'pla', 'til', { timber: true, chimney: true });

function church(chance: Chance): string {
  let drawn = rect(330, 44, 130, 86, 'stn') + masonry(chance, 330, 44, 130, 86, 40);
  drawn += rect(354, 12, 82, 40, 'stn') + masonry(chance, 354, 12, 82, 40, 14);
  drawn +=
    poly(
      [
        [346, 14],
        [395, -18],
        [444, 14],
      ],
      'slt',
    ) + tiles([394, -18], [396, -18], [444, 14], [346, 14], 5, 8);
  drawn +=
    detail('M395 -18v-12M390 -26h10') +
    circle(395, 30, 11, 'gld') +
    detail('M395 19v22M384 30h22M387 22l16 16M403 22l-16 16');
  for (const x of [352, 374, 404, 426]) drawn += lancet(x, 92, 13, 32);
  for (const x of [312, 448])
    drawn += tower(chance, x, 130, 28, 112, { cone: 30, roof: 'slt', merlons: 4 }) + lancet(x + 10, 66, 8, 18);
  return drawn;
}

function wall(chance: Chance): string {
  let drawn = rect(176, 118, 438, 30, 'stn') + masonry(chance, 176, 118, 438, 30, 70, 9) + crenel(176, 118, 438, 42, 6);
  for (const x of [168, 594]) drawn += tower(chance, x, 152, 28, 44, { merlons: 4, flag: x < 300 ? 'til' : 'slt' });
  drawn += tower(chance, 366, 154, 18, 50, { merlons: 3 }) + tower(chance, 406, 154, 18, 50, { merlons: 3 });
  drawn +=
    rect(382, 112, 26, 42, 'stn') + crenel(382, 112, 26, 3, 5) + path('M386 154v-18q1 -10 9 -12q8 2 9 12v18Z', 'drk');
  return drawn + flag(395, 108, 'til');
}

function grove(chance: Chance): string {
  const trees = [
    [16, 142, 1.2],
    [40, 134, 1],
    [62, 146, 1.2],
    [86, 136, 1],
    [640, 138, 1.1],
    [664, 142, 0.9],
    [760, 138, 1.3],
    [228, 168, 0.8],
    [548, 170, 0.8],
  ] as const;
  let drawn = '';
  trees.forEach(([x, y, s], i) => {
    drawn += tree(chance, x, y, s, i % 2 === 0);
  });
  return drawn + pine(112, 142, 0.9) + pine(128, 140, 0.8, false) + pine(142, 142, 0.7);
}
