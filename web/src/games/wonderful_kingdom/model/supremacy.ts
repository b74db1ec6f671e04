import type { KingdomTable, Resource } from './types';

/** From how many cubes on a player alone has supremacy (IWK-SOLO-15). */
const SOLO_SUPREMACY = 5;

/** Who would have supremacy in a step as production stands now; null on a tie. */
export function supreme(table: KingdomTable, resource: Resource): number | null {
  const [own, other] = table.production.map((made) => made[resource]);
  if (own === undefined) return null;
  if (other === undefined) return own >= SOLO_SUPREMACY ? 0 : null;
  if (own === other) return null;
  return own > other ? 0 : 1;
}
