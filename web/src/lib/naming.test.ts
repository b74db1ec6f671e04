import { expect, it } from 'vitest';
import { tidyName } from './naming';

it('keeps names of all alphabets, and of people who write them together', () => {
  for (const name of ['Ola', 'Łucja i Maks', "O'Neill", '山田', '👩‍🌾', 'Ola 2']) expect(tidyName(name)).toBe(name);
});

it('leaves out what the server would refuse', () => {
  expect(tidyName('  Ola\t ')).toBe('Ola');
  expect(tidyName('<b>Ola</b>')).toBe('b Ola /b');
  expect(tidyName('Ola\u202e\u200b!')).toBe('Ola !');
  expect(tidyName(' \u200d\u0301 ')).toBe('');
});
