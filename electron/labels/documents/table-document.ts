import type { Named } from '../label/content.ts';

export interface Column {
  name: string;
  /** Millimetres; a column without a width shares what is left. */
  width?: number;
  align: 'left' | 'right';
}

/** A line of the table, or a heading across it with smaller lines under it. */
export type Row = string[] | { heading: string; lines: string[] };

/** A business document of parties, facts and a table, as text. */
export interface TableDocument {
  title: string;
  /** What is said in a black band across each page; null for nothing. */
  band: string | null;
  /** Printed as Code 128 beside the title of the first page; none where absent. */
  barcode?: string;
  facts: Named[];
  parties: { name: string; lines: string[] }[];
  columns: Column[];
  rows: Row[];
  /** Said at the foot of a page that the table leaves and at the head of the next, with the sum of the first so many rows; not at all where absent. */
  carried?: { forward: string; brought: string; after: (rows: number) => string };
  totals: Named[];
  notes: string[];
  /** What stands under each line to sign on. */
  signatures: string[];
  /** At the foot of each page. */
  footer: (page: number, of: number) => string;
}
