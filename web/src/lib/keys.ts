import { boxOf } from './box';

/** Arrow keys, Home and End walk through the buttons inside an element. */
export function walk(node: HTMLElement): () => void {
  const go = (event: KeyboardEvent): void => {
    const all = [...node.querySelectorAll<HTMLElement>('button:not([disabled])')];
    const next = step(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };
  node.addEventListener('keydown', go);
  return () => node.removeEventListener('keydown', go);
}

/** Which of `count` things a key leads to from the one at `at`. */
export function step(key: string, at: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/** Whether a key belongs to what has the focus, not to the table. */
export function typing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true;
  return event.target instanceof HTMLElement && event.target.closest('input, select, textarea, dialog') !== null;
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** Which of some spots lies nearest in the direction of an arrow key; what lies aside counts as farther. */
export function beside(key: string, from: Spot, spots: Spot[]): number | null {
  const way = WAYS[key];
  if (way === undefined) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const [index, spot] of spots.entries()) {
    const ahead = (spot.x - from.x) * way[0] + (spot.y - from.y) * way[1];
    const aside = Math.abs((spot.x - from.x) * way[1]) + Math.abs((spot.y - from.y) * way[0]);
    const far = ahead + aside * 2;
    if (ahead > 4 && far < least) [best, least] = [index, far];
  }
  return best;
}

const TARGETS = 'button[data-target]';
/** What can be chosen now. */
const CHOOSABLE = 'button:is(.legal, .gilt, [data-act])[data-target]';

/**
 * An arrow key moves the focus one step over a board, to what can be chosen and lies nearest that way; with Shift to
 * anything that can be read about. From the board itself it goes to the first that can be chosen.
 */
export function roam(event: KeyboardEvent, board: HTMLElement): void {
  if (event.defaultPrevented || !(event.key in WAYS)) return;
  const here = document.activeElement;
  if (here === board) {
    event.preventDefault();
    (board.querySelector<HTMLElement>(CHOOSABLE) ?? board.querySelector<HTMLElement>(TARGETS))?.focus();
    return;
  }
  if (!(here instanceof HTMLElement) || here.dataset['target'] === undefined || !board.contains(here)) return;
  for (const wanted of event.shiftKey ? [TARGETS] : [CHOOSABLE, TARGETS]) {
    const others = [...board.querySelectorAll<HTMLElement>(wanted)].filter(
      (one) => one !== here && one.offsetWidth > 0,
    );
    const next = beside(event.key, spotOf(here), others.map(spotOf));
    if (next === null) continue;
    event.preventDefault();
    others[next]?.focus();
    return;
  }
}

function spotOf(node: HTMLElement): Spot {
  const box = boxOf(node);
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
