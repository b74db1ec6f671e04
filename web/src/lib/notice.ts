/** Calling a player back to the table: the tab's title, and a notification when the page is out of sight. */
import { at } from './base';
import type { Dictionary } from '../i18n/en';
import { settings } from './settings.svelte';

export function callToTable(yours: boolean, title: string, t: Dictionary): () => void {
  const name = title === '' ? t.title : `${title} · ${t.title}`;
  document.title = yours ? `● ${t.yourTurnTitle} · ${name}` : name;
  if (!yours || !settings.notify || !document.hidden || !('Notification' in window)) return () => undefined;
  if (Notification.permission !== 'granted') return () => undefined;
  const note = new Notification(t.yourTurnTitle, { body: title, icon: at('/icon.svg'), tag: location.pathname });
  note.onclick = () => window.focus();
  return () => note.close();
}
