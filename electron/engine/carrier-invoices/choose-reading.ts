import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { InvoiceReading } from '#shared/schema/invoices/invoice-reading.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import type { LongTable } from './long-tables.ts';
import { faultsOfReading } from './reading/check-reading.ts';
import { suggestReading } from './reading/suggest-reading.ts';

export interface ChosenReading {
  reading: InvoiceReading;
  from: 'GIVEN' | 'REMEMBERED' | 'GUESSED';
  /** What it lacks for this table. */
  faults: Diagnostic[];
}

/** The reading that was given, else the last one of the account where the table has its columns, else what the columns suggest. */
export async function chooseReading(
  { ledger }: Pick<CarrierInvoicesDeps, 'ledger'>,
  table: Pick<LongTable, 'columns' | 'head'>,
  { carrierId, reading: given }: { carrierId: string; reading?: InvoiceReading | undefined },
): Promise<ChosenReading> {
  const chosen = (reading: InvoiceReading, from: ChosenReading['from']): ChosenReading => ({
    ...{ reading, from, faults: faultsOfReading(reading, table.columns) },
  });
  if (given) return chosen(given, 'GIVEN');
  const remembered = await ledger.carrierInvoices.recallReading(carrierId);
  const isOfThese = remembered && Object.keys(remembered.mapping).every((column) => table.columns.includes(column));
  return isOfThese ? chosen(remembered, 'REMEMBERED') : chosen(suggestReading(table), 'GUESSED');
}
