/** What a place is for, where a Worker there brings no plain gain: shown on its label. */

import { icon, type Atom } from './effects';
import type { Circle } from './model';
import * as s from './symbols';
import { decisionOf, type View } from './view';

const ARROW: Atom = { kind: 'arrow' };
const SLASH: Atom = { kind: 'slash' };

/** The place's bargain for a player who would have so many Workers there; in brief where room is short. */
export function legend(place: Circle, view: View, workers: number, brief = false): Atom[] {
  if (decisionOf(view) === 'captures') return captives(place, view);
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
function captives(place: Circle, view: View): Atom[] {
  const groups = view.state.moves.filter((move) => move.target === `place/${place}`).length;
  return groups > 0 ? [icon(s.CAPTIVE, `${groups}×`)] : [];
}
