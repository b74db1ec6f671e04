/** A wandering stem with ivy leaves and gold berries, for margins. */
import { round } from './pen';

const COLOURS = ['c1', 'c2', 'c3'] as const;

function leaf(x: number, y: number, turn: number, size: number, colour: string): string {
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${size})">` +
    `<path class="ol ${colour}" d="M0 0C-2 -3 -7 -3 -8 -7C-8 -10 -5 -11 -3 -10C-4 -14 -2 -17 0 -18C2 -17 4 -14 3 -10C5 -11 8 -10 8 -7C7 -3 2 -3 0 0Z"/>` +
    `<path class="ov" d="M0 -1V-14M0 -5L-5 -8M0 -5L5 -8"/></g>`
  );
}

function berry(x: number, y: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const stalk = `M${round(x)} ${round(y)}l${round(Math.sin(angle) * 7)} ${round(-Math.cos(angle) * 7)}`;
  return `<path class="os" d="${stalk}m-3 -1.5l-2 -4m5 4l2 -4m-2.5 4v-5"/><circle class="ob" cx="${round(x)}" cy="${round(y)}" r="3.4"/>`;
}

function tendril(x: number, y: number, side: number): string {
  return `<path class="os" d="M${round(x)} ${round(y - 6)}c${side * 10} -10 ${side * 22} -4 ${side * 19} 7c${side * -2} 8 ${side * -12} 7 ${side * -11} 0"/>`;
}

/** The vine as SVG elements, growing down from the origin. */
export function vine(length: number, width = 12, pace = 62): string {
  const bends = Math.round(length / pace);
  let stem = 'M0 0';
  let growth = '';
  for (let bend = 0; bend < bends; bend += 1) {
    const side = bend % 2 ? -1 : 1;
    const top = bend * pace;
    const reach = round(side * width * 1.4);
    stem += `C${reach} ${round(top + pace * 0.3)} ${reach} ${round(top + pace * 0.7)} 0 ${round(top + pace)}`;
    const [x, y] = [side * width * 1.05, top + pace * 0.5];
    const colour = (shift: number): string => COLOURS[(bend + shift) % 3] ?? 'c1';
    growth += tendril(x, y, side);
    growth += leaf(x + side * 16, y - 8, side * 52, 1, colour(0));
    growth += leaf(x - side * 4, y + 14, -side * 68, 0.8, colour(1));
    growth += leaf(x + side * 6, y + 20, side * 128, 0.72, colour(2));
    growth += berry(x - side * 16, y - 14, -side * 40) + berry(x + side * 26, y + 12, side * 100);
  }
  return `<path class="os st" d="${stem}"/>${growth}`;
}
