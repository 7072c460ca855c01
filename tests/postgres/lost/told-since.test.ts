import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { accept, change, label, NOON } from '../../ledger/samples.ts';
import { toldSource } from '../../ledger/source-sample.ts';
import { NAMES, useCopiedDesks } from './use-copied-desks.ts';

const at = useCopiedDesks();
const { desks } = at;

/** Tells the shop what waits of its order. @returns what it is told of each parcel */
async function tell({ writeBack }: Ledger): Promise<string[]> {
  const waiting = { source: 'shop', orderNumber: '1' };
  const parcels = (await writeBack.begin({ ...waiting, attempts: 0 }, { now: NOON * 2, until: NOON * 2 + 1 })) ?? [];
  await writeBack.end({ ...waiting, attempts: 1 }, parcels, { at: NOON * 2, trouble: null });
  return parcels.map(({ transactionId, fate }) => `${transactionId} ${fate}`);
}

test('a source that was told of a sale, which the database lost, is told when that is voided', async () => {
  const { orders, shipments, sources } = desks.seller;
  await sources.put(toldSource('shop'));
  const { id } = await accept(desks.seller, { transactionId: 'sold' });
  await shipments.advance(change(id, 'LABELLED', { trackingNumbers: ['1Z'], documents: [label('sold')] }));
  const ofSold = (state: 'LABELLED' | 'VOIDED') => [
    parcel('sold', { shipment: { id, state, trackingNumbers: ['1Z'], rule: null, manifestId: null } }),
  ];
  await orders.create(order('1'));
  await orders.replace(order('1', { state: 'PACKED', parcels: ofSold('LABELLED') }));
  const copy = await at.copyAside();
  expect(await tell(desks.seller)).toEqual(['sold SOLD']);
  await shipments.advance(change(id, 'VOIDED'));
  for (const name of NAMES) await desks[name].close();
  await copy.putBack('standby');
  for (const name of NAMES) await at.open(name);

  expect((await desks.seller.shipments.find(id))?.state).toBe('VOIDED');
  const { version = 0 } = (await desks.seller.orders.find('shop', '1')) ?? {};
  await desks.seller.orders.replace({ ...order('1'), version, parcels: ofSold('VOIDED') });
  expect(await tell(desks.seller)).toEqual(['sold VOIDED']);
});
