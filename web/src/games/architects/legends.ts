/** What a place is for, where a Worker there brings no plain gain: shown on its label. */

import { amounts, icon, type Atom } from './effects';
import { SPACES, type Circle, type Space } from './model';
import * as s from './symbols';
import type { Town } from './town.svelte';

const ARROW: Atom = { kind: 'arrow' };
const SLASH: Atom = { kind: 'slash' };

/** The place's bargain for a player who would have so many Workers there; in brief where room is short. */
export function legend(place: Circle, town: Town, workers: number, brief = false): Atom[] {
  if (town.decision === 'captures') return captives(place, town);
  switch (place) {
    case 'storehouse':
      if (brief) return [icon(s.PLACE.storehouse, `${workers}×`)];
      return [icon(s.GOOD.stone, '2'), SLASH, icon(s.GOOD.wood), SLASH, icon(s.GOOD.clay), ARROW, icon(s.VIRTUE)];
    case 'workshop':
      return [
        ...(brief ? [] : [icon(s.GOOD.silver, '4'), ARROW]),
        icon(s.APPRENTICE),
        SLASH,
        icon(s.PLAN, String(1 + Math.floor(workers / 2))),
      ];
    case 'town-centre':
      return [icon(s.TAX, '1'), ARROW, icon(s.CAPTIVE)];
    default:
      return [];
  }
}

/** While capturing, a place shows what can be had there. */
function captives(place: Circle, town: Town): Atom[] {
  const groups = town.state.moves.filter((move) => move.target === `place/${place}`).length;
  return groups > 0 ? [icon(s.CAPTIVE, `${groups}×`)] : [];
}

/** What a vault of the Black Market gives. */
export function vaultGoods(town: Town, space: Space): Atom[] {
  if (space === 'middle') return [icon(s.APPRENTICE), SLASH, icon(s.PLAN)];
  return amounts(town.view.market_goods[space]);
}

/** What a vault of the Black Market costs: a Silver more than the one to its left, and Virtue. */
export const vaultPrice = (space: Space): Atom[] => [
  icon(s.GOOD.silver, String(SPACES.indexOf(space) + 1)),
  icon(s.VIRTUE, '−1'),
];
