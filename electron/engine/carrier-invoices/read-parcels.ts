import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import type { InvoicedParcel } from '#shared/schema/invoices/invoice-line.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import type { LongTable } from './long-tables.ts';
import { lineReader } from './reading/read-line.ts';
import { separatorOf } from './reading/suggest-reading.ts';
import { refuseFaults } from './refusals.ts';

/** A line with where its parcel is. */
export interface FoundLine {
  /** From 1. */
  number: number;
  /** Of the file. */
  line: number;
  billed: InvoicedParcel;
  shipmentId: string | null;
  packageNumber: number | null;
  /** What its parcel is known by, on this invoice and on others; null where the line names none. */
  parcel: string | null;
}

/** Reads all lines and finds their parcels, a slice at a time. @throws EngineError VALIDATION_FAILED where any cannot be read */
export async function readParcels(
  { ledger }: CarrierInvoicesDeps,
  table: LongTable,
  { carrierId, reading, requireGoingOn }: { carrierId: string; reading: InvoiceReading; requireGoingOn(): void },
): Promise<FoundLine[]> {
  const read = lineReader(table.columns, reading, separatorOf(table, reading.mapping));
  const found: FoundLine[] = [];
  const faults: Diagnostic[] = [];
  for await (const rows of table.slices()) {
    requireGoingOn();
    const lines = rows.map(read);
    faults.push(...lines.flatMap((line) => line.faults));
    const billed = lines.flatMap(({ line, billed: parcel }) => (parcel === null ? [] : { line, billed: parcel }));
    const names = billed.map((line) => line.billed);
    const places = await ledger.invoicedShipments.locate(names, carrierId);
    for (const [index, line] of billed.entries()) {
      const { shipmentId = null, packageNumber = null } = places[index] ?? {};
      found.push({
        ...{ number: found.length + 1, ...line, shipmentId, packageNumber },
        parcel: shipmentId ?? nameOf(line.billed, carrierId),
      });
    }
  }
  if (faults.length > 0) {
    throw refuseFaults('/contentBase64', faults, diagnostic('INVOICE_NOT_READ', { count: faults.length }));
  }
  return found;
}

/** What a parcel that the station does not know is known by; by a reference within its account only, for two shops may number their orders alike. */
function nameOf({ trackingNumber, reference }: InvoicedParcel, carrierId: string): string | null {
  if (trackingNumber !== null) return `tracking number ${trackingNumber}`;
  return reference === null ? null : `reference ${reference.toUpperCase()} of ${carrierId}`;
}
