/** Where the page lives: the root of its address, or a path such as /regnum/ under which a proxy serves it. */
export const base = import.meta.env.DEV ? '/' : new URL('..', import.meta.url).pathname;

/** An address of the page or of the API, which begins with a slash, under the path of the page. */
export function at(path: string): string {
  return base + path.slice(1);
}
