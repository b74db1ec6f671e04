/** Teach me as I play: whether somebody wants it in a game, and what was told already. Kept on this device. */
interface Kept {
  /** The first table of the game on this device: there it is on until it is switched off. */
  first: string;
  /** What somebody has chosen for the game; nobody has before. */
  on?: boolean;
  told: string[];
}

const KEY = 'regnum.teaching';

function stored(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}

const kept: Record<string, Kept> = $state(stored());

function keep(game: string, change: Partial<Kept>): void {
  kept[game] = { ...(kept[game] ?? { first: '', told: [] }), ...change };
  localStorage.setItem(KEY, JSON.stringify(kept));
}

/** Somebody sits at a table of a game; the first one is remembered. */
export function sitDown(game: string, table: string): void {
  if (!kept[game]?.first) keep(game, { first: table });
}

export function teaches(game: string, table: string): boolean {
  const found = kept[game];
  return found !== undefined && (found.on ?? found.first === table);
}

/** Switched on again, it begins anew. */
export function teach(game: string, on: boolean): void {
  keep(game, on ? { on, told: [] } : { on });
}

export function toldIn(game: string): string[] {
  return kept[game]?.told ?? [];
}

export function tell(game: string, ids: string[]): void {
  if (ids.length > 0) keep(game, { told: [...new Set([...toldIn(game), ...ids])] });
}
