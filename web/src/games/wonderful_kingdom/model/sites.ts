import type { Player, Site } from './types';

/** A card under construction with the name that moves call it by. */
export interface NamedSite extends Site {
  /** `hamlet`, and `hamlet-2` for the second copy (IWK-RUL-23). */
  name: string;
  copy: number;
}

/** The cards under construction with their names: copies of a card are told apart by a number. */
export function namedSites(player: Player): NamedSite[] {
  const seen = new Map<string, number>();
  return player.sites.map((site) => {
    const copy = (seen.get(site.card) ?? 0) + 1;
    seen.set(site.card, copy);
    return { ...site, copy, name: copy > 1 ? `${site.card}-${copy}` : site.card };
  });
}
