import type { Database } from 'better-sqlite3';
import type {
  CarrierInvoiceRecord,
  CarrierInvoiceStore,
  InvoiceFindings,
} from '#electron/engine/carrier-invoices/index.ts';
import { createInTheMaking } from '#electron/engine/concurrency/index.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import { decodeCursor, pageOf } from '../../cursor.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { openInvoiceLines } from './invoice-lines.ts';

interface InvoiceRow {
  sequence: number;
  id: string;
  carrier_id: string;
  invoice_number: string;
  file_name: string;
  reading: string;
  line_count: number;
  findings: string;
  imported_by: string;
  imported_at: number;
}

/** So many lines at a time are removed that the station does not stand still meanwhile. */
const REMOVED_AT_ONCE = 500;

export function openCarrierInvoices(database: Database, queue: WriteQueue): CarrierInvoiceStore {
  const lines = openInvoiceLines(database);
  const select = (rest: string) =>
    database.prepare<unknown[], InvoiceRow>(`SELECT * FROM carrier_invoice WHERE complete = 1 AND ${rest}`);
  const byId = select('id = ?');
  const byContent = select('content_hash = ?');
  const byNumber = select('carrier_id = ? AND invoice_number = ?');
  const page = select(
    'sequence < :before AND (:carrierId IS NULL OR carrier_id = :carrierId) ORDER BY sequence DESC LIMIT :limit',
  );
  const all = select('TRUE ORDER BY carrier_id');
  const anyAt = database.prepare<[string], number>('SELECT sequence FROM carrier_invoice WHERE id = ?').pluck();
  const insert = database.prepare(`
    INSERT INTO carrier_invoice (id, carrier_id, invoice_number, file_name, content_hash, reading, line_count, imported_by, imported_at)
    VALUES (:id, :carrierId, :invoiceNumber, :fileName, :contentHash, :reading, :lineCount, :importedBy, :importedAt)
    ON CONFLICT DO NOTHING`);
  const complete = database.prepare('UPDATE carrier_invoice SET complete = 1, findings = ? WHERE id = ?');
  const hide = database.prepare('UPDATE carrier_invoice SET complete = 0 WHERE id = ?');
  const incomplete = database.prepare<[], string>('SELECT id FROM carrier_invoice WHERE complete = 0').pluck();
  const remove = database.prepare('DELETE FROM carrier_invoice WHERE id = ?');
  const recall = database
    .prepare<[string], string>('SELECT reading FROM carrier_invoice_reading WHERE carrier_id = ?')
    .pluck();
  const remember = database.prepare(`
    INSERT INTO carrier_invoice_reading (carrier_id, reading, used_at) VALUES (?, ?, ?)
    ON CONFLICT DO UPDATE SET reading = excluded.reading, used_at = excluded.used_at`);

  const wholeAt = database
    .prepare<[string], number>('SELECT sequence FROM carrier_invoice WHERE id = ? AND complete = 1')
    .pluck();
  /** The sequence of an invoice that is there; 0 where none is. */
  const wholeSequence = (id: string) => wholeAt.get(id) ?? 0;
  /** Of one that is there or becomes so, or goes. */
  const anySequence = (id: string) => anyAt.get(id) ?? 0;
  const orNull = (row: InvoiceRow | undefined) => (row ? toInvoice(row) : null);

  const making = createInTheMaking(async (ids) => {
    const left = reading(() => incomplete.all());
    for (const id of left) if (!ids.includes(id)) await removeWhole(id);
  });

  async function removeWhole(id: string): Promise<boolean> {
    making.end(id);
    // From here on nobody sees it, also where it is cut off.
    if (!(await queue.write(() => hide.run(id).changes === 1))) return false;
    while (await queue.write(() => lines.removeSome(anySequence(id), REMOVED_AT_ONCE)));
    await queue.write(() => remove.run(id));
    return true;
  }

  return {
    begin: (invoice) =>
      making.begin(invoice.id, () =>
        queue.write(() => insert.run({ ...invoice, reading: JSON.stringify(invoice.reading) }).changes === 1),
      ),
    addLines: (id, added) =>
      queue.write(() => {
        const invoice = anySequence(id);
        for (const line of added) lines.insert(invoice, line);
      }),
    async complete(id, findings) {
      await queue.write(() => void complete.run(JSON.stringify(findings), id));
      making.end(id);
    },
    discardIncomplete: making.discard,
    remove: removeWhole,

    find: async (id) => reading(() => orNull(byId.get(id))),
    findByContent: async (contentHash) => reading(() => orNull(byContent.get(contentHash))),
    findByNumber: async (carrierId, invoiceNumber) => reading(() => orNull(byNumber.get(carrierId, invoiceNumber))),
    async list({ carrierId = null, limit, cursor }) {
      const before = cursor === undefined ? Number.MAX_SAFE_INTEGER : decodeCursor(cursor);
      const { shown, next } = pageOf(
        reading(() => page.all({ before, carrierId, limit: limit + 1 })),
        limit,
      );
      return { invoices: shown.map(toInvoice), next };
    },
    totals: async () => reading(() => all.all().map(toInvoice)),

    lines: async ({ invoiceId, ...query }) => reading(() => lines.page(wholeSequence(invoiceId), query)),
    line: async (invoiceId, number) => reading(() => lines.find(wholeSequence(invoiceId), number)),
    billed: async (parcels) => reading(() => lines.billed(parcels)),

    async recallReading(carrierId) {
      const json = reading(() => recall.get(carrierId));
      return json === undefined ? null : (JSON.parse(json) as InvoiceReading);
    },
    rememberReading: (carrierId, used, usedAt) =>
      queue.write(() => void remember.run(carrierId, JSON.stringify(used), usedAt)),
  };
}

const toInvoice = (row: InvoiceRow): CarrierInvoiceRecord => ({
  ...{ id: row.id, carrierId: row.carrier_id, invoiceNumber: row.invoice_number, fileName: row.file_name },
  ...{ importedAt: row.imported_at, importedBy: row.imported_by, lineCount: row.line_count },
  ...(JSON.parse(row.findings) as InvoiceFindings),
  reading: JSON.parse(row.reading) as InvoiceReading,
});
