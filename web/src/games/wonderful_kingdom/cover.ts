import type { Cover } from '../../lib/game';
import { coverScene } from './draw/cover';

const cover: Cover = { icon: 'crown', ground: 'ochre', scene: coverScene };

export default cover;
