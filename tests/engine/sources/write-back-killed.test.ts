import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { OrderRecord, ParcelRecord } from '#electron/engine/orders/index.ts';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import { backoff, tellOrder } from '#electron/engine/sources/write-back/tell-order.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { runs } from '../../forms.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { toldSource, WRITE_BACK } from '../../ledger/source-sample.ts';
import { NOON, preparedShipment } from '../../ledger/samples.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));
let count = 0;

class KilledError extends Error {}

/** What the shop's own table says of an order, and how often it was written. */
type Shop = Map<string, string | null>;

/**
 * A desk that tells the shop, and is killed at one of its calls, before or after what the call does: nothing of it happens any more. So is a
 * shop whose answer is lost.
 */
function deskThatDies(shop: Shop, { at: killedAt, after }: { at: number; after: boolean }, clock: { now: number }) {
  let calls = 0;
  let isDead = false;
  const mortal =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    async (...args: A): Promise<R> => {
      calls += 1;
      const isLast = calls === killedAt;
      if (isDead || (isLast && !after)) {
        isDead = true;
        throw new KilledError();
      }
      const result = await work(...args);
      if (!isLast) return result;
      isDead = true;
      throw new KilledError();
    };
  const { writeBack, orders } = ledger;
  return {
    ledger: {
      ...ledger,
      now: () => clock.now,
      writeBack: { ...writeBack, begin: mortal(writeBack.begin), end: mortal(writeBack.end) },
      orders: { ...orders, find: mortal(orders.find) },
      shipments: { ...ledger.shipments, find: mortal(async () => shipmentOfParcel) },
    },
    secrets: {},
    sourceWriter: {
      write: mortal(async ({ values: { orderNumber, trackingNumbers } }: WriteCall) => {
        shop.set(String(orderNumber), trackingNumbers === null ? null : String(trackingNumbers));
        return { rows: 1 };
      }),
      tryOut: async () => null,
      close: () => undefined,
    },
  } as unknown as Parameters<typeof tellOrder>[0];
}

const shipmentOfParcel = {
  ...{ trackingNumbers: ['1Z'], cost: null, acceptedAt: NOON },
  prepared: preparedShipment(),
} as never;

/** One thing that happens: a parcel is sold or voided, or a desk looks for what is to be told and is killed at one of its calls. */
const happening = fc.oneof(
  fc.record({ do: fc.constant('change' as const), parcel: fc.integer({ min: 0, max: 2 }) }),
  fc.record({
    do: fc.constant('tell' as const),
    at: fc.integer({ min: 1, max: 9 }),
    after: fc.boolean(),
    passes: fc.constantFrom(0, 61_000),
  }),
);

test('killed at any call, on either side, however often: the shop has every number once, and no voided one', async () => {
  await ledger.sources.put(toldSource('shop'));
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 3, maxLength: 14 }), async (happenings) => {
      const number = `K-${(count += 1)}`;
      const shop: Shop = new Map([[number, null]]);
      const clock = { now: NOON };
      const states: (ShipmentState | null)[] = [null, null, null];
      await ledger.orders.create(order(number));
      let version = 1;
      const parcels = (): ParcelRecord[] =>
        states.flatMap((state, index) => {
          const id = `${number}-${index}`;
          const shipment = {
            id,
            state: state ?? 'NOT_SENT',
            trackingNumbers: [`1Z${index}`],
            rule: null,
            manifestId: null,
          };
          return state === null ? [] : [parcel(id, { shipment })];
        });
      const store = async (changes: Partial<OrderRecord>) => {
        await ledger.orders.replace(order(number, { version, updatedAt: clock.now, ...changes }));
        version += 1;
      };
      const tell = async (kill: { at: number; after: boolean }) => {
        for (const waiting of await ledger.writeBack.due(clock.now, { limit: 10, except: [] }))
          await tellOrder(deskThatDies(shop, kill, clock), waiting, WRITE_BACK).catch((error: unknown) => {
            if (!(error instanceof KilledError)) throw error;
          });
      };

      for (const happens of happenings) {
        if (happens.do === 'tell') {
          clock.now += happens.passes;
          await tell(happens);
          continue;
        }
        const before = states[happens.parcel] ?? null;
        states[happens.parcel] = before === null ? 'LABELLED' : 'VOIDED';
        await store({ parcels: parcels() });
      }
      for (let tries = 0; tries < 4; tries++) {
        clock.now += backoff(20, 15 * 60_000);
        await tell({ at: Infinity, after: false });
      }
      const sold = states.flatMap((state, index) => (state === 'LABELLED' ? [`1Z${index}`] : []));
      expect(shop.get(number)).toEqual(sold.length === 0 ? null : sold.join(', '));
      expect(await ledger.writeBack.waiting()).toEqual([]);
    }),
    { numRuns: runs(10_000) },
  );
});
