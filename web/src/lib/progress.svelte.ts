/** Which lessons were begun and done on this device. */
import { api } from './api';
import { navigate } from './router.svelte';
import { settings } from './settings.svelte';

interface Progress {
  /** The table at which the lesson was given last. */
  table: string;
  done: boolean;
}

const KEY = 'regnum.lessons';

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Progress>;
  } catch {
    return {};
  }
}

const kept: Record<string, Progress> = $state(stored());
const name = (game: string, lesson: string): string => `${game}/${lesson}`;

function keep(game: string, lesson: string, progress: Progress): void {
  kept[name(game, lesson)] = progress;
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** How far somebody is with a lesson: not begun, left in the middle, or done. */
export function progressOf(game: string, lesson: string): 'new' | 'begun' | 'done' {
  const progress = kept[name(game, lesson)];
  if (progress === undefined) return 'new';
  return progress.done ? 'done' : 'begun';
}

/** Whether nobody has learned or played anything on this device. */
export function newcomer(): boolean {
  return Object.keys(kept).length === 0 && localStorage.getItem('regnum.game') === null;
}

/** A lesson was gone through at a table. */
export function finish(game: string, lesson: string, table: string): void {
  keep(game, lesson, { table, done: true });
}

/** A lesson from its beginning. What was done once stays done. */
export async function begin(game: string, lesson: string, player: string): Promise<void> {
  const { id } = await api.openLesson(game, lesson, player, settings.lang);
  keep(game, lesson, { table: id, done: progressOf(game, lesson) === 'done' });
  navigate(`/t/${id}`);
}

/** A lesson where it was left; where its table is no longer there, from its beginning. */
export async function resume(game: string, lesson: string, player: string): Promise<void> {
  const table = kept[name(game, lesson)]?.table ?? '';
  const there = await api.state(table, undefined, settings.lang).catch(() => null);
  if (there === null || there.lesson === null) return begin(game, lesson, player);
  navigate(`/t/${table}`);
}
