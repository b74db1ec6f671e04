/** Legal things pulse only when nobody has touched the page for a while: `data-idle` on the root says so. */
const PATIENCE = 4000;

export function watchIdle(): void {
  const root = document.documentElement;
  let timer = 0;
  const touched = (): void => {
    delete root.dataset['idle'];
    clearTimeout(timer);
    timer = window.setTimeout(() => (root.dataset['idle'] = ''), PATIENCE);
  };
  for (const kind of ['pointerdown', 'pointermove', 'keydown'] as const)
    addEventListener(kind, touched, { passive: true });
  touched();
}
