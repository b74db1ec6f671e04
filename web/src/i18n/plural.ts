import type { Lang } from '../lib/types';

export interface Forms {
  one: string;
  few?: string;
  many?: string;
  other: string;
}

const rules: Record<Lang, Intl.PluralRules> = { en: new Intl.PluralRules('en'), pl: new Intl.PluralRules('pl') };

/** The form of a noun that the language wants after a number. */
export function noun(lang: Lang, count: number, forms: Forms): string {
  const form = rules[lang].select(count);
  return form === 'one' || form === 'few' || form === 'many' ? (forms[form] ?? forms.other) : forms.other;
}

/** The number with the form of the noun that the language wants after it. */
export function plural(lang: Lang, count: number, forms: Forms): string {
  return `${minus(count)} ${noun(lang, count, forms)}`;
}

/** A number with a true minus. */
export function minus(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}
