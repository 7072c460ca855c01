import { expect, test } from 'vitest';
import type { ParcelRecord } from '#electron/engine/orders/order-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { order, parcel } from '../../order-sample.ts';
import { accept, acceptance, bringTo } from '../../samples.ts';
import { conformance } from '../conformance.ts';

const MUGS = [{ line: 1, quantity: 2 }];
const PLATE = [{ line: 2, quantity: 1 }];
const forOrder = (transactionId: string, lines = MUGS, orderNumber = '1001') => ({
  transactionId,
  clientId: 'client-1',
  sample: { order: { source: 'shop', orderNumber, lines: lines.map((line) => ({ ...line, article: 'MUG' })) } },
});

conformance((station) => {
  const put = (...parcels: ParcelRecord[]) => station.ledger.orders.create(order('1001', { parcels }));
  const sell = async (...of: Parameters<typeof forOrder>) =>
    (await station.ledger.shipments.accept(acceptance(forOrder(...of)))).kind;
  /** As a ledger has it that went back to an earlier state, in which its order does not know it. */
  const gotBack = async (transactionId: string, state: ShipmentState, lines = MUGS) => {
    const { id } = await accept(station.ledger, forOrder(transactionId, lines));
    if (state !== 'SENDING') await bringTo(station.ledger, id, state);
    return id;
  };

  test('a parcel that its order has is sold, and one that it does not have any more is not', async () => {
    await put(parcel('planned'));
    expect(await sell('lost')).toBe('orderChanged');
    expect(await station.ledger.shipments.findByTransaction('client-1', 'lost')).toBeNull();
    expect(await sell('planned')).toBe('accepted');
    expect(await sell('planned')).toBe('taken');
  });

  test.each(['HELD', 'CANCELLED'] as const)(
    'a parcel whose purchase was left alone for so long that its order could be %s is not sold, also where it goes out once more for a reason',
    async (state) => {
      const parcels = [parcel('planned'), parcel('again', { duplicateReason: 'It was lost' })];
      await station.ledger.orders.create(order('1001', { parcels, state, reason: 'The customer has called.' }));
      expect([await sell('planned'), await sell('again')]).toEqual(['orderChanged', 'orderChanged']);
    },
  );

  test.each(['SENDING', 'UNKNOWN', 'LABELLED'] as const)(
    'a parcel is not sold whose units are in a shipment that is %s and that the order does not know yet',
    async (state) => {
      await gotBack('got-back', state);
      await put(parcel('planned'), parcel('plate', { lines: PLATE }));
      expect(await sell('planned')).toBe('orderChanged');
      expect(await sell('plate', PLATE)).toBe('accepted');
    },
  );

  test.each(['REJECTED', 'NOT_SENT', 'VOIDED'] as const)('a shipment that is %s holds no units', async (state) => {
    await gotBack('got-back', state);
    await put(parcel('planned'));
    expect(await sell('planned')).toBe('accepted');
  });

  test('a parcel is not sold whose units are in a parcel that was put on the order after it was planned, unless it goes out once more for a reason', async () => {
    await put(parcel('planned'), parcel('got-back'), parcel('again', { duplicateReason: 'It was lost' }));
    expect(await sell('planned')).toBe('orderChanged');
    expect(await sell('again')).toBe('accepted');
  });

  test('a parcel that goes out once more for a reason takes no units from another one', async () => {
    await put(parcel('planned'), parcel('again', { duplicateReason: 'It was lost' }));
    expect([await sell('again'), await sell('planned')]).toEqual(['accepted', 'accepted']);
  });

  test('a call that repeats the id of a parcel that was voided hears so, whatever was sold since', async () => {
    const { id } = await accept(station.ledger, forOrder('voided'));
    await bringTo(station.ledger, id, 'VOIDED');
    const shipment = { id, state: 'VOIDED' as const, trackingNumbers: [], rule: null, manifestId: null };
    await put(parcel('voided', { shipment }), parcel('since'));
    expect([await sell('since'), await sell('voided')]).toEqual(['accepted', 'taken']);
  });

  test('an order that is one parcel is sold once', async () => {
    const whole = (id: string) => parcel(id, { lines: [] });
    const content = { ...order('1001').content, lines: [] };
    await gotBack('got-back', 'UNKNOWN', []);
    await station.ledger.orders.create(order('1001', { content, parcels: [whole('planned')] }));
    expect(await sell('planned', [])).toBe('orderChanged');
  });

  test('of an order that the ledger does not know one shipment goes out', async () => {
    expect(await sell('first')).toBe('accepted');
    expect(await sell('second')).toBe('orderChanged');
    expect(await sell('second', MUGS, '1002')).toBe('accepted');
  });
});
