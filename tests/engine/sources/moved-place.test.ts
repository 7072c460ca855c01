import { expect, onTestFinished, test } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { SourceRecord, WriteCall } from '#electron/engine/sources/index.ts';
import { askSource } from '#electron/engine/sources/ask-source.ts';
import { createWriteBack } from '#electron/engine/sources/write-back/write-back.ts';
import { SECRET_MASK } from '#shared/schema/accounts/account.ts';
import { order, parcel } from '../../ledger/order-sample.ts';
import { source, WRITE_BACK } from '../../ledger/source-sample.ts';
import { usePreparedLedger } from '../shipping/scheduled-desk.ts';

let ledger: Ledger;
usePreparedLedger((opened) => (ledger = opened));

const place = (host: string) =>
  ({ type: 'http', url: `https://${host}/{orderNumber}`, password: SECRET_MASK }) as const;
const sourceAt = (host: string): SourceRecord => {
  const plain = source('shop');
  const writeBack = { ...WRITE_BACK, connection: { ...place(host), method: 'PUT' as const } };
  return { ...plain, content: { ...plain.content, connection: place(host), writeBack } };
};
const hostOf = (connection: object) => ('url' in connection ? new URL(String(connection.url)).host : '');

test('a shop that has moved while it was told of one order is told of the next where it is now, and its password goes nowhere else', async () => {
  let password = 'of the old one';
  const told: string[] = [];
  const worker = createWriteBack({
    ledger: {
      ...ledger,
      shipments: {
        ...ledger.shipments,
        find: async () => ({
          ...{ trackingNumbers: ['1Z'], cost: null, acceptedAt: ledger.now() },
          prepared: { account: { carrierId: 'test-a' }, service: { serviceCode: 'A_GROUND' } },
        }),
      },
    },
    events: { subscribe: () => () => undefined },
    secrets: { read: async () => password },
    sourcesEvery: 1,
    sourceWriter: {
      write: async ({ connection, values }: WriteCall) => {
        told.push(
          `${values.orderNumber} at ${hostOf(connection)} with ${'password' in connection && connection.password}`,
        );
        await ledger.sources.put(sourceAt('new.example'));
        password = 'of the new one';
        return { rows: 1 };
      },
    },
  } as unknown as Parameters<typeof createWriteBack>[0]);
  await ledger.sources.put(sourceAt('old.example'));
  for (const number of ['1', '2']) {
    await ledger.orders.create(order(number));
    const shipment = { id: number, state: 'LABELLED' as const, trackingNumbers: ['1Z'], rule: null, manifestId: null };
    await ledger.orders.replace(order(number, { parcels: [parcel(number, { shipment })] }));
  }
  worker.start();
  onTestFinished(() => worker.stop());
  await expect.poll(() => told.length).toBe(2);
  expect(told).toEqual(['1 at old.example with of the old one', '2 at new.example with of the new one']);
});

test('whoever asks a source where it was a moment ago gets no password for that', async () => {
  const asked: string[] = [];
  await ledger.sources.put(sourceAt('new.example'));
  const deps = {
    ledger,
    secrets: { read: async () => 'of the new one' },
    sourceReader: {
      read: async ({ connection }: { connection: object }) => {
        asked.push(hostOf(connection));
        return { columns: [], rows: [], decimalSeparator: null };
      },
    },
  } as unknown as Parameters<typeof askSource>[0];
  await expect(askSource(deps, sourceAt('old.example'), {})).rejects.toThrow('just changed');
  await askSource(deps, sourceAt('new.example'), {});
  expect(asked).toEqual(['new.example']);
});
