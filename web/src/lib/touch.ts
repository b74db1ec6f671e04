/** Holding a finger on something asks what it is; the click that follows is not a choice. */
import { keyOf, thingAt } from './explaining';

const HOLD = 480;
const SLACK = 10;
/** So long after the finger has left a click may still come. */
const LATE = 400;

export function hold(ask: (key: string, node: HTMLElement) => void): (root: HTMLElement) => () => void {
  return (root) => {
    let timer = 0;
    let start = { x: 0, y: 0 };
    let asked = false;

    const anew = (): void => void (asked = false);
    const down = (event: PointerEvent): void => {
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
    const up = (): void => {
      clearTimeout(timer);
      if (asked) window.setTimeout(anew, LATE);
    };
    // what was opened may lie under the finger by now: the click would put it away again
    const click = (event: MouseEvent): void => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    };

    window.addEventListener('pointerdown', anew, true);
    root.addEventListener('pointerdown', down);
    root.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    window.addEventListener('click', click, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', anew, true);
      root.removeEventListener('pointerdown', down);
      root.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
      window.removeEventListener('click', click, true);
    };
  };
}
