/** Quiet sounds, when the player wants them; what makes them is fetched with the first. */
import type { Sound } from './hearing';
import { settings } from './settings.svelte';

/** Browsers let a page be heard only once somebody has touched it. */
const touched = (): boolean => 'userActivation' in navigator && navigator.userActivation.hasBeenActive;

export function ring(sound: Sound): void {
  if (!settings.sounds || !touched()) return;
  import('./synth').then(({ play }) => play(sound)).catch(() => undefined);
}
