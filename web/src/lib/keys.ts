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
