/** What is said of a table or record that will be removed unless somebody touches it. */
import type { Dictionary } from '../i18n/en';
import type { Lang } from './types';

const DAY = 24 * 3600 * 1000;
/** How many days before it is removed one should know. */
const SOON = 30;

interface Expiring {
  kind: 'table' | 'replay';
  expires: number | null;
}

/** When something will be removed, in a sentence; nothing for what is kept for ever. */
export function expiry(what: Expiring, lang: Lang, t: Dictionary): string {
  if (what.expires === null) return '';
  // The server says the end of a day; the last moment of it lies in that day.
  const date = new Date(1000 * what.expires - 1);
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  return what.kind === 'replay' ? t.recordKept(day) : t.tableKept(day);
}

/** The same, but only when it is not long until then. */
export function expirySoon(what: Expiring, lang: Lang, t: Dictionary, now = Date.now()): string {
  return what.expires !== null && 1000 * what.expires - now < SOON * DAY ? expiry(what, lang, t) : '';
}
