import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BatchStore } from '#electron/engine/batches/batch-store.ts';
import type { CarrierInvoiceStore, NewCarrierInvoice } from '#electron/engine/carrier-invoices/index.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { openBatches } from '#electron/ledger/postgres/batches/batches.ts';
import { openPool, type Database } from '#electron/ledger/postgres/database.ts';
import { openCarrierInvoices } from '#electron/ledger/postgres/invoices/carrier-invoices.ts';
import { newBatch, newRow } from '../../ledger/conformance/batches/samples.ts';
import { NOON } from '../../ledger/samples.ts';
import { newDatabase } from '../database.ts';

let database: Database;
/** When the desk loses its database: before a statement arrives, or before the answer does that something was begun. */
let away: 'before' | 'after' | null;
let batches: BatchStore;
let invoices: CarrierInvoiceStore;
let remove: () => Promise<void>;

beforeEach(async () => {
  const made = await newDatabase();
  database = openPool(made.address);
  away = null;
  const cut: Database = {
    ...database,
    async run(...statement) {
      if (away === 'before') throw new LedgerAwayError();
      const count = await database.run(...statement);
      if (away === 'after' && statement[0].includes('INSERT')) throw new LedgerAwayError();
      return count;
    },
  };
  await database.run(`INSERT INTO station (id, run, heartbeat_at) VALUES ('A1', 'desk', clock_timestamp())`);
  batches = openBatches(cut, 'desk');
  invoices = openCarrierInvoices(cut, 'desk');
  remove = async () => {
    await database.close();
    await made.drop();
  };
});
afterEach(() => remove());

const batch = (id: string) => newBatch(id, { contentHash: 'of the file' });
const invoice = (id: string): NewCarrierInvoice => ({
  ...{ id, carrierId: 'test-a', invoiceNumber: '1', fileName: 'invoice.csv', contentHash: 'of the file' },
  ...{ importedAt: NOON, importedBy: 'client-1', lineCount: 1, reading: { mapping: {} } },
});

test('a file whose batch was given up while the database was away can be sent again, and one that is being made is left alone', async () => {
  expect(await batches.begin(batch('given up'))).toBe(true);
  expect(await batches.begin(batch('meanwhile'))).toBe(false);
  away = 'before';
  await expect(batches.addRows('given up', [newRow(1)], NOON)).rejects.toThrow(LedgerAwayError);
  await expect(batches.remove('given up')).rejects.toThrow(LedgerAwayError);
  away = null;
  expect(await batches.begin(batch('again'))).toBe(true);
  await batches.addRows('again', [newRow(1)], NOON);
  await batches.complete('again');
  expect(await batches.findByContent('of the file', 1)).toMatchObject({ id: 'again' });
});

test('a file of which nobody heard that its batch was begun can be sent again', async () => {
  away = 'after';
  await expect(batches.begin(batch('lost'))).rejects.toThrow(LedgerAwayError);
  away = null;
  expect(await batches.begin(batch('again'))).toBe(true);
});

test("a carrier's invoice that was given up while the database was away can be imported again", async () => {
  expect(await invoices.begin(invoice('given up'))).toBe(true);
  expect(await invoices.begin(invoice('meanwhile'))).toBe(false);
  away = 'before';
  await expect(invoices.remove('given up')).rejects.toThrow(LedgerAwayError);
  away = null;
  expect(await invoices.begin(invoice('again'))).toBe(true);
});
