import { hash } from 'node:crypto';
import {
  MAX_INVOICE_LINES,
  type CarrierInvoicePreview,
  type CarrierInvoicePreviewRequest,
} from '#shared/schema/invoices/carrier-invoice.ts';
import { requireAccount } from '../accounts/index.ts';
import { decodeBase64, textOf } from '../batches/index.ts';
import { chooseReading } from './choose-reading.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import { lineReader } from './reading/read-line.ts';
import { separatorOf } from './reading/suggest-reading.ts';
import { refusingTables } from './refusals.ts';

const SHOWN_ROWS = 10;

/** What a file holds and how it would be read. Stores nothing. @throws EngineError NOT_FOUND, VALIDATION_FAILED where it is no table */
export async function previewInvoice(
  deps: CarrierInvoicesDeps,
  request: CarrierInvoicePreviewRequest,
): Promise<CarrierInvoicePreview> {
  await requireAccount(deps, request.carrierId);
  const bytes = decodeBase64(request.contentBase64);
  const known = await deps.ledger.carrierInvoices.findByContent(hash('sha256', bytes, 'hex'));
  return refusingTables(
    deps.tables.readLong(bytes, MAX_INVOICE_LINES, async (table) => {
      const { columns, rowCount, head } = table;
      const { reading, from, faults } = await chooseReading(deps, table, request);
      const read = lineReader(columns, reading, separatorOf(table, reading.mapping));
      return {
        ...{ columns, rowCount, reading, readingFrom: from, missing: faults },
        rows: head.slice(0, SHOWN_ROWS).map((row) => ({
          ...read(row),
          cells: Object.fromEntries(columns.map((column, index) => [column, textOf(row.cells[index] ?? '')])),
        })),
        imported: known && {
          ...{ id: known.id, invoiceNumber: known.invoiceNumber },
          importedAt: new Date(known.importedAt).toISOString(),
        },
      };
    }),
  );
}
