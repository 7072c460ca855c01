import type { Language } from '#shared/format/languages.ts';

const LETTER_THAT_IS_NOT_LATIN = /^[^\p{Script=Latin}\P{L}]$/u;

/** Whether it is the key, or stands where that is: French digits take Shift, and a Ukrainian keyboard has no Latin letters. */
function isKey({ key, code }: KeyboardEvent, wanted: string): boolean {
  if (key.toLowerCase() === wanted.toLowerCase() || code === `Digit${wanted}`) return true;
  return code === `Key${wanted}` && LETTER_THAT_IS_NOT_LATIN.test(key);
}

/** With Alt, digits of the numeric pad are the number of a character: `Alt+0233` types an é, and some scanners type all of them so. */
const isCharacterNumber = ({ altKey, code }: KeyboardEvent) => altKey && /^Numpad\d$/.test(code);

/** Whether the event is the chord, such as `Ctrl+Shift+E`. On a Mac, Command counts as Ctrl. */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier);
  return (
    isKey(event, key) &&
    !isCharacterNumber(event) &&
    (event.ctrlKey || event.metaKey) === wants('Ctrl') &&
    event.altKey === wants('Alt') &&
    event.shiftKey === wants('Shift')
  );
}

const ENGLISH = { Delete: 'Del', Escape: 'Esc' };

/** What stands on the keys, where that is not their name in English. */
const NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: ENGLISH,
  de: { Ctrl: 'Strg', Shift: 'Umschalt', Delete: 'Entf', Escape: 'Esc' },
  es: { Shift: 'Mayús', Delete: 'Supr', Enter: 'Intro', Escape: 'Esc' },
  fr: { Shift: 'Maj', Delete: 'Suppr', Enter: 'Entrée', Escape: 'Échap' },
  pl: ENGLISH,
  ro: ENGLISH,
  tr: ENGLISH,
  uk: ENGLISH,
};

/** The keys of a chord as they stand on the keyboard of the language. */
export const keyNames = (keys: string, language: Language): string[] =>
  keys.split('+').map((key) => NAMES[language][key] ?? key);

/** The same in a line of text, such as `Strg+K`. */
export const keysInText = (keys: string, language: Language): string => keyNames(keys, language).join('+');
