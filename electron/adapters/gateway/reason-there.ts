import { wordsOf } from '../http/fields.ts';

/** Why another station has bought nothing, in its words; that nothing was bought, and what may be done then, this one says itself. */
export const reasonThere = (words: string | null): string | null =>
  wordsOf(words?.replace(/(^|[;.]? )nothing was bought[^.]*\.$/i, (_, before: string) => (before === '' ? '' : '.')));
