/** The answers beside a question in icons: what the board prints of them, as many times as they do it. */

import { ARROW, icon, many, type Atom, type Expression } from '../../lib/expression';
import type { Brief, Words } from '../../lib/game';
import type { Components, Move, TableState } from '../../lib/types';
import { dataOf } from '../../lib/view';
import { firstOf } from './attached';
import { smallAtoms } from './effects';
import { placeOf, tableOf, type Good, type ViscountsData, type ViscountsTable } from './model';
import { prospectAtoms, prospects } from './sequel';
import * as s from './symbols';
import { words as labels } from './words';

/** What an effect gives so many times. */
function repeated(effect: Expression, times: number): Atom[] {
  if (effect.kind !== 'do')
    return times === 1 ? smallAtoms(effect) : [{ kind: 'text', text: `${times}×` }, ...smallAtoms(effect)];
  const amounts = Object.entries(effect.amounts).map(([word, n]) => [word, n * times]);
  return smallAtoms({ ...effect, amounts: Object.fromEntries(amounts) as Record<string, number> });
}

/** Where the viewer's Viscount stands. */
const standsAt = (table: ViscountsTable, seat: number | null): string | undefined =>
  seat === null ? undefined : table.players[seat]?.at;

function exchanges(data: ViscountsData, at: string, times: number): Atom[] | null {
  const { segment, side } = placeOf(at);
  const exchange = data.segment[segment]?.exchanges[side === 'right' ? 1 : 0];
  if (side === 'inner' || exchange === undefined) return null;
  return [many(s.ICON.merchant, exchange.merchants * times), ARROW, ...repeated(exchange.effect, times)];
}

export function brief(move: Move, state: TableState, components: Components, words: Words): Brief | null {
  const table = tableOf(state);
  const data = dataOf<ViscountsData>(components);
  const at = standsAt(table, state.seat);
  const [kind = '', what = ''] = move.target.split('/');
  if (at === undefined || state.seat === null) return null;
  switch (kind) {
    case 'exchange': {
      const atoms = exchanges(data, at, Number(what));
      return atoms && { name: '', atoms };
    }
    case 'workers':
      return {
        name: '',
        atoms: [
          icon(s.ICON.noble, String(data.castle.icons[Number(what) - 1] ?? '')),
          ARROW,
          many(s.WORKER, Number(what)),
          icon(s.CASTLE),
        ],
      };
    case 'take':
      return { name: words.entry(`good/${what}`).name, atoms: [icon(s.GOOD[what as Good], '+1')] };
    case 'pile':
      return { name: labels[words.lang].unseen, atoms: [icon(s.STACK)] };
    case 'action': {
      const prospect = prospects(table, data, state.seat, at, 0).find(({ action }) => action === what);
      return prospect ? { name: words.entry(move.target).name, atoms: prospectAtoms(prospect) } : null;
    }
    default:
      return (
        firstOf((expansion) => (expansion.on(table) ? expansion.brief(move, state, components, words) : null)) ?? null
      );
  }
}
