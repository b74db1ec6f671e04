/** Which page of the phone's board shows what must be decided. */

export type Page = 'board' | 'hand' | 'players' | 'chronicle';

export interface Wanted {
  page: Page;
  /** The Apprentices for hire should lie open. */
  display: boolean;
}

const PAGE_OF: Record<string, Page> = {
  place: 'board',
  hand: 'hand',
  apprentice: 'hand',
  building: 'hand',
  board: 'players',
};

/** The first page, in the order of the tabs, that shows a target; the board when none does. */
export function pageFor(targets: readonly string[]): Wanted {
  const kinds = new Set(targets.map((target) => target.split('/')[0] ?? ''));
  const pages = new Set([...kinds].map((kind) => PAGE_OF[kind]));
  const page = (['board', 'hand', 'players'] as const).find((one) => pages.has(one)) ?? 'board';
  return { page, display: kinds.has('display') };
}
