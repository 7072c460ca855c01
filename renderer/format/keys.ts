/** Whether the event is the chord, such as `Ctrl+Shift+E`. On a Mac, Command counts as Ctrl. */
export function matchesKeys(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const wants = (modifier: string) => parts.slice(0, -1).includes(modifier);
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === wants('Ctrl') &&
    event.altKey === wants('Alt') &&
    event.shiftKey === wants('Shift')
  );
}

const GERMAN: Readonly<Record<string, string>> = {
  Ctrl: 'Strg',
  Shift: 'Umschalt',
  Delete: 'Entf',
  Enter: 'Enter',
  Escape: 'Esc',
};
const ENGLISH: Readonly<Record<string, string>> = { Delete: 'Del', Escape: 'Esc' };

/** The keys of a chord as they stand on the keyboard of the language. */
export const keyNames = (keys: string, language: 'en' | 'de'): string[] =>
  keys.split('+').map((key) => (language === 'de' ? GERMAN : ENGLISH)[key] ?? key);

/** The same in a line of text, such as `Strg+K`. */
export const keysInText = (keys: string, language: 'en' | 'de'): string => keyNames(keys, language).join('+');
