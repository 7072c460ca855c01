import { folded, typedWords, withoutAccents } from '../search-terms.ts';

/** Which part of something a word stands in, in the letters that PostgreSQL has for it. */
export type Part = 'A' | 'B' | 'C' | 'D';

/** PostgreSQL takes no word above 2046 bytes; of a longer one so many characters are kept and looked for. */
const MOST_CHARACTERS = 500;

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}\p{Co}]+/gu) ?? [];
const cut = (word: string) => word.slice(0, MOST_CHARACTERS);

/** The text by which something is found, as a `tsvector`. */
export function searchWords(texts: readonly (readonly [Part, string])[]): string {
  const lexemes: string[] = [];
  let position = 0;
  for (const [part, text] of texts) {
    for (const word of wordsIn(folded(text))) lexemes.push(`'${cut(word)}':${(position += 1)}${part}`);
    // So that no phrase runs from one part into the next.
    position += 1;
  }
  return lexemes.join(' ');
}

/** What is typed, split where a person would: each piece is a phrase of the words in it. */
const phrasesIn = (text: string): string[][] =>
  typedWords(text)
    .map((piece) => wordsIn(withoutAccents(piece)))
    .filter((words) => words.length > 0);

/**
 * The `tsquery` for a text of which every word must be there, the last one as a beginning; in one part, where it is given. Null where the
 * text is empty; `nothing` where it has neither letter nor digit.
 */
export function searchQuery(text: string | undefined, part: Part | '' = ''): string | 'nothing' | null {
  if (text === undefined || text.trim() === '') return null;
  const phrases = phrasesIn(text);
  if (phrases.length === 0) return 'nothing';
  return phrases.map((words, index) => phraseQuery(words, part, index === phrases.length - 1)).join(' & ');
}

/** The `tsquery` for one phrase; its last word may be a beginning. */
function phraseQuery(words: readonly string[], part: Part | '', isBeginning: boolean): string {
  const terms = words.map((word, index) => {
    const flags = `${isBeginning && index === words.length - 1 ? '*' : ''}${part}`;
    const found = spellings(word).map((each) => (flags === '' ? `'${each}'` : `'${each}':${flags}`));
    return found.length === 1 ? found.join() : `(${found.join(' | ')})`;
  });
  return `(${terms.join(' <-> ')})`;
}

/**
 * A sigma is written otherwise at the end of a word, which is not yet the end of one that is a beginning. Rows of earlier versions have letters such
 * as ł.
 */
function spellings(word: string): string[] {
  const kept = cut(word);
  if (/[σς]$/u.test(kept)) return ['σ', 'ς'].map((sigma) => kept.slice(0, -1) + sigma);
  return [...new Set([cut(folded(word)), kept])];
}
