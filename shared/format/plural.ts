import { localeOf, type Language } from './languages.ts';

/** Where a millionth has a form of its own (Spanish, French), the form of many does for it: nothing here is counted that far. */
const COUNTED = 1000;
const ORDER = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The forms that counting takes in the language, in the order in which a message has them: `one | few | many` in Polish. */
export function pluralForms(language: Language): string[] {
  const rules = new Intl.PluralRules(localeOf(language));
  const taken = new Set(Array.from({ length: COUNTED }, (_, n) => rules.select(n)));
  return ORDER.filter((form) => (taken as ReadonlySet<string>).has(form));
}

const known = new Map<Language, { rules: Intl.PluralRules; forms: readonly string[] }>();

/**
 * Which of a message's alternatives counts n.
 * @param alternatives how many it has: one for each form of the language, and one more before them where nothing at all is said otherwise
 */
export function pluralIndex(language: Language, n: number, alternatives: number): number {
  if (alternatives === 1) return 0;
  const { rules, forms } = known.get(language) ?? {
    rules: new Intl.PluralRules(localeOf(language)),
    forms: pluralForms(language),
  };
  known.set(language, { rules, forms });
  const nothing = Math.max(0, alternatives - forms.length);
  if (n === 0 && nothing > 0) return 0;
  const form = forms.indexOf(rules.select(n));
  return nothing + (form === -1 ? forms.length - 1 : form);
}
