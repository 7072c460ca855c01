import type {
  CarrierInvoiceRecord,
  CarrierInvoiceStore,
  InvoiceFindings,
} from '#electron/engine/carrier-invoices/index.ts';
import { createInTheMaking } from '#electron/engine/concurrency/index.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import { decodeCursor, pageOf } from '../../cursor.ts';
import { isLeft } from '../batches/live-run.ts';
import type { Database } from '../database.ts';
import { openInvoiceLines } from './invoice-lines.ts';

type InvoiceRow = Omit<CarrierInvoiceRecord, keyof InvoiceFindings> & { sequence: number; findings: InvoiceFindings };

const select = (condition: string) => `
  SELECT sequence, id, carrier_id AS "carrierId", invoice_number AS "invoiceNumber", file_name AS "fileName", reading,
    line_count AS "lineCount", findings, imported_by AS "importedBy", imported_at AS "importedAt"
  FROM carrier_invoice WHERE complete AND ${condition}`;
const INSERT = `
  INSERT INTO carrier_invoice (run, id, carrier_id, invoice_number, file_name, content_hash, reading, line_count, imported_by, imported_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING`;
const REMEMBER = `
  INSERT INTO carrier_invoice_reading (carrier_id, reading, used_at) VALUES ($1, $2, $3)
  ON CONFLICT (carrier_id) DO UPDATE SET reading = excluded.reading, used_at = excluded.used_at`;

/** The invoices of all desks; one that is being imported names the run that does so. */
export function openCarrierInvoices(database: Database, run: string): CarrierInvoiceStore {
  const one = async (condition: string, values: readonly unknown[]): Promise<CarrierInvoiceRecord | null> => {
    const row = await database.one<InvoiceRow>(select(condition), values);
    return row && toInvoice(row);
  };

  /** What another desk has left, or this one could not remove. */
  const making = createInTheMaking(async (ids) => {
    await database.run(
      `DELETE FROM carrier_invoice
       WHERE NOT complete AND (${isLeft('carrier_invoice.run', '$1')} OR run = $1 AND id <> ALL($2))`,
      [run, ids],
    );
  });

  return {
    begin(invoice) {
      const { id, carrierId, invoiceNumber, fileName, contentHash, reading, lineCount, importedBy, importedAt } =
        invoice;
      const values = [id, carrierId, invoiceNumber, fileName, contentHash, JSON.stringify(reading), lineCount];
      return making.begin(id, async () => (await database.run(INSERT, [run, ...values, importedBy, importedAt])) === 1);
    },
    async complete(id, findings) {
      const changed = await database.run('UPDATE carrier_invoice SET complete = true, findings = $2 WHERE id = $1', [
        id,
        JSON.stringify(findings),
      ]);
      if (changed !== 1) throw new Error(`There is no invoice ${id} any more to complete`);
      making.end(id);
    },
    discardIncomplete: making.discard,
    async remove(id) {
      making.end(id);
      return (await database.run('DELETE FROM carrier_invoice WHERE id = $1', [id])) === 1;
    },

    find: (id) => one('id = $1', [id]),
    findByContent: (contentHash) => one('content_hash = $1', [contentHash]),
    findByNumber: (carrierId, invoiceNumber) =>
      one('carrier_id = $1 AND invoice_number = $2', [carrierId, invoiceNumber]),
    async list({ carrierId = null, limit, cursor }) {
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor);
      const rows = await database.all<InvoiceRow>(
        select('sequence < $1 AND ($2::text IS NULL OR carrier_id = $2) ORDER BY sequence DESC LIMIT $3'),
        [before, carrierId, limit + 1],
      );
      const { shown, next } = pageOf(rows, limit);
      return { invoices: shown.map(toInvoice), next };
    },
    totals: async () => (await database.all<InvoiceRow>(select('true ORDER BY carrier_id'))).map(toInvoice),

    ...openInvoiceLines(database),

    async recallReading(carrierId) {
      const row = await database.one<{ reading: InvoiceReading }>(
        'SELECT reading FROM carrier_invoice_reading WHERE carrier_id = $1',
        [carrierId],
      );
      return row?.reading ?? null;
    },
    async rememberReading(carrierId, reading, at) {
      await database.run(REMEMBER, [carrierId, JSON.stringify(reading), at]);
    },
  };
}

const toInvoice = ({ sequence: _, findings, ...row }: InvoiceRow): CarrierInvoiceRecord => ({ ...row, ...findings });
