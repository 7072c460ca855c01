import { expect, test } from 'vitest';
import { makeOlder } from '../older-ledger.ts';
import { NOON } from '../samples.ts';
import { useLedger } from '../use-ledger.ts';

const station = useLedger();

test('a reference on an invoice that an older version imported is a parcel of the account of that invoice', async () => {
  const { carrierInvoices } = station.ledger;
  const nobody = { shipmentId: null, packageNumber: null };
  const billed = {
    ...{ trackingNumber: null, reference: 'po-1', date: null, service: null, surcharges: null },
    ...{ weight: null, dimensions: null, amount: '10.05', currency: 'EUR' },
  };
  await carrierInvoices.begin({
    ...{
      id: 'a',
      carrierId: 'test-a',
      invoiceNumber: '1',
      fileName: 'march.csv',
      contentHash: 'hash',
      importedAt: NOON,
    },
    ...{ importedBy: 'client-1', lineCount: 2, reading: { mapping: { Nr: 'reference' } } },
  });
  const rest = { ...nobody, billed, differences: [], expected: null, difference: null };
  await carrierInvoices.addLines('a', [
    { ...rest, number: 1, line: 2, parcel: 'reference PO-1' },
    { ...rest, number: 2, line: 3, parcel: 'tracking number T1' },
  ]);
  await carrierInvoices.complete('a', {
    differentCount: 0,
    unpricedCount: 0,
    unknownServices: [],
    totals: [],
    kinds: [],
  });
  await station.ledger.close();
  makeOlder(station.path);
  await station.reopen();
  const names = ['reference PO-1', 'reference PO-1 of test-a', 'tracking number T1'];
  const found = await station.ledger.carrierInvoices.billed(names);
  expect(found.map(({ parcel }) => parcel)).toEqual(['reference PO-1 of test-a', 'tracking number T1']);
  expect(await station.ledger.maintenance.check()).not.toContainEqual(expect.objectContaining({ status: 'failed' }));
});
