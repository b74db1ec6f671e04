/** A table from sample files, for the dev page. */
import type { TableSource } from './source';
import type { Components, Outlook, TableState } from './types';

async function file<T>(name: string): Promise<T | null> {
  const response = await fetch(`/fixtures/${name}.json`);
  return response.ok ? ((await response.json()) as T) : null;
}

export interface Sample {
  source: TableSource;
  state: TableState;
  components: Components;
}

/** A sample by name and language; its moves are accepted, said on the console, and change nothing. */
export async function sample(name: string, lang: string): Promise<Sample | null> {
  const state = await file<TableState>(`${name}.${lang}`);
  if (state === null) return null;
  const components = await file<Components>(`components-${state.game}.${lang}`);
  const source: TableSource = {
    state: async () => state,
    play: async (_, move) => {
      console.info('play', move);
      return state;
    },
    undo: async () => state,
    say: () => Promise.reject(new Error('a sample')),
    outlook: () => file<Outlook>(`${name}.outlook.${lang}`),
    why: async () => null,
    advice: async () => ({ version: state.version, candidates: [] }),
    analysis: async (start) => ({ total: start, start, moves: [] }),
    at: async (ply) => ({ ...state, ply, moves: [], log: { start: 0, entries: [] } }),
    reckoning: async () => null,
    follow: () => ({ look: () => undefined, stop: () => undefined }),
  };
  return { source, state, components: components ?? { game: state.game, data: {}, entries: {}, tips: [] } };
}
