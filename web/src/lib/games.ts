/** The games whose boards the page has, each in a folder of its own, loaded when a table needs it. */
import { sprites } from 'virtual:icons';
import { at } from './base';
import type { GameModule } from './game';

const folders = import.meta.glob<{ default: GameModule }>('../games/*/index.ts');

/** The board of a game, or null when the page has none: then the plain board serves. */
export async function gameModule(game: string): Promise<GameModule | null> {
  const load = folders[`../games/${game}/index.ts`];
  fetchIcons(game);
  return load === undefined ? null : (await load()).default;
}

/** The icons come beside the code that shows them, not after it; the browser keeps them for when they are drawn. */
function fetchIcons(game: string): void {
  for (const sprite of [sprites['common'], sprites[game]])
    if (sprite !== undefined) void fetch(at(sprite)).catch(() => undefined);
}
