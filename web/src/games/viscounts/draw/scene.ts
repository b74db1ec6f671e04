/** The castle of the kingdom with a rider before it: the scene over the book's title. Coordinates: 0 0 460 170. */

import { house, tower } from '../../../draw/buildings';
import { hill, tree, tuft } from '../../../draw/nature';
import { hatch, masonry, path, rect, scenery, seeded, type Chance } from '../../../draw/pen';
import { crenel } from '../../../draw/buildings';

export function coverScene(): string {
  const chance = seeded(41);
  return scenery(
    '0 0 460 170',
    path('M0 128C70 104 150 118 230 110S380 116 460 104V170H0Z', 'fld nb') +
      hill(-30, 132, 150, 62, 'fl2') +
      hill(350, 130, 150, 70, 'stn2') +
      keep(chance) +
      path('M0 146C90 132 180 150 270 140S400 150 460 138V170H0Z', 'fl2 nb') +
      house(chance, 44, 146, 22, 26, 17, 16, 'pla', 'til', { timber: true, door: true }) +
      house(chance, 96, 154, 22, 28, 17, 16, 'pla', 'tht', { timber: true, chimney: true, door: true }) +
      house(chance, 338, 148, 22, 26, 17, 16, 'pla', 'slt', { timber: true, door: true }) +
      path('M206 170Q224 154 222 140H238Q244 156 262 170Z', 'rdf') +
      tree(chance, 26, 150, 0.9, true) +
      tree(chance, 164, 154, 0.7) +
      tree(chance, 300, 152, 0.8, true) +
      tree(chance, 410, 150, 1, false) +
      tree(chance, 434, 154, 0.8, true) +
      hatch([tuft(140, 164), tuft(282, 162), tuft(386, 164), tuft(66, 164)].join('')),
  );
}

/** Three tiers, as in the game. */
function keep(chance: Chance): string {
  const tier = (x: number, y: number, w: number, h: number): string =>
    rect(x, y, w, h, 'stn') +
    masonry(chance, x, y, w, h, Math.round((w * h) / 110)) +
    crenel(x, y, w, Math.round(w / 11), 5);
  return (
    tower(chance, 206, 66, 22, 40, { cone: 20, roof: 'til', flag: 'gld' }) +
    tower(chance, 234, 66, 22, 32, { cone: 17, roof: 'slt' }) +
    tier(188, 58, 86, 40) +
    tower(chance, 164, 108, 24, 44, { cone: 18, roof: 'slt', flag: 'til' }) +
    tower(chance, 274, 108, 24, 44, { cone: 18, roof: 'slt', flag: 'slt' }) +
    tier(150, 90, 162, 50) +
    path('M220 140v-22q1 -10 10 -12q9 2 10 12v22Z', 'drk')
  );
}
