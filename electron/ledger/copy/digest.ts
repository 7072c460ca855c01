import { createHash } from 'node:crypto';
import { sha256 } from '../sha256.ts';
import type { CopiedTable } from './tables.ts';
import type { Column, Row } from './columns.ts';

/** What was copied of a table: how many rows, and the SHA-256 of all that they say. */
export interface Digest {
  table: string;
  rows: number;
  sha256: string;
}

/** One side of a copy, read table by table in one form. */
export interface Reader {
  /** The next rows after the key; from the beginning without one. */
  page(table: CopiedTable, columns: readonly Column[], after: Row | undefined): Promise<Row[]>;
}

export const rowsAtOnce = ({ rowsAtOnce: rows = 500 }: CopiedTable) => rows;

/** Reads a table to its end, hands on each page, and says what was in it. */
export async function readTable(
  reader: Reader,
  { table, columns }: { table: CopiedTable; columns: readonly Column[] },
  onPage: (rows: readonly Row[]) => Promise<void> | void = () => undefined,
): Promise<Digest> {
  const hash = createHash('sha256');
  let rows = 0;
  for (let last: Row | undefined; ;) {
    const page = await reader.page(table, columns, last);
    for (const row of page) hash.update(`${textOf(row, columns)}\n`);
    rows += page.length;
    await onPage(page);
    last = page.at(-1);
    if (page.length < rowsAtOnce(table)) return { table: table.shared, rows, sha256: hash.digest('hex') };
  }
}

const textOf = (row: Row, columns: readonly Column[]) =>
  JSON.stringify(
    columns.map(({ name }) => {
      const value = row[name] ?? null;
      return Buffer.isBuffer(value) ? sha256(value) : value;
    }),
  );

/** @throws Error where what was read back is not what was read. */
export function requireSame(read: Digest, readBack: Digest): void {
  if (read.rows !== readBack.rows)
    throw new Error(`Of ${read.rows} rows of ${read.table}, ${readBack.rows} are in the copy`);
  if (read.sha256 !== readBack.sha256) throw new Error(`The copy of ${read.table} is not what was read`);
}
