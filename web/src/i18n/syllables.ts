/** Where a long word may be parted: browsers know how for few languages, and would break it anywhere. */

const SOFT_HYPHEN = '\u00ad';
/** From this length on. */
const LONG = 10;
/** As many letters stay together on either side. */
const LEAST = 3;
const VOWEL = /[aeiouyąęó]/i;
/** Two letters for one sound. */
const PAIRS = ['ch', 'cz', 'dz', 'dź', 'dż', 'rz', 'sz'];

/** A name with soft hyphens in its long words. */
export function divided(name: string): string {
  return name
    .split(' ')
    .map((word) => (word.length < LONG ? word : parted(word)))
    .join(' ');
}

const parted = (word: string): string =>
  [...word].map((letter, at) => (begins(word, at) ? SOFT_HYPHEN + letter : letter)).join('');

/** Whether a syllable begins at a letter: at the one consonant before a vowel. */
function begins(word: string, at: number): boolean {
  const isPair = (from: number): boolean => PAIRS.includes(word.slice(from, from + 2).toLowerCase());
  if (at < LEAST || at > word.length - LEAST || isPair(at - 1)) return false;
  return !VOWEL.test(word.charAt(at)) && VOWEL.test(word.charAt(at + (isPair(at) ? 2 : 1)));
}
