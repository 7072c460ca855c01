import type { Batch } from '#shared/schema/batches/batch.ts';
import type { BatchRowPage } from '#shared/schema/batches/batch-row.ts';
import type { StationClient } from './station-client.ts';

/** More of them nobody reads; the result file has all. */
const MOST_WARNINGS = 100;
const PAGE = 500;

type Place = Pick<RowWarning, 'row' | 'line' | 'orderNumber'>;

const placeOf = ({ row, line, orderNumber }: Place, column: string | null = null) =>
  [`row ${row}`, line === null ? '' : `line ${line}`, orderNumber, column].filter(Boolean).join(', ');

/** What is wrong with rows of the batch, in words. */
export async function invalidRows(client: StationClient, { id }: Batch): Promise<string[]> {
  const { rows } = await client.call('listBatchRows', { params: { id }, query: { state: 'INVALID' } });
  return rows.flatMap(({ number, line, order, errors }) =>
    errors.map(({ message, code, column, trouble }) => {
      const place = { row: number, line, orderNumber: order?.orderNumber ?? null };
      return `  ${placeOf(place, column)}: ${message} (${trouble?.code ?? code})`;
    }),
  );
}

/** Something doubtful about a row. */
export interface RowWarning {
  row: number;
  line: number | null;
  orderNumber: string | null;
  code: string;
  message: string;
}

/** What is doubtful about rows that are to be bought: above all that the same was shipped before. */
export async function warnedRows(client: StationClient, { id }: Batch): Promise<RowWarning[]> {
  const found: RowWarning[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: BatchRowPage = await client.call('listBatchRows', {
      params: { id },
      query: { state: 'READY', after, limit: PAGE },
    });
    for (const { number, line, order, warnings } of page.rows) {
      const orderNumber = order?.orderNumber ?? null;
      found.push(...warnings.map(({ code, message }) => ({ row: number, line, orderNumber, code, message })));
    }
    after = page.next;
  }
  return found;
}

export function warningsInWords(warnings: readonly RowWarning[]): string[] {
  const said = warnings
    .slice(0, MOST_WARNINGS)
    .map(({ message, code, ...row }) => `Warning: ${placeOf(row)}: ${message} (${code})`);
  const more = warnings.length - said.length;
  return more === 0 ? said : [...said, `Warning: ${more} more of these; --out writes all of them beside their rows.`];
}
