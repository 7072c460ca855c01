import { hash, randomBytes } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { localDay } from '#shared/format/local-day.ts';
import {
  MAX_INVOICE_LINES,
  type CarrierInvoice,
  type CarrierInvoiceDraft,
} from '#shared/schema/invoices/carrier-invoice.ts';
import { requireAccount } from '../accounts/index.ts';
import { decodeBase64 } from '../batches/index.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller } from '../identity/index.ts';
import type { Stopping } from '../stopping.ts';
import { chooseReading } from './choose-reading.ts';
import type { CarrierInvoicesDeps } from './deps.ts';
import { judgeLines } from './judge-lines.ts';
import { readParcels } from './read-parcels.ts';
import { conflict, refuseFaults, refusingTables } from './refusals.ts';
import type { CarrierInvoiceRecord, NewCarrierInvoice } from './store.ts';

export const toInvoice = (record: CarrierInvoiceRecord): CarrierInvoice => ({
  ...record,
  importedAt: new Date(record.importedAt).toISOString(),
});

/**
 * Reads a carrier's invoice, finds the parcel of every line and judges it. It is there as a whole or not at all.
 * @throws EngineError NOT_FOUND; VALIDATION_FAILED where file, reading or any line cannot be read; STATE_CONFLICT where it was imported before;
 * STATION_STOPPING.
 */
export async function importInvoice(
  deps: CarrierInvoicesDeps,
  stopping: Pick<Stopping, 'begun'>,
  { caller, draft }: { caller: Caller; draft: CarrierInvoiceDraft },
): Promise<CarrierInvoice> {
  const { carrierInvoices: store, now } = deps.ledger;
  const { carrierId, invoiceNumber, fileName } = draft;
  await requireAccount(deps, carrierId);
  // A long body has taken its time already.
  await nextTurn();
  const bytes = decodeBase64(draft.contentBase64);
  const contentHash = hash('sha256', bytes, 'hex');
  await requireNew(deps, { carrierId, invoiceNumber, contentHash });
  const requireGoingOn = () => {
    if (stopping.begun.aborted) {
      throw new EngineError('STATION_STOPPING', 'The station is stopping; nothing was imported.');
    }
  };

  const { reading, lines } = await refusingTables(
    deps.tables.readLong(bytes, MAX_INVOICE_LINES, async (table) => {
      const { reading: chosen, faults } = await chooseReading(deps, table, draft);
      if (faults.length > 0) throw refuseFaults('/reading', faults);
      return { reading: chosen, lines: await readParcels(deps, table, { carrierId, reading: chosen, requireGoingOn }) };
    }),
  );
  if (lines.length === 0) throw refuseFaults('/contentBase64', [diagnostic('TABLE_EMPTY')]);

  const invoice: NewCarrierInvoice = {
    ...{ id: randomBytes(16).toString('hex'), carrierId, invoiceNumber, fileName, reading, contentHash },
    ...{ importedAt: now(), importedBy: caller.clientId, lineCount: lines.length },
  };
  if (!(await store.begin(invoice))) {
    await requireNew(deps, invoice);
    throw conflict(diagnostic('INVOICE_BEING_IMPORTED', { number: invoiceNumber }));
  }
  try {
    const accounts = await deps.ledger.accounts.list({ includeHidden: true });
    const findings = await judgeLines(deps, lines, { invoiceId: invoice.id, reading, accounts, requireGoingOn });
    await store.rememberReading(carrierId, reading, invoice.importedAt);
    await store.complete(invoice.id, findings);
    const { contentHash: _, ...kept } = invoice;
    return toInvoice({ ...kept, ...findings });
  } catch (error) {
    // What cannot be removed now is dropped at the next start.
    await store.remove(invoice.id).catch(() => undefined);
    throw error;
  }
}

/** @throws EngineError STATE_CONFLICT that says when file or number were imported. */
async function requireNew(
  { ledger }: CarrierInvoicesDeps,
  { carrierId, invoiceNumber, contentHash }: Pick<NewCarrierInvoice, 'carrierId' | 'invoiceNumber' | 'contentHash'>,
): Promise<void> {
  const same = await ledger.carrierInvoices.findByContent(contentHash);
  if (same) {
    throw conflict(
      diagnostic('INVOICE_FILE_IMPORTED', { date: localDay(same.importedAt), number: same.invoiceNumber }),
    );
  }
  const taken = await ledger.carrierInvoices.findByNumber(carrierId, invoiceNumber);
  if (taken) {
    const values = { number: invoiceNumber, account: carrierId, date: localDay(taken.importedAt) };
    throw conflict(diagnostic('INVOICE_NUMBER_TAKEN', values));
  }
}
