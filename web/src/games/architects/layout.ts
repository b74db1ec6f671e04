/** Where the places' rings and labels stand, in the board's own coordinates (1108 x 594). */

import type { Circle } from './model';

export interface Spot {
  left: number;
  top: number;
  width: number;
}

export const SPOTS: Record<Circle, Spot> = {
  forest: { left: 100, top: 116, width: 140 },
  mines: { left: 256, top: 116, width: 142 },
  quarry: { left: 98, top: 300, width: 140 },
  silversmith: { left: 254, top: 300, width: 142 },
  'town-centre': { left: 478, top: 336, width: 122 },
  storehouse: { left: 648, top: 296, width: 152 },
  'tax-stand': { left: 812, top: 296, width: 132 },
  guardhouse: { left: 848, top: 158, width: 104 },
  workshop: { left: 418, top: 470, width: 136 },
};

/** Tab order and phones' order of the places. */
export const ORDER: Circle[] = [
  'forest',
  'mines',
  'quarry',
  'silversmith',
  'storehouse',
  'tax-stand',
  'town-centre',
  'workshop',
  'guardhouse',
];

const FIGURE = 21;
const STEP = 10;
const GAP = 7;

/** How many figures of each colour can stand in a ring side by side: three, or fewer where it gets crowded. */
export function figuresEach(counts: readonly number[], width: number): number {
  const room = width - 16;
  for (const limit of [3, 2]) {
    const used = counts.reduce(
      (sum, count) => sum + FIGURE + STEP * (Math.min(count, limit) - 1),
      GAP * (counts.length - 1),
    );
    if (used <= room) return limit;
  }
  return 1;
}

/** The height of a step of virtue's ladder. */
export const virtueTop = (step: number): number => 548 - step * 36;

/** Names have two lines; a long word makes them smaller. The class of the size that fits. */
export function fitting(name: string): '' | 'long' | 'tiny' {
  const longest = Math.max(...name.split(' ').map((word) => word.length));
  return longest > 11 ? 'tiny' : longest > 9 || name.length > 16 ? 'long' : '';
}
