/** What the page of a table needs from the server. It is asked for before the code of that page has come. */
import { api, shelf } from './api';
import type { GameModule } from './game';
import { gameModule } from './games';
import { liveTable } from './live';
import { settings } from './settings.svelte';
import type { TableSource } from './source';
import type { Components, TableState } from './types';

export interface Opening {
  source: TableSource;
  state: TableState;
  module: GameModule | null;
  components: Components;
}

/** Asks at once; whoever awaits the answer hears of a failure, also when it came before. */
export function openTable(id: string): Promise<Opening> {
  const opening = load(id);
  opening.catch(() => undefined);
  void shelf(settings.lang).catch(() => undefined); // the title over the table, which has no name without it
  return opening;
}

async function load(id: string): Promise<Opening> {
  await takeKey();
  const source = liveTable(id);
  const state = await source.state(undefined);
  const [module, components] = await Promise.all([
    gameModule(state.game),
    api.components(state.game, settings.lang, state.options.deck),
  ]);
  return { source, state, module, components };
}

/** A personal link carries the player's key in its fragment; it leaves the address at once. */
async function takeKey(): Promise<void> {
  const key = /^#key=([A-Za-z0-9_-]+)$/.exec(location.hash)?.[1];
  if (key === undefined) return;
  history.replaceState(null, '', location.pathname + location.search);
  await api.session(key, settings.lang);
}
