import type { Travel } from '../../lib/game';
import type { LogEntry } from '../../lib/types';
import { figureOf, spaceSign, SYMBOLS, type KingdomIcon } from './icons';
import { SPACES, type Space } from './model/types';

const text = (value: number | string | undefined): string => (value === undefined ? '' : String(value));

function cardPiece(id: string): { piece: 'card'; icon: KingdomIcon } {
  return { piece: 'card', icon: figureOf(id, 'development') };
}

function goodPiece(word: string): { piece: 'good'; icon?: KingdomIcon; tone?: string } {
  if (!SPACES.includes(word as Space)) return { piece: 'good' };
  return { piece: 'good', ...spaceSign(word as Space) };
}

type Path = (seat: number, args: LogEntry['args']) => Omit<Travel, 'seat'>;

/** Where the things of an event come from and go to, by the kind of the event. */
const PATHS: Record<string, Path> = {
  laid: (_, { card, area }) => ({ ...cardPiece(text(card)), from: 'deck', to: `area/${text(area)}` }),
  'risk-laid': (_, { area }) => ({ piece: 'card', icon: SYMBOLS.risk, from: 'risk', to: `area/${text(area)}` }),
  offered: (seat, { card, area }) => ({ ...cardPiece(text(card)), from: `hand/${seat}`, to: `area/${text(area)}` }),
  'offered-face-down': (seat, { area }) => ({
    piece: 'card',
    icon: SYMBOLS.trap,
    from: `hand/${seat}`,
    to: `area/${text(area)}`,
  }),
  selected: (seat, { area }) => ({
    piece: 'card',
    icon: SYMBOLS.hand,
    from: `area/${text(area)}`,
    to: `selection/${seat}`,
  }),
  shifted: (_, { area, slot }) => ({ piece: 'card', from: `slot/${text(slot)}`, to: `area/${text(area)}` }),
  removed: (_, { slot }) => ({ piece: 'card', from: `slot/${text(slot)}`, to: 'discards' }),
  began: (seat, { card }) => ({ ...cardPiece(text(card)), from: `selection/${seat}`, to: `sites/${seat}` }),
  recycled: (seat, { card }) => ({ ...cardPiece(text(card)), from: `selection/${seat}`, to: 'discards' }),
  placed: (seat, { resource, card }) => ({
    ...goodPiece(text(resource)),
    from: `waiting/${seat}`,
    to: `site/${seat}/${text(card)}`,
  }),
  'to-alchemy': (seat, { resource }) => ({
    ...goodPiece(text(resource)),
    from: `waiting/${seat}`,
    to: `alchemy/${seat}`,
  }),
  completed: (seat, { card }) => ({ ...cardPiece(text(card)), from: `sites/${seat}`, to: `built/${seat}` }),
  scrapped: (seat, { card }) => ({ ...cardPiece(text(card)), from: `sites/${seat}`, to: 'discards' }),
  produced: (seat, { resource }) => ({
    ...goodPiece(text(resource)),
    from: `step/${text(resource)}`,
    to: `supply/${seat}/${text(resource)}`,
  }),
  supremacy: (seat, { resource, home }) => ({
    ...goodPiece('soldiers'),
    from: home ? `camp/${seat}` : `step/${text(resource)}`,
    to: home ? `supply/${seat}/soldiers` : `camp/${seat}`,
  }),
  'gained-krystallium': (seat) => ({
    ...goodPiece('krystallium'),
    from: `alchemy/${seat}`,
    to: `supply/${seat}/krystallium`,
  }),
  calamities: (seat) => ({ ...cardPiece('calamity'), from: `selection/${seat}`, to: `calamities/${seat}` }),
  'advisor-came': (seat, { advisor }) => ({
    ...cardPiece(text(advisor)),
    from: `selection/${seat}`,
    to: `advisors/${seat}`,
  }),
  menaced: (seat, { menace }) => ({ ...cardPiece(text(menace)), from: `selection/${seat}`, to: `sites/${seat}` }),
  plague: (seat) => ({ ...cardPiece('plague'), from: 'plague', to: `sites/${seat}` }),
  defeated: (seat, { menace }) => ({ ...cardPiece(text(menace)), from: `sites/${seat}`, to: 'discards' }),
  'stage-completed': (seat, { stage }) => ({
    piece: 'good',
    icon: SYMBOLS.quest,
    from: `alchemy/${seat}`,
    to: `stage/${text(stage)}`,
  }),
};

export function kingdomTravels(entry: LogEntry): Travel[] {
  const path = PATHS[entry.kind];
  return path === undefined ? [] : [{ seat: entry.seat, ...path(entry.seat, entry.args) }];
}
