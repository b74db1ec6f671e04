/** Architects of the West Kingdom, as the shell sees it. */

import type { GameModule } from '../../lib/game';
import type { Lang, TableState } from '../../lib/types';
import Board from './Board.svelte';
import { change } from './change';
import { scene, SCENE_BOX } from './draw/scene';
import { partIcon, statistics } from './facts';
import { tableOf } from './model';
import { shows } from './shows';
import { travels } from './travels';
import { wordsOf } from './words';

function standing(state: TableState, lang: Lang): string {
  const table = tableOf(state);
  const words = wordsOf(lang);
  const told = [words.turn(table.turns + 1), words.guildhallCount(table.guildhall.length, table.outlines)];
  if (table.last_turns !== null && state.status === 'playing') told.push(words.lastTurns);
  return told.join(' · ');
}

const drawing = (): string =>
  `<svg class="art" viewBox="${SCENE_BOX}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
  '<filter id="arc-scene-hand" x="-2%" y="-2%" width="104%" height="104%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="3"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="2.4"/></filter>' +
  `<g filter="url(#arc-scene-hand)">${scene()}</g></svg>`;

const architects: GameModule = {
  Board,
  shows,
  change,
  travels,
  statistics,
  partIcon,
  standing,
  cover: { icon: 'church', ground: 'lapis', scene: drawing },
};

export default architects;
