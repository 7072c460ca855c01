import { expect, onTestFinished, test } from 'vitest';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import { createWriteBack } from '#electron/engine/sources/write-back/write-back.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { HOUR } from '../../ledger/samples.ts';
import { toldSource } from '../../ledger/source-sample.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

test('a sale is told before the orders that the shop refused all night are tried again', async () => {
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
        throw new DiagnosticError(diagnostic('WRITE_BACK_ANSWERED', { at: 'shop.example', status: 422 }));
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

const SHIPMENT = {
  trackingNumbers: ['1Z'],
  prepared: { account: { carrierId: 'test-a' }, service: { serviceCode: 'A_GROUND' } },
  cost: null,
};
