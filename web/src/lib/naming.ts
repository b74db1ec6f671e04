/** A name as the server takes it: no signs of markup, nothing invisible; empty where nothing is left to be seen. */
export function tidyName(name: string): string {
  const kept = name
    .replace(/[<>\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(kept) ? kept : '';
}
