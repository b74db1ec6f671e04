import type { GameModule } from '../../lib/game';
import Board from './Board.svelte';
import { kingdomChange } from './change';
import cover from './cover';
import { kingdomStatistics } from './facts';
import { glyph } from './glyphs';
import { SYMBOLS } from './icons';
import { tableOf } from './model/reading';
import { showsTarget } from './model/targets';
import { kingdomTravels } from './travels';
import { words } from './words';

const kingdom: GameModule = {
  Board,
  shows: (_state, target) => showsTarget(target),
  change: kingdomChange,
  travels: kingdomTravels,
  glyph,
  statistics: kingdomStatistics,
  standing: (state, lang) => {
    const { round } = tableOf(state);
    return round === 0 ? words[lang].setup : words[lang].roundOf(round);
  },
  partIcon: (part) => PARTS[part] ?? null,
  cover,
};

const PARTS: Record<string, { icon: string }> = {
  cards: { icon: SYMBOLS.duchy },
  multipliers: { icon: SYMBOLS.vp },
  calamities: { icon: 'burning-meteor' },
  menaces: { icon: 'shadow-grasp' },
  quest: { icon: SYMBOLS.quest },
};

export default kingdom;
