import { folded } from '../search-terms.ts';

/** The FTS5 expression for a word, in which nothing is an operator. Its tokenizer folds Latin letters by itself; rows of earlier versions are as they were written. */
export function wordExpression(word: string, { isBeginning }: { isBeginning: boolean }): string {
  const spellings = new Set([word.toLowerCase(), folded(word)]);
  const found = [...spellings].map((each) => `"${each}"${isBeginning ? '*' : ''}`);
  return found.length === 1 ? found.join() : `(${found.join(' OR ')})`;
}
