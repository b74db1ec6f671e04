/** The card files of the rules engine, read as the tests need them: flat entries with inline tables. */

import { readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../../src/regnum/games/architects/cards/', import.meta.url);

/** An inline value of the files as JSON: keys get their quotes, `=` becomes `:`. */
function parse(value: string): unknown {
  return JSON.parse(value.replace(/([\w-]+)\s*=/g, '"$1":'));
}

/** Every card of a file: the fields that stand on a line of their own. */
export function cardsOf<Card>(file: string): Card[] {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  return text
    .split(/^\[\[\w+\]\]$/m)
    .slice(1)
    .map((block) => {
      const lines = block.split('\n').filter((line) => /^\w+ = /.test(line) && !line.startsWith('name'));
      return Object.fromEntries(
        lines.map((line) => [line.split(' = ')[0], parse(line.slice(line.indexOf(' = ') + 3))]),
      ) as Card;
    });
}
