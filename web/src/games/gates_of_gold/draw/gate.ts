/** The golden gate: three arches in a gatehouse; a card stands in each. */

import { crenel, flag } from '../../../draw/buildings';
import { hatch, masonry, path, poly, rect, round, seeded } from '../../../draw/pen';

export const WIDTH = 286;
export const HEIGHT = 178;
/** The middles of the arches. */
const ARCHES = [52, 143, 234] as const;

/** The joints of the stones around an arch. */
function joints(x: number): string {
  let drawn = '';
  for (let stone = 0; stone < 9; stone++) {
    const angle = Math.PI * (1.08 + (stone / 8) * 0.84);
    const [along, up] = [Math.cos(angle), Math.sin(angle)];
    drawn += `M${round(x + along * 42)} ${round(76 + up * 36)}l${round(along * 5)} ${round(up * 4)}`;
  }
  return hatch(drawn);
}

const arch = (x: number): string =>
  path(`M${x - 42} 172V74q2 -30 42 -34q40 4 42 34v98Z`, 'dk2') +
  path(`M${x - 46} 172V74q2 -34 46 -38q44 4 46 38v98`, 'gold-edge') +
  joints(x);

/** A leaf of the gate, folded back. */
const leaf = (x: number, side: -1 | 1): string =>
  poly(
    [
      [x + side * 42, 172],
      [x + side * 42, 78],
      [x + side * 36, 84],
      [x + side * 36, 172],
    ],
    'gld',
  );

export function gate(): string {
  const chance = seeded(19);
  return (
    rect(4, 34, 278, 140, 'stn') +
    masonry(chance, 6, 38, 274, 130, 34, 8) +
    rect(0, 30, 286, 7, 'stn2') +
    crenel(0, 31, 286, 15, 8, 'stn') +
    ARCHES.map(arch).join('') +
    ARCHES.map((x) => leaf(x, -1) + leaf(x, 1)).join('') +
    flag(20, 24, 'til') +
    flag(262, 24, 'slt')
  );
}
