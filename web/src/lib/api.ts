/** The server's API as the page calls it. */
import { at } from './base';
import { hearTime } from './clock';
import { tidyName } from './naming';
import { Refusal } from './trouble';
import { knownWord } from './word';
import type {
  Advice,
  Analysis,
  ChatLine,
  Components,
  Created,
  GameInfo,
  HandSeat,
  HouseInfo,
  Key,
  Lang,
  LessonInfo,
  NewLine,
  NewTable,
  Outlook,
  Problem,
  Reckoning,
  Refused,
  TableLine,
  TableState,
} from './types';

type Query = Record<string, string | number | null | undefined>;

export function address(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return at(`/api${path}${text === '' ? '' : `?${text}`}`);
}

async function ask<T>(method: string, path: string, query: Query, body?: unknown, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method, headers: { accept: 'application/json' }, signal: signal ?? null };
  if (body !== undefined) {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(address(path, query), init);
  hearTime(response.headers.get('date'));
  if (!response.ok) throw new Refusal(response.status, (await response.json().catch(() => ({}))) as Problem);
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const get = <T>(path: string, query: Query, signal?: AbortSignal): Promise<T> =>
  ask<T>('GET', path, query, undefined, signal);

export const api = {
  games: (lang: Lang) => get<GameInfo[]>('/games', { lang }),
  components: (game: string, lang: Lang, deck: unknown = '') =>
    get<Components>(`/games/${game}/components`, typeof deck === 'string' && deck !== '' ? { lang, deck } : { lang }),
  tables: (lang: Lang) => get<TableLine[]>('/tables', { lang }),
  house: () => get<HouseInfo>('/house', {}),
  openNetwork: () => ask<HouseInfo>('POST', '/house/network', {}, {}),
  open: (table: NewTable, lang: Lang) => ask<Created>('POST', '/tables', { lang }, { ...table, word: knownWord() }),
  lessons: (game: string, lang: Lang) => get<LessonInfo[]>(`/games/${game}/lessons`, { lang }),
  openLesson: (game: string, lesson: string, player: string, lang: Lang) =>
    ask<Created>('POST', '/lessons', { lang }, { game, lesson, player: tidyName(player) || null, word: knownWord() }),
  state: (id: string, seat: number | null | undefined, lang: Lang) => get<TableState>(`/tables/${id}`, { seat, lang }),
  sit: (id: string, seat: number, player: string, lang: Lang) =>
    ask<TableState>('POST', `/tables/${id}/seats/${seat}`, { lang }, { player: tidyName(player) || null }),
  hand: (id: string, seat: number, to: HandSeat['to'], level: string | null, lang: Lang) =>
    ask<TableState>('POST', `/tables/${id}/seats/${seat}/hand`, { lang }, { to, level }),
  concede: (id: string, seat: number, lang: Lang) =>
    ask<TableState>('POST', `/tables/${id}/concede`, { lang }, { seat }),
  again: (id: string, rotate: boolean, lang: Lang) =>
    ask<Created>('POST', `/tables/${id}/again`, { lang }, { rotate, word: knownWord() }),
  play: (id: string, seat: number, ply: number, move: string, lang: Lang) =>
    ask<TableState>('POST', `/tables/${id}/moves`, { lang }, { seat, ply, move }),
  undo: (id: string, seat: number, ply: number, lang: Lang) =>
    ask<TableState>('POST', `/tables/${id}/undo`, { lang }, { seat, ply }),
  say: (id: string, what: NewLine, lang: Lang) => ask<ChatLine>('POST', `/tables/${id}/chat`, { lang }, what),
  outlook: (id: string, seat: number, lang: Lang) => get<Outlook>(`/tables/${id}/outlook`, { seat, lang }),
  why: (id: string, seat: number, target: string, lang: Lang) =>
    get<Refused>(`/tables/${id}/why`, { seat, target, lang }),
  advice: (id: string, seat: number, lang: Lang, signal: AbortSignal) =>
    get<Advice>(`/tables/${id}/advice`, { seat, lang }, signal),
  analysis: (id: string, start: number, signal: AbortSignal) =>
    get<Analysis>(`/tables/${id}/analysis`, { start }, signal),
  at: (id: string, ply: number, seat: number | null, lang: Lang) =>
    get<TableState>(`/tables/${id}/at/${ply}`, { seat, lang }),
  reckoning: (id: string, lang: Lang) => get<Reckoning>(`/tables/${id}/reckoning`, { lang }),
  tryFrom: (id: string, ply: number, seat: number, player: string, lang: Lang) =>
    ask<Created>(
      'POST',
      `/tables/${id}/try`,
      { lang },
      { ply, seat, player: tidyName(player) || null, word: knownWord() },
    ),
  replay: (record: string, lang: Lang) => ask<Created>('POST', '/replays', { lang }, { record, word: knownWord() }),
  session: (key: string, lang: Lang) => ask<undefined>('POST', '/session', { lang }, { key }),
  key: (lang: Lang) => get<Key>('/session/key', { lang }),
};

const shelves = new Map<Lang, Promise<GameInfo[]>>();

/** The games on the shelf, asked for once a language. */
export function shelf(lang: Lang): Promise<GameInfo[]> {
  const known = shelves.get(lang);
  if (known !== undefined) return known;
  const asked = api.games(lang);
  shelves.set(lang, asked);
  asked.catch(() => shelves.delete(lang));
  return asked;
}
