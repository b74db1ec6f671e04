/** Where the others have placed since the viewer's last turn: those places stay outlined in their colours. */

import type { TableState } from '../../lib/types';
import { tableOf } from './model';
import { placeOf } from './travels';

export interface Recent {
  /** The colour of whoever placed there last. */
  places: Record<string, string>;
  /** How much of the chronicle has been read. */
  read: number;
}

export const NOTHING_RECENT: Recent = { places: {}, read: 0 };

/** Reads on in the chronicle; a state may bring all of it or only its newest part. */
export function readOn(before: Recent, state: TableState): Recent {
  const { start, entries } = state.log;
  const known = start > 0 && start <= before.read ? before : NOTHING_RECENT;
  const players = tableOf(state).players;
  const places = { ...known.places };
  for (const entry of entries.slice(Math.max(0, known.read - start))) {
    if (entry.kind !== 'placed') continue;
    if (entry.seat === state.seat) for (const place of Object.keys(places)) delete places[place];
    else places[placeOf(String(entry.args['place']))] = players[entry.seat]?.colour ?? '';
  }
  return { places, read: start + entries.length };
}
