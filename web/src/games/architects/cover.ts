/** The book's cover and the scene over its title. */

import { scenery } from '../../draw/pen';
import type { Cover } from '../../lib/game';
import { scene, SCENE_BOX } from './draw/scene';

const cover: Cover = { icon: 'church', ground: 'lapis', scene: () => scenery(SCENE_BOX, scene()) };

export default cover;
