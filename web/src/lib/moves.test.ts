import { expect, test } from 'vitest';
import { byTarget, onButton, previewOf, refusalOf, subjectOf } from './moves';
import type { Outlook } from './types';

const move = (notation: string, target: string) => ({ notation, target, text: notation });
const outlook: Outlook = {
  version: 4,
  previews: [{ notation: 'a', changes: [] }],
  refused: [{ notation: 'x', target: 't', rule: 'R', text: 'no' }],
};

test('moves are grouped by what one clicks, in the order of the list', () => {
  const groups = byTarget([move('a', 's'), move('b', 't'), move('c', 's')]);
  expect([...groups.keys()]).toEqual(['s', 't']);
  expect(groups.get('s')?.map((one) => one.notation)).toEqual(['a', 'c']);
});

test('an outlook of another version says nothing', () => {
  expect(previewOf(outlook, 4, 'a')?.notation).toBe('a');
  expect(previewOf(outlook, 5, 'a')).toBeNull();
  expect(refusalOf(outlook, 4, 't')?.text).toBe('no');
  expect(refusalOf(outlook, 3, 't')).toBeNull();
});

test('a phone’s button names what is done, whole or by its subject', () => {
  const said = (text: string) => ({ ...move('a', 's'), text });
  expect(onButton(said('Quarry: gain 1 Stone (2 Workers)'))).toBe('Quarry: gain 1 Stone');
  const long = said('Play: Journeyman: 2 Silver; 2 Merchant icons; drop-off: hire any visible Townsfolk for free');
  expect(onButton(long)).toBeNull();
  expect(subjectOf(long)).toBe('Play: Journeyman');
  expect(subjectOf(said('Hire: Mason (Masonry): at the Quarry: also gain 1 Stone, as long as you have him'))).toBe(
    'Hire: Mason',
  );
  expect(subjectOf(said('Place Workers at towns 3–4; when they climb there: flip 1 Debt or Deed, as you like'))).toBe(
    'Place Workers at towns 3–4',
  );
  expect(subjectOf(said(`Tax Stand: ${'gain Silver, '.repeat(5)}`))).toBe('Tax Stand');
  expect(subjectOf(said('word '.repeat(20)))).toBeNull();
});
