import { expect, test } from 'vitest';
import type { InvoicedShipments } from '#electron/engine/carrier-invoices/index.ts';
import { draft } from '../../manifest-draft.ts';
import { accept, bringTo, change, NOON } from '../../samples.ts';
import { conformance } from '../conformance.ts';

conformance((station) => {
  const store = () => station.ledger.invoicedShipments;
  const COST = { amount: '12.340', currency: 'EUR' };

  async function sold(trackingNumbers: string[], more: Parameters<typeof accept>[1] = {}) {
    const shipment = await accept(station.ledger, more);
    await bringTo(station.ledger, shipment.id, 'SENDING');
    await station.ledger.shipments.advance({ ...change(shipment.id, 'PURCHASED'), trackingNumbers, cost: COST });
    await station.ledger.shipments.advance(change(shipment.id, 'LABELLED'));
    return shipment;
  }
  const located = (names: Parameters<InvoicedShipments['locate']>[0], carrierId = 'test-a') =>
    store().locate(names, carrierId);
  const closedAt = (carrierId: string, clientId = 'client-1') => store().lastClosedAt({ carrierId, clientId });
  const named = (trackingNumber: string | null, reference: string | null = null) => ({ trackingNumber, reference });

  test('a parcel is found by either number in any case, else by the id of its line or of its transaction; the newest first', async () => {
    const two = await sold(['1ZÄa', '1Zb'], { transactionId: 'PO-9', sample: { items: ['i1', 'i2'] } });
    const older = await sold(['SAME'], { sample: { items: ['x'] } });
    const newer = await sold(['SAME'], { sample: { items: ['x'] } });
    const place = (shipmentId: string, packageNumber: number | null) => ({ shipmentId, packageNumber });
    expect(
      await located([
        named('1zB'),
        named('1zÄA'),
        named(two.platformTrackingNumbers[0] ?? ''),
        named('nobody', 'i2'),
        named(null, 'PO-9'),
        named('SAME', 'PO-9'),
        named('nobody', 'nothing'),
        named(null),
      ]),
    ).toEqual([
      place(two.id, 2),
      place(two.id, 1),
      place(two.id, 1),
      place(two.id, 2),
      place(two.id, null),
      place(newer.id, 1),
      null,
      null,
    ]);
    expect(await located([])).toEqual([]);
    expect(older.id).not.toBe(newer.id);
  });

  test('a reference names a shipment of the account; a tracking number also one of another account, where the account has none', async () => {
    const names = (carrierId: string) => ({ transactionId: 'order-1', clientId: carrierId, sample: { carrierId } });
    const [own] = [await sold(['BOTH'], names('test-a')), await sold(['BOTH'], names('test-b'))];
    const other = await sold(['OTHER'], { transactionId: 'order-2', sample: { carrierId: 'test-b', items: ['i1'] } });
    const found = await located([
      named('both'),
      named(null, 'order-1'),
      named('other'),
      named('nobody', 'order-2'),
      named(null, 'i1'),
    ]);
    expect(found.map((place) => place?.shipmentId)).toEqual([own.id, own.id, other.id, undefined, undefined]);
    expect((await located([named(null, 'i1')], 'test-b'))[0]).toEqual({ shipmentId: other.id, packageNumber: 1 });
  });

  test('a shipment comes with its packages, service, cost, manifest, and what was scanned', async () => {
    const { id, prepared, acceptedAt } = await sold(['A', 'B'], { sample: { items: ['i1', 'i2'] } });
    const by = { at: NOON, code: 'B', clientId: 'client-1', packer: 'Mia', stationId: station.ledger.stationId };
    await station.ledger.handOvers.put({ shipmentId: id, packageNumber: 2 }, by);
    const open = await sold(['C'], { sample: { carrierId: 'test-b' } });
    expect([await closedAt('test-a'), await store().scannedManifests([])]).toEqual([null, []]);
    const manifest = await station.ledger.manifests.close(draft({ clientId: 'client-1' }), [id]);
    const [found] = await store().find([id, 'nobody']);
    expect(found).toMatchObject({
      ...{
        id,
        carrierId: 'test-a',
        state: 'LABELLED',
        acceptedAt,
        cost: COST,
        manifestId: manifest?.id,
        handedOver: [2],
      },
      service: prepared.service,
      packages: prepared.packages.map(({ entered, transmitted, billed }) => ({ entered, transmitted, billed })),
    });
    expect((await store().find([open.id]))[0]).toMatchObject({ manifestId: null, handedOver: [] });
    expect(await store().find([])).toEqual([]);
    expect(await store().scannedManifests([manifest?.id ?? '', 'nothing'])).toEqual([manifest?.id]);
    expect([await closedAt('test-a'), await closedAt('test-b'), await closedAt('test-a', 'client-2')]).toEqual([
      NOON,
      null,
      null,
    ]);
    expect(await store().handOver(id, 2)).toEqual({ ...by, at: new Date(NOON).toISOString() });
    expect(await store().handOver(id, 1)).toBeNull();
  });

  test('packages that were handed over are in their order, whichever was scanned first', async () => {
    const { id } = await sold(['A', 'B'], { sample: { items: ['i1', 'i2'] } });
    const by = { at: NOON, code: 'B', clientId: 'client-1', packer: null, stationId: station.ledger.stationId };
    for (const packageNumber of [2, 1]) await station.ledger.handOvers.put({ shipmentId: id, packageNumber }, by);
    expect((await store().find([id]))[0]?.handedOver).toEqual([1, 2]);
  });
});
