import { appendFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTestAdapter } from '#electron/adapters/test/index.ts';
import { csv, DEFAULTS, line as row } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { SELLS_WITHOUT_LABELS } from '../station/faulty-station.ts';
import { useHotFolder } from './use-hot-folder.ts';

const { station, folder, set, start, drop, present, read, until, bought, status } = useHotFolder();

test('a file whose labels the carrier has not delivered is done once they are beside it, over a restart too', async () => {
  const { dataDir } = station;
  await station.stop();
  await start({ dataDir, adapters: [() => SELLS_WITHOUT_LABELS] });
  drop('late.json', JSON.stringify(request()));
  const batches = async () => (await station.api.get('/station/v1/batches')).body.batches;
  await expect.poll(batches).toMatchObject([{ state: 'FINISHED', counts: { BOUGHT: 1 } }]);
  // A file that is refused later was looked at after it.
  drop('refused.json', '{');
  await until('refused.json.failed');
  expect(present()).toContain('late.json.working');

  await station.stop();
  await start({ dataDir });
  await until('late.json.done');
  expect(JSON.parse(read('late.result.json')).rows[0].labels).toEqual(['late.labels/1-1-UP1-label.pdf']);
});

test('a stop in the middle loses nothing and buys nothing twice', async () => {
  drop('long.csv', csv(...Array.from({ length: 8 }, (_, index) => row(`PO-${index}`, { item: 'TEST-SLOW-150' }))));
  await expect.poll(bought, { interval: 20 }).toBeGreaterThan(2);
  await station.stop();
  const { dataDir } = station;
  expect(present()).toContain('long.csv.working');
  await start({ dataDir });
  await expect
    .poll(() => present().find((name) => /^long\.csv\.(?:done|failed)$/.test(name)), { timeout: 15_000 })
    .toBeTruthy();
  const { body } = await station.api.get('/station/v1/shipments?limit=100');

  expect(new Set(body.shipments.map(({ transactionId }: { transactionId: string }) => transactionId)).size).toBe(8);
  expect(body.shipments).toHaveLength(8);
});

test('a file that is written on after it was read, with a restart before it is done, buys what was read once', async () => {
  await station.dispose();
  const good = createTestAdapter();
  let isAway = true;
  const purchase: typeof good.purchase = (order) =>
    isAway ? Promise.resolve({ kind: 'not_sent' as const, reason: 'Away.' }) : good.purchase(order);
  const options = { adapters: [() => ({ ...good, purchase })] };
  await start(options);
  await set({ path: folder, defaults: DEFAULTS });
  const whole = csv(row('PO-1'), row('PO-2'), row('PO-3'));
  const firstTwo = whole.slice(0, whole.indexOf('\n', whole.indexOf('PO-2')) + 1);
  drop('slow.csv', firstTwo);
  await expect.poll(async () => (await status()).working).toMatchObject([{ batchId: expect.any(String) }]);
  const { dataDir } = station;
  await station.stop();
  appendFileSync(join(folder, 'slow.csv.working'), whole.slice(firstTwo.length));
  isAway = false;
  await start({ dataDir, ...options });
  await until('slow.csv.failed');
  await until('slow.error.txt');

  expect(readdirSync(join(folder, 'slow.labels'))).toHaveLength(2);
  expect((await station.api.get('/station/v1/batches')).body.batches).toMatchObject([{ counts: { BOUGHT: 2 } }]);
  await expect.poll(() => readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
});
