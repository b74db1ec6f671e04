/** Where the events of the chronicle move pieces on the board. Anchors are `data-anchor` values. */

import type { Anchor, Travel } from '../../lib/game';
import type { LogEntry, TableState } from '../../lib/types';
import { heldBy, ROWS, SPACES, tableOf, type Good } from './model';
import { DEBT, GOOD, TAX, VIRTUE } from './symbols';

const MOST_PIECES = 3;

/** The place that the server's word for a placing means: `mines gold` is the Mines. */
export function placeOf(word: string): Anchor {
  const [first = '', second = ''] = word.split(' ');
  return first === 'black-market' ? `place/black-market-${second}` : `place/${first}`;
}

export const supply = (seat: number, what: string): Anchor => `supply/${seat}/${what}`;

const repeat = (travel: Travel, amount: number): Travel[] =>
  Array.from({ length: Math.min(amount, MOST_PIECES) }, () => travel);

export function travels(entry: LogEntry, before: TableState, after: TableState): Travel[] {
  const { seat, args } = entry;
  const amount = Number(args['amount'] ?? 1);
  const word = String(args['place'] ?? '');
  const mine = (what: string): Anchor => supply(seat, what);
  const walk = (from: Anchor, to: Anchor, who = seat): Travel => ({ piece: 'worker', seat: who, from, to });
  const card = (from: Anchor, to: Anchor): Travel => ({ piece: 'card', seat, from, to });
  switch (entry.kind) {
    case 'placed':
      return [walk(mine('workers'), placeOf(word))];
    case 'recalled':
      return [walk(placeOf(word), mine('workers'))];
    case 'gained':
      return repeat(good(args['good'], seat, sourceOf(entry, after), mine(String(args['good']))), amount);
    case 'paid':
      return repeat(good(args['good'], seat, mine(String(args['good'])), sourceOf(entry, after)), amount);
    case 'paid-tax':
      return repeat({ piece: 'good', ...TAX, seat, from: mine('silver'), to: 'place/tax-stand' }, amount);
    case 'captured':
      return captured(entry, before, amount);
    case 'sent-to-prison':
      return sentToPrison(entry, before);
    case 'released':
      return repeat(walk('place/prison', mine('workers')), amount);
    case 'freed':
      return freed(entry, before);
    case 'hired':
      return [card(spaceOf(String(args['apprentice']), before), `guild/${seat}`)];
    case 'dismissed':
      return [card(`guild/${seat}`, 'deck/apprentices')];
    case 'drew-building':
      return [card('deck/buildings', `hand/${seat}`)];
    case 'discarded-building':
      return [card(`hand/${seat}`, 'deck/buildings')];
    case 'constructed':
      return [card(`hand/${seat}`, `guild/${seat}`)];
    case 'advanced':
      return [walk(`cathedral/${Number(args['level']) - 1}`, `cathedral/${args['level']}`)];
    case 'gained-virtue':
      return [virtue(seat, Number(args['virtue']) - amount, Number(args['virtue']))];
    case 'lost-virtue':
      return [virtue(seat, Number(args['virtue']) + amount, Number(args['virtue']))];
    case 'took-debt':
      return [{ piece: 'good', ...DEBT, seat, from: 'place/guardhouse', to: mine('debts') }];
    case 'reset':
      return reset(before);
    default:
      return [];
  }
}

function good(name: number | string | undefined, seat: number, from: Anchor, to: Anchor): Travel {
  return { piece: 'good', ...(GOOD[name as Good] ?? {}), seat, from, to };
}

/** Goods come from the place where the seat has placed last; Rewards from the Cathedral. */
function sourceOf(entry: LogEntry, after: TableState): Anchor {
  if (entry.rule.startsWith('ARC-CATHEDRAL')) return 'place/cathedral';
  if (entry.rule.startsWith('ARC-GUARD')) return 'place/guardhouse';
  const told = after.log.entries.findLast(
    (one) => one.kind === 'placed' && one.seat === entry.seat && one.ply <= entry.ply,
  );
  return told ? placeOf(String(told.args['place'])) : 'deck/rewards';
}

const seatOf = (state: TableState, colour: string): number =>
  tableOf(state).players.findIndex((p) => p.colour === colour);

function captured(entry: LogEntry, before: TableState, amount: number): Travel[] {
  const owner = seatOf(before, String(entry.args['colour']));
  const to = supply(entry.seat, owner === entry.seat ? 'workers' : 'captured');
  return repeat({ piece: 'worker', seat: owner, from: placeOf(String(entry.args['place'])), to }, amount);
}

function sentToPrison(entry: LogEntry, before: TableState): Travel[] {
  const table = tableOf(before);
  const held = table.players[entry.seat]?.captured ?? {};
  return Object.entries(held)
    .filter(([, count]) => count > 0)
    .map(([colour]) => ({
      piece: 'worker',
      seat: seatOf(before, colour),
      from: supply(entry.seat, 'captured'),
      to: 'place/prison',
    }));
}

function freed(entry: LogEntry, before: TableState): Travel[] {
  const table = tableOf(before);
  const colour = table.players[entry.seat]?.colour ?? '';
  return heldBy(table, colour).map((holder) => ({
    piece: 'worker',
    seat: entry.seat,
    from: supply(seatOf(before, holder.colour), 'captured'),
    to: supply(entry.seat, 'workers'),
  }));
}

function spaceOf(apprentice: string, before: TableState): Anchor {
  const { display } = tableOf(before);
  for (const row of ROWS) {
    const column = display[row].findIndex((space) => space.apprentice === apprentice);
    if (column >= 0) return `display/${row}-${column + 1}`;
  }
  return 'deck/apprentices';
}

function virtue(seat: number, from: number, to: number): Travel {
  const step = (value: number): Anchor => `virtue/${Math.max(0, Math.min(14, value))}`;
  return { piece: 'good', ...VIRTUE, seat, from: step(from), to: step(to) };
}

function reset(before: TableState): Travel[] {
  const { black_market } = tableOf(before);
  return SPACES.flatMap((space) => {
    const colour = black_market[space];
    if (colour === null) return [];
    return [
      {
        piece: 'worker' as const,
        seat: seatOf(before, colour),
        from: `place/black-market-${space}`,
        to: 'place/prison',
      },
    ];
  });
}
