/** What the next Worker at a place would bring its owner: read from the outlook, move by move. */

import type { Change } from '../../lib/types';
import { icon, signed, type Atom } from './effects';
import { GAIN, PLAN, VIRTUE, type Symbol } from './symbols';
import type { Gain } from './model';
import type { Town } from './town.svelte';

function symbolOf(what: string): Symbol | null {
  if (what === 'hand') return PLAN;
  if (what === 'virtue') return VIRTUE;
  return GAIN[what as Gain] ?? null;
}

function atomOf(change: Change, seat: number): Atom | null {
  const [head, who, what = ''] = change.path.split('/');
  if (head !== 'players' || Number(who) !== seat) return null;
  const symbol = symbolOf(what);
  return symbol && icon(symbol, signed(change.after - change.before));
}

/** The changes of each placing at the target, ways apart by a slash; [] when they are not known. */
export function yieldsAt(town: Town, target: string): Atom[] {
  const seat = town.own;
  if (seat === null) return [];
  const ways = town.state.moves
    .filter((move) => move.target === target && move.notation.startsWith('place '))
    .map((move) => town.changes(move.notation).flatMap((change) => atomOf(change, seat) ?? []))
    .filter((atoms) => atoms.length > 0);
  return ways.flatMap((atoms, i) => (i ? [{ kind: 'slash' as const }, ...atoms] : atoms));
}
