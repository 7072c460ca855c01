import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import type { Settings } from '#shared/schema/station/settings.ts';
import { startCarrier, type Carrier } from '../../fault/carrier/carrier.ts';
import { KEYS } from '../../fault/carrier/carrier-server.ts';
import { createApi, type Api } from '../../helpers/api.ts';
import { batchesOf, csv, orders } from '../../helpers/batches.ts';
import {
  credentialsIn,
  launch,
  newFolder,
  useStationProcesses,
  type StationProcess,
} from '../../helpers/station-process.ts';
import { findChromium } from '../chromium.ts';
import { pressScreen } from '../to-screen.ts';
import { useBrowser } from '../window.ts';

useStationProcesses();

const ROWS = 40;
/** How many the carrier sells before it keeps the rest waiting: until the first kill, and until the second. */
const [FIRST, SECOND] = [ROWS * 0.2, ROWS * 0.4];

/** Buys from the carrier of the tests, which keeps its own book of what it sold. */
async function connect(api: Api, carrier: Carrier): Promise<void> {
  const { accounts } = (await api.get('/station/v1/accounts')).body as { accounts: Account[] };
  const model = accounts.find(({ carrierId }) => carrierId === 'test-f');
  const { accessKey, secretKey } = KEYS;
  const adapter = { type: 'gateway', baseUrl: carrier.url, accessKey, secretKey, upstreamCarrierId: 'upstream' };
  const account = { ...model, carrierId: 'live-f', adapter: { ...adapter, upstream: 'STATION' } };
  expect((await api.post('/station/v1/accounts', account)).status).toBe(201);
  const settings = (await api.get('/station/v1/settings')).body as Settings;
  await api.call('PUT', '/station/v1/settings', { body: { ...settings, batchConcurrency: 2 } });
}

const is = (page: Page, state: string) => page.getByRole('heading', { level: 2, name: state, exact: true }).waitFor();
const lost = (page: Page) => page.getByRole('region', { name: 'Station not answering' });

describe.skipIf(findChromium() === null)('a batch whose station is killed', () => {
  const { open } = useBrowser();
  const carrierFolder = mkdtempSync(join(tmpdir(), 'packbench-carrier-'));
  let carrier: Carrier;
  beforeAll(async () => {
    carrier = await startCarrier(carrierFolder, { stock: FIRST });
  });
  afterAll(async () => {
    await carrier.end();
    rmSync(carrierFolder, { recursive: true });
  });

  const soldIds = () => carrier.sales().flatMap(({ itemIds }) => itemIds);

  /** What the carrier has never heard of stays in doubt until somebody who asked it says so. Then it is bought after all. */
  async function settleDoubts(page: Page, api: Api): Promise<void> {
    const { id } = (await api.get('/station/v1/batches')).body.batches[0] as { id: string };
    const { read, rows } = batchesOf(() => api);
    const doubts = () => rows(id, '&state=UNKNOWN');
    // The carrier is asked about the others without anybody's doing.
    const isSold = ({ transactionId }: BatchRow) => soldIds().includes(`${transactionId}-1`);
    await expect.poll(async () => (await doubts()).filter(isSold), { timeout: 30_000 }).toEqual([]);
    const left = await doubts();
    if (left.length > 0) await pressScreen(page, 4);
    for (const { transactionId } of left) {
      const item = page.getByRole('article').filter({ hasText: transactionId });
      await item.getByRole('button', { name: 'It was not bought' }).click();
      await page.getByRole('dialog').getByRole('textbox').fill('The carrier knows nothing of it');
      await page.keyboard.press('Enter');
      // A dialog that is about to close still takes the keys, and hides what is behind it.
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await item.waitFor({ state: 'detached' });
    }
    await page.getByRole('navigation').getByRole('link', { name: 'Batch' }).click();
    await page.getByRole('link', { name: 'orders.csv' }).click();
    await is(page, 'Finished');
    if ((await read(id)).counts.BOUGHT < ROWS) await page.keyboard.press('Control+Enter');
  }

  const sold = (count: number) =>
    expect.poll(() => carrier.sales().length, { timeout: 60_000, interval: 20 }).toBe(count);

  test(`in the middle of ${ROWS} rows, and again while it pauses, is resumed in the window and buys every row once`, async () => {
    const dataDir = newFolder();
    let station: StationProcess = launch('--port', '0', '--data-dir', dataDir);
    const address = await station.ready;
    const api = await createApi(address, credentialsIn(dataDir));
    await connect(api, carrier);
    const pairing = (await api.post('/station/v1/pairings', undefined)).body as { address: string };
    const { page } = await open({ engine: { identity: { createPairing: () => pairing } } });

    /** Ends the station's process in the middle of whatever it does, and starts another on its folder and port. */
    async function killAndStart(): Promise<void> {
      station.child.kill('SIGKILL');
      expect((await station.ended).signal).toBe('SIGKILL');
      await lost(page).waitFor();
      station = launch('--port', new URL(address).port, '--data-dir', dataDir);
      await station.ready;
      await lost(page).waitFor({ state: 'detached' });
    }

    await pressScreen(page, 2);
    const file = { name: 'orders.csv', mimeType: 'text/csv', buffer: Buffer.from(csv(...orders(ROWS))) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByLabel('Account', { exact: true }).selectOption('live-f');
    await page.getByLabel('Service', { exact: true }).selectOption('101');
    await page.keyboard.press('F8');
    await is(page, 'Checked');
    await page.keyboard.press('Control+Enter');
    await sold(FIRST);
    await killAndStart();

    // It goes on by itself, until somebody pauses it: that is kept too.
    await carrier.order({ sellUpTo: SECOND });
    await sold(SECOND);
    await is(page, 'Buying');
    await page.keyboard.press('F5');
    await is(page, 'Paused');
    await killAndStart();
    await is(page, 'Paused');
    await carrier.order({ sellUpTo: Number.MAX_SAFE_INTEGER });
    await page.keyboard.press('F6');
    await page.getByRole('heading', { level: 2, name: 'Finished', exact: true }).waitFor({ timeout: 60_000 });
    await settleDoubts(page, api);
    await page.getByText(`${ROWS} bought`).waitFor();

    expect(carrier.sales()).toHaveLength(ROWS);
    expect(new Set(soldIds()).size).toBe(ROWS);
    const { body } = await api.get('/station/v1/shipments/totals?state=LABELLED');
    expect(body.shipments).toBe(ROWS);
  }, 300_000);
});
