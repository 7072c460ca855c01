import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { InvoiceField, InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';

/** What keeps a table with these columns from being read so; none where it can be. */
export function faultsOfReading({ mapping, currency }: InvoiceReading, columns: readonly string[]): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const taken = new Map<InvoiceField, string>();
  for (const [column, field] of Object.entries(mapping)) {
    if (!columns.includes(column)) faults.push(diagnostic('INVOICE_COLUMN_GONE', { column }));
    const other = taken.get(field);
    if (other !== undefined && field !== 'surcharge') {
      faults.push(diagnostic('INVOICE_FIELD_TWICE', { other, column, field }));
    }
    taken.set(field, column);
  }
  if (!taken.has('trackingNumber') && !taken.has('reference')) faults.push(diagnostic('INVOICE_NO_KEY'));
  if (!taken.has('amount') && !taken.has('freight')) faults.push(diagnostic('INVOICE_NO_AMOUNT'));
  if (!taken.has('currency') && currency === undefined) faults.push(diagnostic('INVOICE_NO_CURRENCY'));
  return faults;
}
