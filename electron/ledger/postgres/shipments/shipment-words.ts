import { searchTermsOf, type Searchable } from '../../search-terms.ts';
import { searchWords } from '../search-words.ts';

/** The words by which a shipment is found: A is its numbers, B its recipient, C its references. */
export function wordsOf(shipment: Searchable): string {
  const { numbers, recipient, reference } = searchTermsOf(shipment);
  return searchWords([
    ['A', numbers],
    ['B', recipient],
    ['C', reference],
  ]);
}
