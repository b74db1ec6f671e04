/** The table while the events of one arrival are still on their way: what has landed stands where it landed. */

import type { LogEntry, TableState } from '../../lib/types';
import { partOf, tableOf, wedgeAt, type Pieces, type ViscountsTable, type Wedge } from './model';

type Castle = Pick<Pieces, 'first_tier' | 'second_tier' | 'centre' | 'workers'>;

/** So many Workers more or less in one section. */
const counted = (tier: Record<Wedge, number>, wedge: Wedge, by: number): Record<Wedge, number> => ({
  ...tier,
  [wedge]: Math.max(0, tier[wedge] + by),
});

/** The pieces of a side after an event in the Castle; null for other events. */
function settled(pieces: Castle, { kind, args }: LogEntry, table: ViscountsTable): Partial<Pieces> | null {
  const wedge = String(args['wedge'] ?? '') as Wedge;
  const beside = (by: number): Wedge => wedgeAt(table, (partOf(table, wedge) + by + 5) % 5);
  const { first_tier: first, second_tier: second, centre, workers } = pieces;
  switch (kind) {
    case 'placed': {
      const number = Number(args['workers'] ?? 1);
      return { workers: workers - number, first_tier: counted(first, wedge, number) };
    }
    case 'climbed':
      return { first_tier: counted(first, wedge, -1), second_tier: counted(second, wedge, 1) };
    case 'spread':
      return { first_tier: counted(counted(counted(first, wedge, -2), beside(-1), 1), beside(1), 1) };
    case 'shifted': {
      const to = wedgeAt(table, table.ring.indexOf(String(args['to_segment'] ?? '')));
      return { first_tier: counted(counted(first, wedge, -1), to, 1) };
    }
    case 'reached-centre':
      return { second_tier: counted(second, wedge, -1), centre: centre + 1 };
    case 'bumped': {
      const tier = args['tier'] === 'second' ? 'second_tier' : 'first_tier';
      return { workers: workers + 1, [tier]: counted(pieces[tier], wedge, -1) };
    }
    default:
      return null;
  }
}

/** Whose pieces an event moves: the side that it is about, or the one whose Worker is removed. */
const whose = ({ kind, args, seat, rival }: LogEntry, { players }: ViscountsTable): number | 'ai' => {
  if (kind !== 'bumped') return rival === '' ? seat : 'ai';
  const owner = players.findIndex((player) => player.colour === args['whose']);
  return owner < 0 ? 'ai' : owner;
};

export function partway(state: TableState, entry: LogEntry): TableState {
  const table = tableOf(state);
  const side = whose(entry, table);
  const after = (pieces: Pieces): Partial<Pieces> | null => {
    if (entry.kind === 'moved') return { at: String(entry.args['space'] ?? '') };
    if (entry.kind === 'revealed-scheme')
      return { row: [String(entry.args['scheme'] ?? ''), ...pieces.row.slice(0, 2)] };
    return settled(pieces, entry, table);
  };
  if (side === 'ai') {
    const changed = table.ai && after(table.ai);
    return changed ? { ...state, table: { ...table, ai: { ...table.ai, ...changed } } } : state;
  }
  const player = table.players[side];
  const changed = player && after(player);
  if (!changed) return state;
  return { ...state, table: { ...table, players: table.players.with(side, { ...player, ...changed }) } };
}
