import type { ChangeView, Words } from '../../lib/game';
import type { Change, TableState } from '../../lib/types';
import { SPACE_ICONS, SYMBOLS, type KingdomIcon } from './icons';
import { SPACES, type Space } from './model/types';
import { kingdomWords, type KingdomWords } from './words';

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

const STATS: Record<Stat, { icon: KingdomIcon; good: 1 | -1 | 0 }> = {
  krystallium: { icon: SPACE_ICONS.krystallium, good: 1 },
  soldiers: { icon: SPACE_ICONS.soldiers, good: 1 },
  camp: { icon: SYMBOLS.camp, good: 1 },
  traps: { icon: SYMBOLS.trap, good: 0 },
  calamities: { icon: 'burning-meteor', good: -1 },
  selection: { icon: SYMBOLS.hand, good: 0 },
  sites: { icon: SYMBOLS.build, good: 0 },
  built: { icon: SYMBOLS.duchy, good: 1 },
  hand: { icon: SYMBOLS.hand, good: 0 },
  menaces: { icon: 'shadow-grasp', good: -1 },
  advisors: { icon: 'shaking-hands', good: 1 },
  stages: { icon: SYMBOLS.quest, good: 1 },
};

const isSpace = (word: string | undefined): word is Space => SPACES.includes(word as Space);
const isStat = (word: string | undefined): word is Stat => word !== undefined && word in STATS;
const toneOf = (space: Space): string => (space === 'gold' ? 'goldcube' : space === 'soldiers' ? 'soldier' : space);

/** Whether more of something is welcome: 1 yes, -1 no, 0 neither. */
function welcome(change: Change, sign: number): boolean | null {
  return sign === 0 ? null : change.after > change.before === sign > 0;
}

function ofSpace(change: Change, seat: number, space: Space, label: string, sign: number): ChangeView {
  const { before, after } = change;
  return { icon: SPACE_ICONS[space], tone: toneOf(space), label, before, after, seat, good: welcome(change, sign) };
}

function ofPlayer(change: Change, seat: number, path: string[], words: KingdomWords): ChangeView | null {
  const [what, kind] = path;
  const { before, after } = change;
  if (isStat(what)) {
    const { icon, good } = STATS[what];
    const tone = what === 'krystallium' ? { tone: 'krystallium' } : {};
    return { icon, ...tone, label: words.stats[what], before, after, seat, good: welcome(change, good) };
  }
  if ((what === 'alchemy' || what === 'waiting') && isSpace(kind)) {
    return ofSpace(change, seat, kind, `${words.stats[kind]} ${words.stats[what]}`, 1);
  }
  if (what === 'theft' && isSpace(kind))
    return ofSpace(change, seat, kind, `${words.stats[kind]}: ${words.stats.theft}`, -1);
  return null;
}

/** One number that a move changes, as an icon with a label; null for what the board shows anyway. */
export function kingdomChange(change: Change, _state: TableState, { lang }: Words): ChangeView | null {
  const words = kingdomWords(lang);
  const [root, first, ...rest] = change.path.split('/');
  const seat = Number(first);
  const { before, after } = change;
  if (root === 'players') return ofPlayer(change, seat, rest, words);
  if (root === 'scores') {
    return { icon: SYMBOLS.vp, tone: 'vp', label: words.stats.score, before, after, seat, good: welcome(change, 1) };
  }
  const resource = rest[0];
  if (root === 'production' && isSpace(resource)) {
    return ofSpace(change, seat, resource, `${words.production}: ${words.stats[resource]}`, 1);
  }
  return null;
}
