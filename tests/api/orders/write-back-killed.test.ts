import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Order } from '#shared/schema/orders/order.ts';
import type { Source } from '#shared/schema/orders/source.ts';
import { orderDraft, orderPath } from './order-draft.ts';
import { integer, pick, seeded } from '../../fault/harness/fault.ts';
import { runs, SEED } from '../../forms.ts';
import { MAPPING } from './source-mapping.ts';
import { launchWithApi, newFolder, useStationProcesses } from '../../helpers/station-process.ts';

useStationProcesses();

const KILLS = Math.ceil(runs(100) / 2);
/** Whoever was killed while it told an order holds it for a minute. */
const HELD_MS = 90_000;
/** What an order waits on average behind those whose answers the shop lost: the source pauses after each. */
const PAUSED_MS = 1_000;
const random = seeded(SEED);

/** What the shop says of each order, and what becomes of its next calls. */
const numbersOf = new Map<string, string | null>();
let calls = 0;
let kill: { at: number; when: 'before' | 'after'; work: () => void } | null = null;
const shop = createServer((asked, answer) => {
  let text = '';
  asked.on('data', (chunk: Buffer) => (text += chunk.toString()));
  asked.on('end', () => {
    calls += 1;
    const isDue = kill !== null && calls >= kill.at;
    const { when, work } = kill ?? {};
    if (isDue) kill = null;
    if (isDue && when === 'before') return (work?.(), asked.socket.destroy());
    const { numbers } = JSON.parse(text) as { numbers: string | null };
    numbersOf.set(decodeURIComponent(asked.url?.slice(1) ?? ''), numbers);
    if (isDue) return (work?.(), asked.socket.destroy());
    // Its own answer is lost now and then.
    if (random() < 0.1) return asked.socket.destroy();
    return answer.writeHead(200).end();
  });
});
let url = '';
beforeAll(async () => {
  await new Promise<void>((listening) => void shop.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/{orderNumber}`;
});
afterAll(() => void shop.close());

test(
  `a station that is killed ${KILLS} times while it tells a shop: every number is there once, and no voided one (TEST_SEED=${SEED})`,
  { timeout: KILLS * (20_000 + 12 * PAUSED_MS) + 2 * HELD_MS },
  async () => {
    const dataDir = newFolder();
    let station = await launchWithApi(dataDir);
    const { api } = station;
    const told = '{"numbers": "{trackingNumbers}"}';
    const writeBack = { connection: { type: 'http', url, method: 'PUT' }, sold: told, voided: told };
    const draft = { connection: { type: 'file', path: `${dataDir}/none.csv` }, reading: 'LOOK_UP', mapping: MAPPING };
    const put = await api.call('PUT', '/station/v1/sources/shop', { body: { ...draft, writeBack } });
    expect(put.status, JSON.stringify(put.body)).toBe(200);

    const orders: string[] = [];
    for (let round = 0; round < KILLS; round += 1) {
      const { child, ended, api: now } = station;
      kill = {
        at: calls + 1 + integer(random, 5),
        when: pick(random, ['before', 'after']),
        work: () => child.kill('SIGKILL'),
      };
      for (let index = 0; kill !== null && index < 12; index += 1) {
        const number = `K-${round}-${index}`;
        orders.push(number);
        await sellAndVoid(now, number).catch(() => undefined);
      }
      child.kill('SIGKILL');
      await ended;
      station = await launchWithApi(dataDir);
    }
    kill = null;
    const waiting = async () => {
      const [source] = (await station.api.get('/station/v1/sources')).body.sources as Source[];
      return source?.waiting?.orders;
    };
    await expect.poll(waiting, { timeout: HELD_MS + orders.length * PAUSED_MS, interval: 500 }).toBe(0);
    const sold = new Map<string, string | null>();
    for (const number of orders) {
      const { status, body } = await station.api.get(orderPath(number));
      const { parcels } = status === 200 ? (body.order as Order) : { parcels: [] };
      const numbers = parcels.flatMap(({ shipment }) =>
        shipment?.state === 'LABELLED' ? shipment.trackingNumbers : [],
      );
      if (numbers.length > 0 || numbersOf.has(number)) sold.set(number, numbers.length > 0 ? numbers.join(', ') : null);
    }
    expect(Object.fromEntries(numbersOf)).toEqual(Object.fromEntries(sold));
    // The shop is told of nothing before it is sold, so each kill comes after a sale.
    expect([...sold.values()].filter(Boolean).length).toBeGreaterThanOrEqual(KILLS);
  },
);

/** An order in two parcels, of which the first is voided now and then. */
async function sellAndVoid(api: Awaited<ReturnType<typeof launchWithApi>>['api'], number: string): Promise<void> {
  await api.call('PUT', orderPath(number), { body: orderDraft() });
  for (const line of [2, 1]) {
    const body = { lines: [{ line, quantity: 1 }] };
    const headers = { transactionId: `${number}-${line}` };
    await api.call('POST', `${orderPath(number)}/ship`, { body, headers });
  }
  if (random() < 0.5) return;
  const { parcels } = (await api.get(orderPath(number))).body.order as Order;
  await api.post(`/station/v1/shipments/${parcels[0]?.shipment?.id}/void`, { reason: 'Wrong box' });
}
