import { expect, onTestFinished, test } from 'vitest';
import { accept, change, label, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger } from '../database.ts';

const TURKISH = "TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'tr-TR' LOCALE 'C'";

test('in a database in Turkish, where the small letter of I is none with a dot, parcels are found by their numbers in any case', async () => {
  const { folder, remove } = newFolder();
  const { address, drop } = await newDatabase(undefined, TURKISH);
  const ledger = await openPostgresLedger({ address, folder, clock: new TestClock() });
  onTestFinished(async () => {
    await ledger.close();
    await drop();
    remove();
  });
  const { id } = await accept(ledger);
  await ledger.shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['TI1'], documents: [label()] }));
  const parcel = { shipmentId: id, packageNumber: 1 };
  for (const trackingNumber of ['TI1', 'ti1']) {
    const { shipments } = await ledger.shipments.list({ trackingNumber, limit: 5 });
    expect(shipments).toMatchObject([{ id }]);
    expect(await ledger.handOvers.find([trackingNumber])).toMatchObject([parcel]);
    expect(await ledger.invoicedShipments.locate([{ trackingNumber, reference: null }], 'test-a')).toEqual([parcel]);
  }
});
