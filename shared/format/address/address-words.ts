/** A text without blanks and these characters at its ends. */
export function trimmed(text: string, characters = ',;'): string {
  const isAway = (at: number) => /\s/.test(text.charAt(at)) || characters.includes(text.charAt(at));
  let [from, to] = [0, text.length];
  while (from < to && isAway(from)) from++;
  while (to > from && isAway(to - 1)) to--;
  return text.slice(from, to);
}

export const wordsOf = (text: string): string[] => text.split(/\s/).filter((word) => word !== '');

/** The parts between commas, without blanks; empty ones are left out. */
export const partsOf = (text: string): string[] =>
  text
    .split(/[,;，、]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A word without the points and commas of abbreviations, in small letters. */
export const bare = (word: string): string => trimmed(word, ',;.:()').toLowerCase();

export const setOf = (list: string): ReadonlySet<string> => new Set(list.split('|'));
