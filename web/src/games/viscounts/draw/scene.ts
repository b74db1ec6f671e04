/** The stepped castle of the kingdom among its villages: the scene over the book's title. */

import { crenel, house, tower } from '../../../draw/buildings';
import { hill, pine, tree, tuft } from '../../../draw/nature';
import { hatch, masonry, path, rect, scenery, seeded, type Chance } from '../../../draw/pen';

const BOX = '0 -30 780 220';

export function coverScene(): string {
  const chance = seeded(41);
  return scenery(
    BOX,
    path('M0 190V124C90 98 190 116 300 106S520 112 640 96 740 102 780 94V190Z', 'fld nb') +
      hill(-40, 134, 170, 72, 'fl2') +
      hill(84, 132, 90, 40, 'fld') +
      hill(600, 132, 110, 56, 'fld') +
      hill(664, 132, 150, 88, 'stn2') +
      keep(chance) +
      path('M0 190V150C110 134 230 152 330 142S560 150 660 140 740 146 780 138V190Z', 'fl2 nb') +
      path('M352 190Q384 164 382 142H398Q404 166 436 190Z', 'rdf') +
      villages(chance) +
      trees(chance) +
      hatch([tuft(60, 176), tuft(290, 172), tuft(470, 176), tuft(600, 170), tuft(726, 176)].join('')),
  );
}

/** Three tiers, as in the game. */
function keep(chance: Chance): string {
  const tier = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 'stn') +
    masonry(chance, x, y, w, h, Math.round((w * h) / 110)) +
    crenel(x, y, w, Math.round(w / 11), 5);
  return (
    tower(chance, 366, 60, 22, 42, { cone: 20, roof: 'til', flag: 'gld' }) +
    tower(chance, 394, 60, 22, 34, { cone: 17, roof: 'slt' }) +
    tier(348, 52, 86, 46) +
    tower(chance, 316, 108, 24, 48, { cone: 18, roof: 'slt', flag: 'til' }) +
    tower(chance, 442, 108, 24, 48, { cone: 18, roof: 'slt', flag: 'slt' }) +
    tier(300, 88, 182, 40) +
    tower(chance, 276, 146, 28, 56, { cone: 20, roof: 'til' }) +
    tower(chance, 478, 146, 28, 56, { cone: 20, roof: 'til' }) +
    tier(258, 116, 266, 32) +
    path('M378 148v-18q1 -10 12 -12q11 2 12 12v18Z', 'drk')
  );
}

const villages = (chance: Chance): string =>
  house(chance, 120, 150, 24, 28, 18, 17, 'pla', 'til', { timber: true, door: true }) +
  house(chance, 182, 160, 24, 30, 18, 17, 'pla', 'tht', { timber: true, chimney: true, door: true }) +
  house(chance, 556, 152, 24, 28, 18, 17, 'pla', 'slt', { timber: true, door: true }) +
  house(chance, 616, 160, 24, 30, 18, 17, 'pla', 'til', { timber: true, chimney: true, door: true });

function trees(chance: Chance): string {
  const grove = [
    [22, 150, 1.1],
    [48, 158, 0.9],
    [92, 162, 0.8],
    [258, 166, 0.8],
    [536, 168, 0.8],
    [690, 152, 1.1],
    [716, 160, 0.9],
    [752, 152, 1.2],
  ] as const;
  return (
    grove.map(([x, y, s], i) => tree(chance, x, y, s, i % 2 === 0)).join('') + pine(78, 148, 0.8) + pine(672, 150, 0.8)
  );
}
