/** How large the ring can be drawn in the room there is, and what lies beside it. */

export interface Fit {
  /** The scale of the ring. */
  scale: number;
  /** The own column: its width in px, and its scale. */
  own: number;
  column: number;
  /** The side column's width in px; 0 when it lies below. */
  side: number;
  /** The scale of the players' panels and of the shell's text. */
  text: number;
  /** The own column has little height: its cards have no miniatures. */
  low: boolean;
}

const RING_WIDTH = 744;
const RING_HEIGHT = 796;
const OWN = 370;
const SIDE = 262;
const WIDEST_SIDE = 480;
const GAP = 10;
const EDGES = 20;
/** From this width on the players' panels have a column of their own. */
const BESIDE = 1200;
/** Below this height of the columns their cards are low. */
const LOW = 770;
/** Smaller than this the labels would crowd: then one scrolls. */
const LEAST = 0.72;

/** The shell's text grows a little with the window. */
export const textScale = (height: number): number => Math.max(1, Math.min(1.35, height / 880));

export function fit(width: number, height: number, head: number): Fit {
  const inner = width - EDGES;
  const room = Math.max(height - head - 16, 0);
  const beside = width >= BESIDE;
  const low = beside && room < LOW;
  const byHeight = room / RING_HEIGHT;
  const column = Math.min(1.5, Math.max(1, byHeight));
  const own = OWN * column;
  const others = beside ? own + SIDE + 2 * GAP : OWN + GAP;
  const scale = Math.max(LEAST, Math.min((inner - others) / RING_WIDTH, beside ? byHeight : Infinity));
  const left = inner - RING_WIDTH * scale - own - 2 * GAP;
  return {
    scale,
    own,
    column,
    side: beside ? Math.min(WIDEST_SIDE, left) : 0,
    text: textScale(height),
    low,
  };
}
