/** Gates of Gold, as the page of Viscounts sees it. */

import { icon } from '../../lib/expression';
import type { Anchor, Travel } from '../../lib/game';
import type { LogEntry, TableState } from '../../lib/types';
import type { Expansion } from '../viscounts/attached';
import { effectAtoms, iconAtoms } from '../viscounts/effects';
import { tableOf } from '../viscounts/model';
import * as s from '../viscounts/symbols';
import Columns from './Columns.svelte';
import Gate from './Gate.svelte';
import { FIGURES } from './icons';
import { dataOfGates, folkOfGates, gatesOf, isOrder } from './model';
import Seen from './Seen.svelte';
import * as g from './symbols';
import { words } from './words';

const kindOf = (target: string): string => target.split('/')[0] ?? '';

function travels({ kind, args, seat, rival }: LogEntry): Travel[] {
  const card = (from: Anchor, to: Anchor): Travel[] => [{ piece: 'card', seat, from, to }];
  const before = `outsider/${String(args['card'] ?? '')}`;
  if (rival !== '') return kind === 'removed-outsider' ? card(before, 'gate') : [];
  switch (kind) {
    case 'gained-order':
    case 'hired-order':
      return card('orders', `discard/${seat}`);
    case 'returned-order':
      return card(`row/${seat}/2`, 'orders');
    case 'welcomed':
      return card(before, `discard/${seat}`);
    case 'refused':
      return card(before, 'gate');
    case 'claimed-bonus':
      return [{ piece: 'good', ...s.LEADER, seat, from: `bonus/${String(args['bonus'] ?? '')}`, to: `hand/${seat}` }];
    default:
      return [];
  }
}

const gates: Expansion = {
  title: { en: words.en.title, pl: words.pl.title },
  on: (table) => gatesOf(table) !== null,
  verbs: g.verbs,
  nouns: g.nouns,
  occasions: g.occasions,
  parts: { outsiders: g.OUTSIDER, builders: s.BUILD },
  figures: { ...FIGURES, kings: g.ORDER.icon },
  folk: folkOfGates,
  ground: (card) => (isOrder(card.id) ? 'ochre' : 'refused' in card ? 'murrey' : undefined),
  phases: { 'paid-hire': 3 },
  since: { 'returned-order': 0, 'hired-order': 3 },
  shows: (state: TableState, target) => {
    const kind = kindOf(target);
    if (kind === 'outsider') return gatesOf(tableOf(state))?.outsiders.includes(target.slice(kind.length + 1)) ?? false;
    return kind === 'column' && state.seat !== null;
  },
  brief: (move, _state, _components, { entry }) => {
    if (move.target === 'order' && move.notation === 'order')
      return { name: entry('symbol/order').name, atoms: [icon(g.ORDER, '+1')] };
    if (kindOf(move.target) !== 'ribbon') return null;
    const thing = g.nouns[`${move.target.slice('ribbon/'.length)}-ribbons`];
    return thing ? { name: move.text, atoms: [icon(thing)] } : null;
  },
  travels,
  leader: (table, data) => {
    const found = gatesOf(table);
    const card = found && dataOfGates(data).leader_card[found.leader_card];
    if (!card) return null;
    const atoms = [...(card.icons ? iconAtoms(card.icons) : []), ...(card.ability ? effectAtoms(card.ability) : [])];
    return { entry: `bonus/${card.id}`, atoms };
  },
  Beside: Gate,
  Board: Columns,
  Glance: Seen,
  page: {
    icon: g.WELCOME.icon,
    label: { en: words.en.tab, pl: words.pl.tab },
    holds: (target) => kindOf(target) === 'outsider' || target === 'order',
  },
  owns: (target) => kindOf(target) === 'column',
};

export default gates;
