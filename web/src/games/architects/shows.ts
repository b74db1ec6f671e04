/** Which targets of moves are things that lie on this board. */

import { faces } from '../../lib/view';
import type { TableState } from '../../lib/types';
import { CIRCLES, ROWS, SPACES, tableOf, type ArchitectsTable, type Player } from './model';

const PLACES = new Set<string>([
  ...CIRCLES,
  ...SPACES.map((space) => `black-market-${space}`),
  'guildhall',
  'cathedral',
  'prison',
]);

/** The cards that the viewer may be asked about: hand, draft packet and cards looked at. */
export function cardsBefore(player: Player): string[] {
  return [...faces(player.hand), ...faces(player.packet), ...faces(player.looking)];
}

function inDisplay(table: ArchitectsTable, space: string): boolean {
  const [row, column] = space.split('-');
  const found = ROWS.find((name) => name === row);
  return found !== undefined && table.display[found][Number(column) - 1]?.apprentice != null;
}

export function shows(state: TableState, target: string): boolean {
  const table = tableOf(state);
  const own = state.seat === null ? undefined : table.players[state.seat];
  const [kind = '', id = ''] = target.split('/');
  switch (kind) {
    case 'place':
      return PLACES.has(id);
    case 'display':
      return inDisplay(table, id);
    case 'hand':
      return own !== undefined && cardsBefore(own).includes(id);
    case 'apprentice':
      return own?.apprentices.includes(id) ?? false;
    case 'building':
      return own?.buildings.includes(id) ?? false;
    case 'board':
      return table.players.some((player) => player.colour === id);
    default:
      return false;
  }
}
