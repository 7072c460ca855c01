import { hash } from 'node:crypto';
import type { BatchPreview, BatchPreviewRequest } from '#shared/schema/batches/batch-file.ts';
import { sees, type Caller } from '../../identity/index.ts';
import type { BatchesDeps } from '../deps.ts';
import { suggestFor } from './choose-mapping.ts';
import { shopOf } from './shops/shops.ts';
import { decodeBase64, linesOfTable, readTable, separatorOfLines } from './read-content.ts';

const SAMPLE_ROWS = 10;

/** What a file holds, and what its columns probably mean. Stores nothing. @throws EngineError VALIDATION_FAILED */
export async function previewBatch(
  deps: BatchesDeps,
  caller: Caller,
  { contentBase64 }: BatchPreviewRequest,
): Promise<BatchPreview> {
  const { batches } = deps.ledger;
  const bytes = decodeBase64(contentBase64);
  const table = await readTable(deps.tables, bytes);
  const { mapping, defaults, options, from } = await suggestFor(batches, table.columns);
  const lines = linesOfTable(table);
  const existing = await batches.findByContent(hash('sha256', bytes, 'hex'), 1);
  return {
    format: table.format,
    delimiter: table.delimiter,
    encoding: table.encoding,
    decimalSeparator: separatorOfLines(lines, mapping),
    columns: table.columns,
    rowCount: table.rows.length,
    sampleRows: lines.slice(0, SAMPLE_ROWS).map(({ cells }) => cells),
    suggestedMapping: mapping,
    suggestedDefaults: defaults,
    suggestedOptions: options,
    shop: shopOf(table.columns)?.name ?? null,
    mappingFrom: from,
    existingBatchId: existing && sees(caller, existing.clientId) ? existing.id : null,
  };
}
