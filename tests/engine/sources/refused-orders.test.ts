import { expect, onTestFinished, test } from 'vitest';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import { tellOrder } from '#electron/engine/sources/write-back/tell-order.ts';
import { createWriteBack } from '#electron/engine/sources/write-back/write-back.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { HOUR } from '../../ledger/samples.ts';
import { toldSource, WRITE_BACK } from '../../ledger/source-sample.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

const SHIPMENT = {
  trackingNumbers: ['1Z'],
  prepared: { account: { carrierId: 'test-a' }, service: { serviceCode: 'A_GROUND' } },
  cost: null,
};

test('a sale is told before the orders on which the shop failed all night are tried again', async () => {
  const clock = { now: ledger.now() };
  const tried: string[] = [];
  const sell = async (number: string) => {
    await ledger.orders.create(order(number));
    const shipment = { id: number, state: 'LABELLED' as const, trackingNumbers: ['1Z'], rule: null, manifestId: null };
    await ledger.orders.replace(order(number, { parcels: [parcel(number, { shipment })], updatedAt: clock.now }));
  };
  const worker = createWriteBack({
    ledger: {
      ...ledger,
      now: () => clock.now,
      shipments: { ...ledger.shipments, find: async () => ({ ...SHIPMENT, acceptedAt: clock.now }) },
    },
    events: { subscribe: () => () => undefined },
    secrets: {},
    sourcesEvery: 1,
    sourceWriter: {
      write: async ({ values }: WriteCall) => {
        tried.push(String(values.orderNumber));
        if (values.orderNumber === 'good') return { rows: 1 };
        throw new DiagnosticError(diagnostic('WRITE_BACK_ANSWERED', { at: 'shop.example', status: 500 }));
      },
    },
  } as unknown as Parameters<typeof createWriteBack>[0]);
  await ledger.sources.put(toldSource('shop'));
  const refused = ['1', '2', '3', '4', '5', '6'];
  for (const number of refused) await sell(number);
  worker.start();
  onTestFinished(() => worker.stop());
  for (let tries = 1; tries <= refused.length; tries++) {
    await expect.poll(() => tried.length).toBe(tries);
    clock.now += HOUR;
  }
  await expect.poll(() => tried.length).toBe(refused.length + 1);

  await sell('good');
  clock.now += HOUR;
  await expect.poll(() => tried).toContain('good');
  expect(tried.indexOf('good')).toBe(refused.length + 1);
});

test('a void that the shop refuses does not hold up the parcel sent in its place; taken later, it is not the last word', async () => {
  const clock = { now: ledger.now() };
  const told: string[] = [];
  let refusesVoids = true;
  const deps = {
    ledger: {
      ...ledger,
      now: () => clock.now,
      shipments: { ...ledger.shipments, find: async () => ({ ...SHIPMENT, acceptedAt: clock.now }) },
    },
    secrets: {},
    sourceWriter: {
      write: async ({ values: { parcel: id, state } }: WriteCall) => {
        if (refusesVoids && state === 'VOIDED')
          throw new DiagnosticError(diagnostic('WRITE_BACK_ANSWERED', { at: 'shop.example', status: 409 }));
        told.push(`${id} ${state}`);
        return { rows: 1 };
      },
    },
  } as unknown as Parameters<typeof tellOrder>[0];
  const tell = async () => {
    clock.now += HOUR;
    for (const waiting of await ledger.writeBack.due(clock.now, { limit: 10, except: [] }))
      await tellOrder(deps, waiting, WRITE_BACK);
    return told.splice(0);
  };
  let version = 1;
  const become = async (states: Record<string, 'LABELLED' | 'VOIDED'>) => {
    const parcels = Object.entries(states).map(([id, state]) =>
      parcel(id, { shipment: { id, state, trackingNumbers: [id], rule: null, manifestId: null } }),
    );
    await ledger.orders.replace(order('resent', { version, parcels }));
    version += 1;
  };
  await ledger.writeBack.forget('shop');
  await ledger.sources.put(toldSource('shop'));
  await ledger.orders.create(order('resent'));
  await become({ first: 'LABELLED' });
  expect(await tell()).toEqual(['first SOLD']);

  await become({ first: 'VOIDED', second: 'LABELLED' });
  expect(await tell()).toEqual(['second SOLD']);
  expect(await ledger.writeBack.waiting()).toMatchObject([{ orders: 1, trouble: { code: 'WRITE_BACK_ANSWERED' } }]);
  expect(await tell()).toEqual([]);
  refusesVoids = false;
  expect(await tell()).toEqual(['first VOIDED', 'second SOLD']);
  expect([await tell(), await ledger.writeBack.waiting()]).toEqual([[], []]);
});
