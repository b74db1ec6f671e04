/** Sounds out of waves: a small bell, and a piece of wood put down on wood. */
import type { Sound } from './hearing';

/** When all has rung out the device may rest. */
const RESTS = 2500;

let context: AudioContext | null = null;
let resting = 0;

export async function play(sound: Sound): Promise<void> {
  context ??= new AudioContext();
  clearTimeout(resting);
  if (context.state !== 'running') await context.resume();
  if (sound === 'turn') chime(context);
  else knock(context);
  resting = window.setTimeout(() => void context?.suspend(), RESTS);
}

/** Something that is loud at once and fades away. */
function fading(to: AudioContext, at: number, loud: number, seconds: number): GainNode {
  const gain = to.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  gain.connect(to.destination);
  return gain;
}

function wave(to: AudioContext, at: number, pitch: number, loud: number, seconds: number, ends = pitch): void {
  const source = to.createOscillator();
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(ends, at + seconds);
  source.connect(fading(to, at, loud, seconds));
  source.start(at);
  source.stop(at + seconds);
}

/** Two strokes on a bell, a fourth apart; the upper partial of a bell is no whole multiple. */
function chime(to: AudioContext): void {
  for (const [stroke, pitch] of [587.3, 784].entries()) {
    const at = to.currentTime + 0.02 + stroke * 0.17;
    wave(to, at, pitch, 0.06, 1.3);
    wave(to, at, pitch * 2.76, 0.012, 0.5);
  }
}

/** A low tone that falls at once, with a little of its octave. */
function knock(to: AudioContext): void {
  const at = to.currentTime + 0.01;
  wave(to, at, 260, 0.07, 0.09, 120);
  wave(to, at, 900, 0.015, 0.03, 500);
}
