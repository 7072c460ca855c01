import type { Typesetter } from '../layout/typesetter.ts';

/** Where a document is set: inside the margins of a page. */
export interface Page {
  typesetter: Typesetter;
  width: number;
  height: number;
}
