/** Pointing at a thing for a moment, or going to it with the keys, asks for its large card; acting puts it away. */
import { thingAt } from './explaining';

/** How long a mouse rests on a thing before its card comes, and how long when one is already read. */
const MOMENT = 350;
const NEXT = 90;

export function linger(show: (node: HTMLElement | null) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    let shown: HTMLElement | null = null;

    const turn = (node: HTMLElement | null, wait: number): void => {
      clearTimeout(timer);
      if (node === shown) return;
      timer = window.setTimeout(() => show((shown = node)), wait);
    };
    const away = (): void => {
      clearTimeout(timer);
      if (shown !== null) show((shown = null));
    };
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') turn(thingAt(event.target), shown === null ? MOMENT : NEXT);
    };
    const focus = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(':focus-visible')) turn(thingAt(target), NEXT);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape' || key === 'Enter' || key === ' ') away();
    };

    root.addEventListener('pointerover', over);
    root.addEventListener('pointerleave', away);
    root.addEventListener('focusin', focus);
    root.addEventListener('focusout', away);
    root.addEventListener('scroll', away, true);
    window.addEventListener('pointerdown', away, true);
    window.addEventListener('keydown', escape, true);
    return () => {
      away();
      root.removeEventListener('pointerover', over);
      root.removeEventListener('pointerleave', away);
      root.removeEventListener('focusin', focus);
      root.removeEventListener('focusout', away);
      root.removeEventListener('scroll', away, true);
      window.removeEventListener('pointerdown', away, true);
      window.removeEventListener('keydown', escape, true);
    };
  };
}
