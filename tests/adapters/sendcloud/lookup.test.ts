import { describe, expect, test } from 'vitest';
import { useSendcloud } from './sendcloud.ts';

const sendcloud = useSendcloud();
const LATE = 120_000;

describe('a look-up by our own id', () => {
  test('finds what was sold, with numbers, ids and where the labels lie, and buys nothing', async () => {
    const { order, sale } = await sendcloud.bought({ items: ['p1', 'p2'] });
    const found = await sendcloud.adapter.lookup(order);
    expect(found).toMatchObject({
      kind: 'purchased',
      trackingNumbers: sale.trackingNumbers,
      notes: sale.notes,
      documentSources: sale.documentSources,
    });
    expect(sendcloud.asked()).toEqual(['POST /shipments/announce', 'GET /shipments']);
  });

  test('finds an announcement that failed: nothing was bought', async () => {
    sendcloud.fake.next({ kind: 'fails', words: 'No such street.' });
    const order = sendcloud.order();
    await sendcloud.adapter.purchase(order);
    expect(await sendcloud.adapter.lookup(order)).toMatchObject({ kind: 'rejected', reason: 'No such street.' });
  });

  test('proves an absence only late, said twice, to whoever bought', async () => {
    expect(await sendcloud.adapter.lookup(sendcloud.order({ ageMs: LATE - 1 }))).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'PURCHASE_NOT_THERE_YET' },
    });
    const others = await sendcloud.showing({ identity: 'another' });
    expect(await others.lookup(sendcloud.order({ ageMs: LATE }))).toMatchObject({
      kind: 'unknown',
      trouble: { code: 'PURCHASE_OF_OTHER_KEYS' },
    });
    sendcloud.fake.calls.length = 0;
    expect(await sendcloud.adapter.lookup(sendcloud.order({ ageMs: LATE }))).toMatchObject({
      kind: 'rejected',
      trouble: { code: 'PURCHASE_NOT_THERE' },
    });
    expect(sendcloud.asked()).toEqual(['GET /shipments', 'GET /shipments']);
  });

  test.each(['CANCELLATION_REQUESTED', 'SUBMITTING_CANCELLATION_REQUEST', 'CANCELLING_UPSTREAM'])(
    'takes no parcel for good that is %s there',
    async (status) => {
      const order = sendcloud.order({ ageMs: LATE });
      await sendcloud.adapter.purchase(order);
      sendcloud.fake.move(sendcloud.fake.booked().at(-1)?.id ?? '', status);
      expect(await sendcloud.adapter.lookup(order)).toMatchObject({
        kind: 'unknown',
        trouble: { code: 'LABEL_VOIDED_THERE' },
      });
    },
  );

  test.each([
    ['ANNOUNCING', 'LABEL_IN_WORK'],
    ['CANCELLED', 'LABEL_VOIDED_THERE'],
  ])('leaves a parcel that is %s to a person', async (status, code) => {
    sendcloud.fake.next({ kind: 'without-number' });
    const order = sendcloud.order({ ageMs: LATE });
    await sendcloud.adapter.purchase(order);
    sendcloud.fake.move(sendcloud.fake.booked().at(-1)?.id ?? '', status);
    expect(await sendcloud.adapter.lookup(order)).toMatchObject({
      kind: 'unknown',
      trouble: { code },
      notes: { shipmentId: sendcloud.fake.booked().at(-1)?.id },
    });
  });

  test.each(['too-many-for-7-seconds', 'unauthorized-once', 'redirect', 'reset'] as const)(
    'that got no answer (%s) proves nothing',
    async (fault) => {
      sendcloud.fake.fail('look-up', fault);
      const outcome = await sendcloud.adapter.lookup(sendcloud.order({ ageMs: LATE }));
      expect(outcome.kind).toBe('unknown');
      if (fault === 'too-many-for-7-seconds') expect(outcome).toMatchObject({ waitMs: 7000 });
    },
  );
});
