import type { SlowLane } from './concurrency/index.ts';

/** Without it a spreadsheet takes UTF-8 for something older. */
export const BYTE_ORDER_MARK = '\uFEFF';

type Rows = readonly (readonly (string | number)[])[];

interface PagedCsv<Cursor> {
  columns: readonly string[];
  writeCsv(rows: Rows, delimiter: string): string;
  slowLane: SlowLane;
  /** The rows behind the cursor, and where the next ones begin; null where there are none. */
  page(after: Cursor | null): Promise<{ rows: Rows; next: Cursor | null }>;
}

/** A long list as CSV with its columns' names, page by page; each takes its turn in the slow lane. */
export async function* pagedCsv<Cursor>({
  columns,
  writeCsv,
  slowLane,
  page,
}: PagedCsv<Cursor>): AsyncGenerator<string, void> {
  yield BYTE_ORDER_MARK + writeCsv([columns], ',');
  let cursor: Cursor | null = null;
  do {
    const after: Cursor | null = cursor;
    const { text, next } = await slowLane(async () => {
      const { rows, next: following } = await page(after);
      return { text: rows.length === 0 ? '' : writeCsv(rows, ','), next: following };
    });
    if (text !== '') yield text;
    cursor = next;
  } while (cursor !== null);
}
