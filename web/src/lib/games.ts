/** The games whose boards the page has, each in a folder of its own, loaded when a table needs it. */
import type { GameModule } from './game';

const folders = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** The board of a game, or null when the page has none: then the plain board serves. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = folders[`../games/${game}/index.ts`];
  return load === undefined ? null : (await load()).default;
}
