/** Reads the table out of a state: whatever the server leaves out or calls otherwise gets its place and word here. */
import type { TableState } from '../../../lib/types';
import { viewOf } from '../../../lib/view';
import type { Heap, KingdomTable, ModulePlayer, ModuleTable, Player, Site } from './types';

/** What the server tells: the fields of a mode or a module are there only while it is played. */
type ToldPlayer = Omit<Player, keyof ModulePlayer | 'sites'> & Partial<ModulePlayer> & { sites: ToldSite[] };
type ToldTable = Omit<KingdomTable, keyof ModuleTable | 'players'> & Partial<ModuleTable> & { players: ToldPlayer[] };
/** Positions of old call a space for a soldier by another word than the cards. */
type ToldSite = Omit<Site, 'missing'> & { missing: Heap & { soldier?: number } };

const NO_MODULE: ModuleTable = { quest: '', plague: 0, doubled: false, risk: 0 };
const NOTHING: ModulePlayer = {
  stages: [],
  menaces: [],
  theft: {},
  menace_deck: null,
  menaces_left: 0,
  advisors: [],
  used: [],
  drawn: 0,
  looking: 0,
};

export function tableOf(state: TableState): KingdomTable {
  const told = viewOf<ToldTable>(state);
  return { ...NO_MODULE, ...told, players: told.players.map(readPlayer) };
}

function readPlayer(player: ToldPlayer): Player {
  return { ...NOTHING, ...player, sites: player.sites.map(readSite) };
}

function readSite({ missing, ...site }: ToldSite): Site {
  const { soldier, ...rest } = missing;
  return { ...site, missing: soldier === undefined ? rest : { ...rest, soldiers: soldier } };
}
