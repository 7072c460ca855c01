import type { Database } from 'better-sqlite3';
import type { BilledLine, NewInvoiceLine } from '#electron/engine/carrier-invoices/index.ts';
import type { InvoiceLine, LinesShown } from '#shared/schema/invoices/invoice-line.ts';
import { storableJson } from '../../shipped-digest.ts';

type LineRow = Omit<NewInvoiceLine, 'billed' | 'differences'> & { billed: string; differences: string };

/** What a parcel is known by: its shipment, else what a line names. */
const PARCEL = 'coalesce((SELECT id FROM shipment WHERE sequence = shipment), name)';
const COLUMNS = `
  number, line, ${PARCEL} AS parcel, (SELECT id FROM shipment WHERE sequence = shipment) AS shipmentId, package_number AS packageNumber, billed,
  differences, expected, difference`;

/** The lines of invoices, by the sequence of theirs. Writes inside the caller's transaction. */
export function openInvoiceLines(database: Database) {
  const insert = database.prepare(`
    INSERT INTO carrier_invoice_line (invoice, number, line, shipment, name, package_number, billed, differences, expected, difference)
    VALUES (:invoice, :number, :line, (SELECT sequence FROM shipment WHERE id = :shipmentId), :name, :packageNumber, :billed, :differences,
      :expected, :difference)`);
  const page = (which: string) =>
    database.prepare<[object], LineRow>(
      `SELECT ${COLUMNS} FROM carrier_invoice_line WHERE invoice = :invoice AND number > :after AND ${which} ORDER BY number LIMIT :limit`,
    );
  const pages = {
    all: page('TRUE'),
    RIGHT: page(`differences = '[]'`),
    DIFFERENT: page(`differences <> '[]'`),
    one: page(`differences <> '[]' AND instr(differences, :kind) > 0`),
  };
  const one = database.prepare<[number, number], LineRow>(
    `SELECT ${COLUMNS} FROM carrier_invoice_line WHERE invoice = ? AND number = ?`,
  );
  const billed = database.prepare<[string], BilledLine>(`
    WITH wanted (parcel, shipment) AS MATERIALIZED (
      SELECT value, (SELECT sequence FROM shipment WHERE id = value) FROM json_each(?)
    ), found (parcel, line) AS (
      SELECT parcel, carrier_invoice_line.rowid FROM wanted CROSS JOIN carrier_invoice_line ON carrier_invoice_line.shipment = wanted.shipment
      UNION ALL SELECT parcel, carrier_invoice_line.rowid FROM wanted CROSS JOIN carrier_invoice_line ON name = parcel
    )
    SELECT parcel, package_number AS packageNumber, carrier_invoice.id AS invoiceId, invoice_number AS invoiceNumber, number,
      billed ->> 'amount' AS amount, billed ->> 'currency' AS currency
    FROM found CROSS JOIN carrier_invoice_line ON carrier_invoice_line.rowid = found.line
    CROSS JOIN carrier_invoice ON carrier_invoice.sequence = invoice AND complete = 1
    ORDER BY invoice, number`);
  const removeSome = database.prepare(`
    DELETE FROM carrier_invoice_line WHERE rowid IN (SELECT rowid FROM carrier_invoice_line WHERE invoice = ? LIMIT ?)`);

  return {
    insert: (invoice: number, line: NewInvoiceLine): void =>
      void insert.run({
        ...{ ...line, invoice, name: line.shipmentId === null ? line.parcel : null },
        ...{ billed: storableJson(line.billed), differences: JSON.stringify(line.differences) },
      }),
    page(
      invoice: number,
      { show, after, limit }: { show?: LinesShown | undefined; after: number; limit: number },
    ): InvoiceLine[] {
      const query = { invoice, after, limit };
      if (show === undefined) return pages.all.all(query).map(toLine);
      if (show === 'RIGHT' || show === 'DIFFERENT') return pages[show].all(query).map(toLine);
      return pages.one.all({ ...query, kind: `"${show}"` }).map(toLine);
    },
    find(invoice: number, number: number): NewInvoiceLine | null {
      const row = one.get(invoice, number);
      return row ? { ...toLine(row), parcel: row.parcel } : null;
    },
    billed: (parcels: readonly string[]): BilledLine[] => billed.all(JSON.stringify(parcels)),
    /** Whether there may be more. */
    removeSome: (invoice: number, most: number): boolean => removeSome.run(invoice, most).changes === most,
  };
}

const toLine = ({ parcel: _, billed, differences, ...row }: LineRow): InvoiceLine => ({
  ...row,
  billed: JSON.parse(billed) as InvoiceLine['billed'],
  differences: JSON.parse(differences) as InvoiceLine['differences'],
});
