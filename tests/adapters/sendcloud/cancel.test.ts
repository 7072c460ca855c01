import { describe, expect, test } from 'vitest';
import { useSendcloud } from './sendcloud.ts';

const sendcloud = useSendcloud();

describe('a cancellation', () => {
  test.each([
    ['postnl:standard', 'CREDIT_REQUESTED'],
    ['sendcloud:letter', 'NOTHING_CHARGED'],
  ])('of %s that is done at once', async (serviceCode, consequence) => {
    const { order } = await sendcloud.bought({ serviceCode });
    expect(await sendcloud.adapter.void(order)).toEqual({ kind: 'voided', consequence });
  });

  test('that is queued is not done: what becomes of it is asked until it is', async () => {
    const { order } = await sendcloud.bought();
    const id = String(order.attempt.notes['shipmentId']);
    sendcloud.fake.cancelling('queued');
    expect(await sendcloud.adapter.void(order)).toEqual({ kind: 'submitted' });
    expect(await sendcloud.adapter.followVoid(order)).toEqual({ kind: 'submitted' });
    sendcloud.fake.move(id, 'CANCELLED');
    expect(await sendcloud.adapter.followVoid(order)).toEqual({ kind: 'voided', consequence: 'CREDIT_REQUESTED' });
    sendcloud.fake.move(id, 'EN_ROUTE');
    expect(await sendcloud.adapter.followVoid(order)).toEqual({
      kind: 'refused',
      reason: 'En route to sorting center',
    });
  });

  test('finds by our own id what was not noted, or lost', async () => {
    const { order } = await sendcloud.bought();
    order.attempt.notes = {};
    expect(await sendcloud.adapter.void(order)).toMatchObject({ kind: 'voided' });
    expect(sendcloud.fake.booked().at(-1)?.parcels[0]?.status).toBe('CANCELLED');
  });

  test('is not of the shipment that was noted where a person found another one', async () => {
    const { order } = await sendcloud.bought();
    await expect(sendcloud.adapter.void({ ...order, trackingNumbers: ['3S-BY-HAND'] })).rejects.toThrow(
      'other tracking numbers',
    );
    expect(sendcloud.fake.booked().at(-1)?.parcels[0]?.status).toBe('READY_TO_SEND');
  });

  test('that is refused stands in the words of the service', async () => {
    const { order } = await sendcloud.bought();
    sendcloud.fake.cancelling({ words: 'It is older than 42 days.' });
    expect(await sendcloud.adapter.void(order)).toEqual({ kind: 'refused', reason: 'It is older than 42 days.' });
  });

  test('that is refused without a word is said to be so', async () => {
    const { order } = await sendcloud.bought();
    sendcloud.fake.cancelling({ words: ' ' });
    expect(await sendcloud.adapter.void(order)).toMatchObject({
      trouble: { code: 'NO_REASON_GIVEN', values: { at: 'Sendcloud' } },
    });
  });

  test('of which the service does not say how far a parcel is stays open', async () => {
    const { order } = await sendcloud.bought();
    sendcloud.fake.cancelling('queued');
    await sendcloud.adapter.void(order);
    sendcloud.fake.move(String(order.attempt.notes['shipmentId']), '');
    await expect(sendcloud.adapter.followVoid(order)).rejects.toThrow('does not say what became of the void');
  });

  test('whose answer was lost is done, or queued, when it is asked for again', async () => {
    const { order } = await sendcloud.bought();
    sendcloud.fake.fail('cancel', 'reset');
    await expect(sendcloud.adapter.void(order)).rejects.toThrow('Whether it arrived is not known');
    expect(await sendcloud.adapter.void(order)).toMatchObject({ kind: 'voided' });

    const queued = await sendcloud.bought();
    sendcloud.fake.cancelling({ words: 'This shipment is already being cancelled.' });
    expect(await sendcloud.adapter.void(queued.order)).toEqual({ kind: 'submitted' });
  });

  test.each(['server-error', 'too-many', 'unauthorized-once', 'half-json', 'redirect'] as const)(
    'is uncertain after %s',
    async (fault) => {
      const { order } = await sendcloud.bought();
      sendcloud.fake.fail('cancel', fault);
      await expect(sendcloud.adapter.void(order)).rejects.toThrow();
    },
  );
});
