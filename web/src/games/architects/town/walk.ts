/** Arrow keys walk from place to place on the board. */

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** How far a spot lies in a direction: steps aside count double, what lies behind not at all. */
export function distance(from: Spot, to: Spot, [wx, wy]: readonly [number, number]): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const ahead = dx * wx + dy * wy;
  return ahead <= 4 ? Infinity : ahead + 2 * Math.abs(dx * wy) + 2 * Math.abs(dy * wx);
}

function middle(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function walk(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here || !event.currentTarget.contains(here)) return;
  const from = middle(here);
  let best: { element: HTMLElement; far: number } | null = null;
  for (const element of event.currentTarget.querySelectorAll<HTMLElement>('button[data-target]')) {
    const far = distance(from, middle(element), way);
    if (far < (best?.far ?? Infinity)) best = { element, far };
  }
  if (!best) return;
  event.preventDefault();
  best.element.focus();
}
