import type { Kingdom } from './kingdom.svelte';
import type { Laid } from './types';

/** A laid card in words: its name, or that it lies face down and by whom. */
export function toldLaid(kingdom: Kingdom, laid: Laid): string {
  if (laid.card !== null) return kingdom.told(`card/${laid.card}`);
  const known = kingdom.faceOf(laid);
  if (known !== null) {
    const name = kingdom.cardName(known);
    return kingdom.whose(kingdom.words.yourSecret(name), () => `${kingdom.words.faceDown}: ${name}`);
  }
  const placer = kingdom.seatOf(laid.placer);
  return placer < 0 ? kingdom.words.faceDown : kingdom.words.faceDownBy(kingdom.playerName(placer));
}

/** The key of what explains a laid card. */
export function entryOfLaid(kingdom: Kingdom, laid: Laid): string {
  const face = kingdom.faceOf(laid);
  return face === null ? 'symbol/trap' : `card/${face}`;
}
