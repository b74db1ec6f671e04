/** The covers of the books on the shelf, apart from the boards, so that the home page loads little. */
import type { Cover } from './game';
import { gameModule } from './games';

const files = import.meta.glob<{ default: Cover }>('../games/*/cover.ts');

const GROUNDS: Cover['ground'][] = ['lapis', 'ochre', 'verdigris', 'minium', 'murrey'];

/** A cover for a game that brings none. */
export function plainCover(index: number): Cover {
  return { icon: 'book-pile', ground: GROUNDS[index % GROUNDS.length] ?? 'lapis', scene: () => '' };
}

/** A game's cover: its own file, else that of its board, else a plain one. */
export async function coverOf(game: string, index: number): Promise<Cover> {
  const load = files[`../games/${game}/cover.ts`];
  if (load !== undefined) return (await load()).default;
  return (await gameModule(game))?.cover ?? plainCover(index);
}
