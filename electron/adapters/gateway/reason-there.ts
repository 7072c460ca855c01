import { wordsOf } from '../http/fields.ts';

/** Why another station has bought nothing, or does not know, in its words; what that means, and what may be done then, this one says itself. */
export function reasonThere(words: string | null): string | null {
  if (!words?.endsWith('.')) return wordsOf(words);
  /** Where the sentence before the last one ends. */
  const from = Math.max(0, words.lastIndexOf('.', words.length - 2));
  const said = /(^|[;.]? )(?:nothing was bought|transaction \S{1,128} may have been bought)/i.exec(words.slice(from));
  return wordsOf(said ? words.slice(0, from + said.index) + (said[1] === '' ? '' : '.') : words);
}
