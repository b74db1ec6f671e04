/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:icons' {
  /** Where the sprite has an icon; empty when no list names it. */
  export function hrefOf(id: string): string;
  export function known(): string[];
  /** Where each group of icons has its sprite. */
  export const sprites: Record<string, string | undefined>;
}
