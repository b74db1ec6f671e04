/** Pointing at a thing: with a mouse or with the keys. A finger chooses at once, and nothing may move beneath it. */

interface Pointing {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: () => void;
  onfocus: (event: FocusEvent) => void;
  onblur: () => void;
}

/** The handlers of a thing that tells of itself while one points at it. */
export function pointing(point: () => void, leave: () => void): Pointing {
  return {
    onpointerenter: ({ pointerType }) => {
      if (pointerType !== 'touch') point();
    },
    onpointerleave: leave,
    onfocus: ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible')) point();
    },
    onblur: leave,
  };
}
