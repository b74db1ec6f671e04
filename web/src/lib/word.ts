/** The word that one must know to open a table, where the host wants one. */
const WORD = 'regnum.word';

/** The word of the house as this browser remembers it. */
export function knownWord(): string {
  return localStorage.getItem(WORD) ?? '';
}

export function rememberWord(word: string): void {
  localStorage.setItem(WORD, word);
}
