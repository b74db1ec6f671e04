/** Clocks of tables: how long a move may take, and what is left of it. */
import type { Dictionary } from '../i18n/en';
import type { Clock, OptionInfo } from './types';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The times, in minutes, that can be chosen for a move; 0 for any. */
export const CLOCKS = [0, 1, 2, 5, 10, 30, 60, 1440, 2880, 4320, 10080];

/** By how many milliseconds the server's clock is ahead of this device's. */
let ahead = 0;

/** As far as two clocks may differ because an answer was long on its way. */
const SLACK = 10_000;

/** Hears what time it is at the server, from the head of an answer; it tells whole seconds. */
export function hearTime(date: string | null): void {
  const there = date === null ? NaN : Date.parse(date) + 500;
  if (!Number.isNaN(there)) ahead = Math.abs(there - Date.now()) < SLACK ? 0 : there - Date.now();
}

/** The seconds that are left, if a clock runs. */
export function secondsLeft(clock: Clock | null, now = Date.now()): number | null {
  if (clock === null || clock.due === null) return null;
  return Math.min(clock.seconds, Math.max(0, Math.ceil(clock.due - (now + ahead) / 1000)));
}

/** How often what is left must be looked at, in milliseconds. */
export const beat = (left: number): number => (left > HOUR ? 30_000 : 1000);

/** Whether it is time to hurry: less than a minute, or a tenth of all. */
export const hurries = (left: number, clock: Clock): boolean => left <= Math.min(MINUTE, clock.seconds / 10 + 10);

/** A time as finely as one needs to know it: minutes and seconds, then hours, then days. */
export function timeText(seconds: number, t: Dictionary): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)}:${two(seconds % MINUTE)}`;
  const hours = Math.floor((seconds % DAY) / HOUR);
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  const days = Math.floor(seconds / DAY);
  if (seconds < DAY) return hours < 2 && minutes > 0 ? `${t.inHours(hours)} ${t.inMinutes(minutes)}` : t.inHours(hours);
  return days < 2 && hours > 0 ? `${t.inDays(days)} ${t.inHours(hours)}` : t.inDays(days);
}

function choice(minutes: number, t: Dictionary): string {
  if (minutes === 0) return t.clockNone;
  if (minutes < 60) return t.inMinutes(minutes);
  return minutes < 1440 ? t.inHours(minutes / 60) : t.inDays(minutes / 1440);
}

/** The clock as an option of a table, to be set with the others. */
export function clockOption(t: Dictionary): OptionInfo {
  const choices = CLOCKS.map((value) => ({ value, title: choice(value, t), about: '', needs: {} }));
  const sort = { default: 0, by_seat: false, distinct: false, needs: {}, seats: [] };
  return { name: 'clock', title: t.clock, about: t.clockAbout, choices, ...sort };
}
