/** Architects of the West Kingdom, as the shell sees it. */

import type { GameModule } from '../../lib/game';
import type { Lang, TableState } from '../../lib/types';
import Board from './Board.svelte';
import Status from './Status.svelte';
import { change } from './change';
import cover from './cover';
import { partIcon, statistics } from './facts';
import { glyph } from './glyphs';
import { tableOf } from './model';
import { shows } from './shows';
import { travels } from './travels';
import { words } from './words';

function standing(state: TableState, lang: Lang): string {
  return words[lang].turn(tableOf(state).turns + 1);
}

const architects: GameModule = {
  Board,
  shows,
  change,
  travels,
  glyph,
  statistics,
  partIcon,
  standing,
  Status,
  cover,
};

export default architects;
