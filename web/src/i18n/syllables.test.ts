import { expect, test } from 'vitest';
import { divided } from './syllables';

const shown = (name: string): string => divided(name).replaceAll('\u00ad', '-');

test('long words are parted between syllables, and two letters of one sound stay together', () => {
  expect(['Obserwatorium', 'Zbrojownia', 'Kieszonkowiec', 'Uniwersytet'].map(shown)).toEqual([
    'Obser-wa-to-rium',
    'Zbro-jow-nia',
    'Kie-szon-ko-wiec',
    'Uni-wer-sy-tet',
  ]);
});

test('short words stay whole beside a long one', () => {
  expect(['Studnia', 'Dom Gildii', 'Pracownia Kreślarska'].map(shown)).toEqual([
    'Studnia',
    'Dom Gildii',
    'Pracownia Kreś-larska',
  ]);
});
