/** Viscounts of the West Kingdom, as the shell sees it. */

import type { GameModule } from '../../lib/game';
import type { Lang, TableState } from '../../lib/types';
import Board from './Board.svelte';
import Sequel from './Sequel.svelte';
import Status from './Status.svelte';
import { brief } from './brief';
import { change } from './change';
import cover from './cover';
import { partIcon, statistics } from './facts';
import { tableOf } from './model';
import { partway } from './partway';
import { shows } from './shows';
import { travels } from './travels';
import { words } from './words';

/** A round is a turn of everybody, the AI included. */
function standing(state: TableState, lang: Lang): string {
  const { setting_up, turns, players, ai } = tableOf(state);
  const sides = players.length + (ai === undefined ? 0 : 1);
  return setting_up ? words[lang].setup : words[lang].round(Math.floor(turns / sides) + 1);
}

const viscounts: GameModule = {
  Board,
  shows,
  change,
  travels,
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
