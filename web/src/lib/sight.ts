/** What must be tapped next is on the screen: where none of it is, the first comes into sight. */
import { boxOf } from './box';
import { pace } from './settings.svelte';

/** After so many ms a phone's board has turned to its page, and its marks are set. */
const SETTLED = 120;

/** What a lesson asks for comes first, then what glows and what answers the question. */
const WANTED = ['[data-taught][data-act]', '.legal[data-act], .act[data-act], .strip .btn, .btn.gilt'];

function seen(thing: Element): boolean {
  const { left, right, top, bottom } = boxOf(thing);
  const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return found !== null && thing.contains(found);
}

function bringIntoSight(root: Element): void {
  for (const kind of WANTED) {
    const things = [...root.querySelectorAll(kind)].filter((thing) => thing.getClientRects().length > 0);
    if (things.some(seen)) return;
    if (things[0]) {
      things[0].scrollIntoView({ block: 'center', inline: 'center', behavior: pace() > 0 ? 'smooth' : 'auto' });
      return;
    }
  }
}

/** Now, and after every tap: a card that was picked up may have to be put down elsewhere. */
export function keepInSight(root: Element): () => void {
  let soon = 0;
  const look = (): void => {
    clearTimeout(soon);
    soon = window.setTimeout(() => bringIntoSight(root), SETTLED);
  };
  look();
  root.addEventListener('click', look);
  return () => {
    clearTimeout(soon);
    root.removeEventListener('click', look);
  };
}
