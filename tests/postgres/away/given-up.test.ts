import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BatchStore } from '#electron/engine/batches/batch-store.ts';
import type { CarrierInvoiceStore, NewCarrierInvoice } from '#electron/engine/carrier-invoices/index.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import { openBatches } from '#electron/ledger/postgres/batches/batches.ts';
import { openCarrierInvoices } from '#electron/ledger/postgres/invoices/carrier-invoices.ts';
import { newBatch, newRow } from '../../ledger/conformance/batches/samples.ts';
import { NOON } from '../../ledger/samples.ts';
import { newLostDatabase, type LostDatabase } from './database-lost.ts';

let lost: LostDatabase;
let batches: BatchStore;
let invoices: CarrierInvoiceStore;

beforeEach(async () => {
  // Of what is begun the answer does not come.
  lost = await newLostDatabase(['desk'], (statement) => statement.includes('INSERT'));
  batches = openBatches(lost.ofDesk, 'desk');
  invoices = openCarrierInvoices(lost.ofDesk, 'desk');
});
afterEach(() => lost.remove());

const batch = (id: string) => newBatch(id, { contentHash: 'of the file' });
const invoice = (id: string): NewCarrierInvoice => ({
  ...{ id, carrierId: 'test-a', invoiceNumber: '1', fileName: 'invoice.csv', contentHash: 'of the file' },
  ...{ importedAt: NOON, importedBy: 'client-1', lineCount: 1, reading: { mapping: {} } },
});

test('a file whose batch was given up while the database was away can be sent again, and one that is being made is left alone', async () => {
  expect(await batches.begin(batch('given up'))).toBe(true);
  expect(await batches.begin(batch('meanwhile'))).toBe(false);
  lost.away = 'before';
  await expect(batches.addRows('given up', [newRow(1)], NOON)).rejects.toThrow(LedgerAwayError);
  await expect(batches.remove('given up')).rejects.toThrow(LedgerAwayError);
  lost.away = null;
  expect(await batches.begin(batch('again'))).toBe(true);
  await batches.addRows('again', [newRow(1)], NOON);
  await batches.complete('again');
  expect(await batches.findByContent('of the file', 1)).toMatchObject({ id: 'again' });
});

test('a file of which nobody heard that its batch was begun can be sent again', async () => {
  lost.away = 'after';
  await expect(batches.begin(batch('lost'))).rejects.toThrow(LedgerAwayError);
  lost.away = null;
  expect(await batches.begin(batch('again'))).toBe(true);
});

test("a carrier's invoice that was given up while the database was away can be imported again", async () => {
  expect(await invoices.begin(invoice('given up'))).toBe(true);
  expect(await invoices.begin(invoice('meanwhile'))).toBe(false);
  lost.away = 'before';
  await expect(invoices.remove('given up')).rejects.toThrow(LedgerAwayError);
  lost.away = null;
  expect(await invoices.begin(invoice('again'))).toBe(true);
});
