/** Viscounts of the West Kingdom, as the shell sees it. */

import type { GameModule } from '../../lib/game';
import type { Lang, TableState } from '../../lib/types';
import Board from './Board.svelte';
import Sequel from './Sequel.svelte';
import Status from './Status.svelte';
import { attach, expansionsOf, type Expansion } from './attached';
import { brief } from './brief';
import { change } from './change';
import cover from './cover';
import { partIcon, statistics } from './facts';
import { glyph } from './glyphs';
import { tableOf } from './model';
import { partway } from './partway';
import { shows } from './shows';
import { travels } from './travels';
import { words } from './words';

const found = import.meta.glob<{ default: Expansion }>('../*/viscounts.ts', { eager: true });
for (const { default: expansion } of Object.values(found)) attach(expansion);

/** A round is a turn of everybody, the AI included. */
function standing(state: TableState, lang: Lang): string {
  const table = tableOf(state);
  const { setting_up, turns, players, ai } = table;
  const sides = players.length + (ai === undefined ? 0 : 1);
  const now = setting_up ? words[lang].setup : words[lang].round(Math.floor(turns / sides) + 1);
  return [...expansionsOf(table).map(({ title }) => title[lang]), now].join(' · ');
}

const viscounts: GameModule = {
  Board,
  shows,
  change,
  travels,
  glyph,
  partway,
  statistics,
  partIcon,
  standing,
  Status,
  Sequel,
  brief,
  cover,
};

export default viscounts;
