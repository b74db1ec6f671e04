import { changeView } from '../../lib/changes';
import type { ChangeView, Words } from '../../lib/game';
import type { Change, TableState } from '../../lib/types';
import type { Sign } from '../../parts/icons';
import { SPACE_ICONS, spaceSign, SYMBOLS } from './icons';
import { SPACES, type Space } from './model/types';
import { words as all, type KingdomWords } from './words';

type Stat =
  | 'krystallium'
  | 'soldiers'
  | 'camp'
  | 'traps'
  | 'calamities'
  | 'selection'
  | 'sites'
  | 'built'
  | 'hand'
  | 'menaces'
  | 'advisors'
  | 'stages';

/** How the numbers of a player are drawn, and whether more of them is welcome. */
const STATS: Record<Stat, { sign: Sign; welcome: boolean | null }> = {
  krystallium: { sign: spaceSign('krystallium'), welcome: true },
  soldiers: { sign: { icon: SPACE_ICONS.soldiers }, welcome: true },
  camp: { sign: { icon: SYMBOLS.camp }, welcome: true },
  traps: { sign: { icon: SYMBOLS.trap }, welcome: null },
  calamities: { sign: { icon: 'burning-meteor' }, welcome: false },
  selection: { sign: { icon: SYMBOLS.hand }, welcome: null },
  sites: { sign: { icon: SYMBOLS.build }, welcome: null },
  built: { sign: { icon: SYMBOLS.duchy }, welcome: true },
  hand: { sign: { icon: SYMBOLS.hand }, welcome: null },
  menaces: { sign: { icon: 'shadow-grasp' }, welcome: false },
  advisors: { sign: { icon: 'shaking-hands' }, welcome: true },
  stages: { sign: { icon: SYMBOLS.quest }, welcome: true },
};

const isSpace = (word: string | undefined): word is Space => SPACES.includes(word as Space);
const isStat = (word: string | undefined): word is Stat => word !== undefined && word in STATS;

function ofPlayer(change: Change, seat: number, path: string[], words: KingdomWords): ChangeView | null {
  const [what, kind] = path;
  if (isStat(what)) return changeView(change, STATS[what].sign, words.stats[what], seat, STATS[what].welcome);
  if (!isSpace(kind)) return null;
  const { stats } = words;
  if (what === 'alchemy' || what === 'waiting') {
    return changeView(change, spaceSign(kind), `${stats[kind]} ${stats[what]}`, seat, true);
  }
  return what === 'theft' ? changeView(change, spaceSign(kind), `${stats[kind]}: ${stats.theft}`, seat, false) : null;
}

/** One number that a move changes, as an icon with a label; null for what the board shows anyway. */
export function kingdomChange(change: Change, _state: TableState, { lang }: Words): ChangeView | null {
  const words = all[lang];
  const [root, first, ...rest] = change.path.split('/');
  const seat = Number(first);
  if (root === 'players') return ofPlayer(change, seat, rest, words);
  if (root === 'scores') return changeView(change, { icon: SYMBOLS.vp, tone: 'vp' }, words.stats.score, seat, true);
  const resource = rest[0];
  if (root === 'production' && isSpace(resource)) {
    return changeView(change, spaceSign(resource), `${words.production}: ${words.stats[resource]}`, seat, true);
  }
  return null;
}
