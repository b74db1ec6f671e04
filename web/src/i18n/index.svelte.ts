import { settings } from '../lib/settings.svelte';
import { en } from './en';
import { pl } from './pl';
import type { Dictionary } from './en';

/** The page's words in the chosen language; reactive. */
export function words(): Dictionary {
  return settings.lang === 'pl' ? pl : en;
}
