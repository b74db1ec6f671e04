/** The book's cover and the scene over its title. */

import type { Cover } from '../../lib/game';
import { coverScene } from './draw/scene';

const cover: Cover = { icon: 'castle', ground: 'verdigris', scene: coverScene };

export default cover;
