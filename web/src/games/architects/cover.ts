/** The book's cover and the scene over its title. */

import type { Cover } from '../../lib/game';
import { scene, SCENE_BOX } from './draw/scene';

const drawing = (): string =>
  `<svg class="art" viewBox="${SCENE_BOX}" preserveAspectRatio="xMidYMax slice" aria-hidden="true">` +
  '<filter id="arc-scene-hand" x="-2%" y="-2%" width="104%" height="104%">' +
  '<feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="3"/>' +
  '<feDisplacementMap in="SourceGraphic" scale="2.4"/></filter>' +
  `<g filter="url(#arc-scene-hand)">${scene()}</g></svg>`;

const cover: Cover = { icon: 'church', ground: 'lapis', scene: drawing };

export default cover;
