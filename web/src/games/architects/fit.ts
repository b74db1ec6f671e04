/** How large the town can be drawn in the room there is. */

export interface Fit {
  /** The scale of the town and the dock. */
  scale: number;
  /** The side column's width in px; 0 when it lies below. */
  side: number;
  /** The scale of the players' panels. */
  panels: number;
  /** The scale of the shell's text beside the board: on large screens it grows a little too. */
  text: number;
  beside: boolean;
}

const TOWN_WIDTH = 1108;
const TOWN_HEIGHT = 594;
const DOCK_HEIGHT = 184;
const SIDE = 290;
const WIDEST_SIDE = 520;
const GAPS = 30;
/** Below this the labels would crowd: then one scrolls. */
const LEAST = 0.76;
/** From this width on the players' panels have a column of their own. */
const BESIDE = 1240;

export function fit(width: number, height: number, head: number, dock: boolean): Fit {
  const inner = width - 20;
  if (width < BESIDE) return { scale: inner / TOWN_WIDTH, side: 0, panels: 1, text: 1, beside: false };
  const byWidth = (inner - 10 - SIDE) / TOWN_WIDTH;
  const byHeight = (height - head - GAPS) / (TOWN_HEIGHT + (dock ? DOCK_HEIGHT : 0));
  const scale = Math.min(byWidth, Math.max(LEAST, byHeight));
  const side = Math.min(WIDEST_SIDE, inner - 10 - TOWN_WIDTH * scale);
  return {
    scale,
    side,
    panels: Math.max(0.94, Math.min(scale, side / SIDE)),
    text: Math.max(1, scale * 0.82),
    beside: true,
  };
}

export interface DockPlan {
  supply: number;
  /** 0 when the hand needs the guild's room; the guild can still be opened from the player's panel. */
  guild: number;
  card: number;
}

const CARD = 128;
const LEAST_CARD = 104;

/** How the dock shares its width: the hand comes first, then the guild. */
export function dockFor(cards: number, guildNeeded: boolean): DockPlan {
  const room = (supply: number, guild: number): number =>
    (TOWN_WIDTH - supply - guild - 10 * (guild ? 2 : 1) - 10) / Math.max(1, cards) - 4;
  const plans: [number, number][] = [
    [222, 208],
    [212, 150],
  ];
  const whole: [number, number][] = guildNeeded ? [] : [[212, 0]];
  const wanted = [...plans, ...whole];
  const [supply, guild] = wanted.find(([a, b]) => room(a, b) >= 113) ?? wanted.at(-1) ?? [222, 208];
  return { supply, guild, card: Math.max(LEAST_CARD, Math.min(CARD, Math.floor(room(supply, guild)))) };
}
