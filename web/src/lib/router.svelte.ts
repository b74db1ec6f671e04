/** Addresses of the page, on the History API. */
import { at, base } from './base';

export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string; replay: boolean; at: number | null }
  | { page: 'rules'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'credits' }
  | { page: 'dev'; name: string }
  | { page: 'missing' };

export function parseRoute(path: string, search: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'missing' };
  if (first === '') return { page: 'home' };
  if ((first === 't' || first === 'r') && second !== '') return tableRoute(second, first === 'r', search);
  if (first === 'rules' && second !== '') return { page: 'rules', game: second };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'credits' && second === '') return { page: 'credits' };
  if (first === 'dev' && second !== '') return { page: 'dev', name: second };
  return { page: 'missing' };
}

function tableRoute(id: string, replay: boolean, search: string): Route {
  const at = new URLSearchParams(search).get('at');
  return { page: 'table', id, replay, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
}

const here = (): Route => parseRoute(location.pathname.slice(base.length - 1), location.search);
const router = $state({ route: here() });

export function route(): Route {
  return router.route;
}

/** Shows another address of the page. */
export function navigate(to: string): void {
  go(at(to));
}

function go(address: string): void {
  history.pushState(null, '', address);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  router.route = here();
}

/** Follows back and forward, and links inside the page without loading it anew. */
export function watchRouter(): void {
  addEventListener('popstate', arrive);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented || event.button !== 0) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.pathname === location.pathname && link.hash !== '') return;
    if (!link.pathname.startsWith(base) || link.pathname.startsWith(at('/api/'))) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
