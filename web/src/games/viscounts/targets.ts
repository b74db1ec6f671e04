/** What a click on a thing of the board means: the same pile may be hired from, dismissed from or only looked at. */

import type { Realm } from './realm.svelte';
import { placeOf } from './model';

/** Whether the viewer's Viscount stands in a segment. */
const beside = (realm: Realm, segment: string): boolean =>
  realm.me !== null && placeOf(realm.me.at).segment === segment;

/** The first of several targets at which something can be done; else the last, which explains itself. */
const firstLegal = (realm: Realm, targets: string[]): string =>
  targets.find((target) => realm.legal(target)) ?? targets.at(-1) ?? '';

export const folkTarget = (realm: Realm, segment: string): string =>
  firstLegal(realm, [...(beside(realm, segment) ? ['action/dismiss', 'action/recruit'] : []), `townsfolk/${segment}`]);

export const scrollTarget = (realm: Realm, segment: string): string =>
  firstLegal(realm, [...(beside(realm, segment) ? ['action/transcribe'] : []), `manuscript/${segment}`]);

export const sectionTarget = (realm: Realm, segment: string, wedge: string): string =>
  firstLegal(realm, [...(beside(realm, segment) ? ['action/castle'] : []), `section/${wedge}`]);

export const goodTarget = (realm: Realm, good: string): string => firstLegal(realm, [`pay/${good}`, `take/${good}`]);
