/** Holding a finger on something asks what it is; the click that follows is not a choice. */
import { keyOf, thingAt } from './explaining';

const HOLD = 480;
const SLACK = 10;

export function hold(ask: (key: string, node: HTMLElement) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let asked = false;

    const down = (event: PointerEvent): void => {
      asked = false;
      const node = thingAt(event.target);
      if (event.pointerType === 'mouse' || node === null) return;
      start = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        asked = true;
        ask(keyOf(node), node);
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLACK) clearTimeout(timer);
    };
    const up = (): void => clearTimeout(timer);
    const click = (event: MouseEvent): void => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    };

    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    root.addEventListener('pointerup', up);
    root.addEventListener('pointercancel', up);
    root.addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      root.removeEventListener('pointerup', up);
      root.removeEventListener('pointercancel', up);
      root.removeEventListener('click', click, true);
    };
  };
}
