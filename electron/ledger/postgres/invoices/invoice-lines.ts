import type { BilledLine, CarrierInvoiceStore, NewInvoiceLine } from '#electron/engine/carrier-invoices/index.ts';
import type { InvoiceLine } from '#shared/schema/invoices/invoice-line.ts';
import { storableJson } from '../../shipped-digest.ts';
import type { Session } from '../database.ts';

type LineRow = Omit<NewInvoiceLine, 'differences'> & { differences: string };

const COLUMNS = `
  number, line, coalesce((SELECT id FROM shipment WHERE sequence = shipment), name) AS parcel,
  (SELECT id FROM shipment WHERE sequence = shipment) AS "shipmentId", package_number AS "packageNumber", billed, differences, expected, difference`;
const INVOICE = '(SELECT sequence FROM carrier_invoice WHERE id = $1 AND complete)';
const ADD = `
  INSERT INTO carrier_invoice_line (invoice, number, line, shipment, name, package_number, billed, differences, expected, difference)
  SELECT carrier_invoice.sequence, added.number, added.line, shipment.sequence, added.name, added.package, added.billed, added.differences,
    added.expected, added.difference
  FROM carrier_invoice, unnest($2::integer[], $3::integer[], $4::text[], $5::text[], $6::integer[], $7::json[], $8::text[], $9::text[],
    $10::text[]) AS added (number, line, shipment, name, package, billed, differences, expected, difference)
  LEFT JOIN shipment ON shipment.id = added.shipment
  WHERE carrier_invoice.id = $1`;
const BILLED = `
  SELECT coalesce(shipment.id, name) AS parcel, package_number AS "packageNumber", carrier_invoice.id AS "invoiceId", invoice_number AS "invoiceNumber", number,
    billed->>'amount' AS amount, billed->>'currency' AS currency
  FROM carrier_invoice_line JOIN carrier_invoice ON carrier_invoice.sequence = invoice
  LEFT JOIN shipment ON shipment.sequence = carrier_invoice_line.shipment
  WHERE complete AND (
    carrier_invoice_line.shipment = ANY(ARRAY(SELECT sequence FROM shipment WHERE id = ANY($1))) OR name = ANY($1))
  ORDER BY invoice, number`;

const pageOf = (which: string) =>
  `SELECT ${COLUMNS} FROM carrier_invoice_line WHERE invoice = ${INVOICE} AND number > $2 AND ${which} ORDER BY number LIMIT $3`;

export function openInvoiceLines(
  database: Session,
): Pick<CarrierInvoiceStore, 'addLines' | 'lines' | 'line' | 'billed'> {
  return {
    async addLines(id, lines) {
      if ((await database.run(ADD, [id, ...columnsOf(lines)])) !== lines.length)
        throw new Error(`There is no invoice ${id} any more to add lines to`);
    },
    async lines({ invoiceId, show, after, limit }) {
      const query = [invoiceId, after, limit];
      const which = show === undefined ? 'true' : show === 'RIGHT' ? `differences = '[]'` : `differences <> '[]'`;
      const rows =
        show === undefined || show === 'RIGHT' || show === 'DIFFERENT'
          ? await database.all<LineRow>(pageOf(which), query)
          : await database.all<LineRow>(pageOf(`${which} AND strpos(differences, $4) > 0`), [...query, `"${show}"`]);
      return rows.map(toLine);
    },
    async line(invoiceId, number) {
      const row = await database.one<LineRow>(
        `SELECT ${COLUMNS} FROM carrier_invoice_line WHERE invoice = ${INVOICE} AND number = $2`,
        [invoiceId, number],
      );
      return row && { ...toLine(row), parcel: row.parcel };
    },
    billed: (parcels) => database.all<BilledLine>(BILLED, [parcels]),
  };
}

const toLine = ({ parcel: _, differences, ...row }: LineRow): InvoiceLine => ({
  ...row,
  differences: JSON.parse(differences) as InvoiceLine['differences'],
});

/** A list for each column, so that one statement takes any number of lines. */
const columnsOf = (lines: readonly NewInvoiceLine[]): unknown[][] => [
  lines.map(({ number }) => number),
  lines.map(({ line }) => line),
  lines.map(({ shipmentId }) => shipmentId),
  lines.map(({ shipmentId, parcel }) => (shipmentId === null ? parcel : null)),
  lines.map(({ packageNumber }) => packageNumber),
  lines.map(({ billed }) => storableJson(billed)),
  lines.map(({ differences }) => JSON.stringify(differences)),
  lines.map(({ expected }) => expected),
  lines.map(({ difference }) => difference),
];
