import type { ShipmentFilter } from '#electron/engine/shipping/store.ts';
import { typedWords } from '#electron/ledger/search-terms.ts';
import { wordExpression } from '../full-text.ts';

/**
 * The FTS5 expression for the words of a query: each must be there, the last one of each field as a beginning. Words are quoted, so
 * none of them can be an operator. Null where the query has no words; `nothing` where it has text without a letter or digit.
 */
export function matchExpression({ text, recipient, reference }: ShipmentFilter): string | 'nothing' | null {
  const parts = [
    allWords(text),
    inColumn('recipient', allWords(recipient)),
    inColumn('reference', allWords(reference)),
  ];
  if (parts.includes('nothing')) return 'nothing';
  return parts.filter((part) => part !== null).join(' AND ') || null;
}

function allWords(text: string | undefined): string | null {
  if (text === undefined || text.trim() === '') return null;
  const words = typedWords(text);
  const found = words.map((word, index) => wordExpression(word, { isBeginning: index === words.length - 1 }));
  return found.length === 0 ? 'nothing' : `(${found.join(' AND ')})`;
}

const inColumn = (column: string, words: string | null) =>
  words === null || words === 'nothing' ? words : `${column} : ${words}`;
