import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSpillFile } from '#electron/ledger/local/spill-file.ts';
import { spillPath } from '#electron/start/open-ledger.ts';
import { packbenchOn } from '../../cli/packbench.ts';
import { line, request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { change } from '../../ledger/samples.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let gone: TestStation;
let left: TestStation;

beforeAll(async () => {
  database = await newDatabase();
  gone = await startTestStation({ ledger: database.address });
  const dataDir = newDataDir();
  copyFileSync(join(gone.dataDir, 'credentials.json'), join(dataDir, 'credentials.json'));
  left = await startTestStation({ ledger: database.address, dataDir });
}, 60_000);
afterAll(async () => {
  await Promise.all([gone.dispose(), left.dispose()]);
  await database.drop();
});

test('a desk with a sale in its spill file starts while another desk is awaited, and takes the sale over afterwards', async () => {
  await left.api.ship('doubtful', request({ itemLines: [line({ itemCode: 'TEST-UNKNOWN' })] }));
  const stored = async () => (await left.api.get('/station/v1/shipments?transactionId=doubtful')).body.shipments[0];
  const { id } = await stored();
  const { dataDir } = left;
  await left.stop();
  const { fallBack } = await database.snapshot();
  const sale = { ...change(id, 'PURCHASED'), trackingNumbers: ['TESTSPILLED1'] };
  expect(openSpillFile(spillPath(dataDir, true)).put(sale)).toBe(true);
  expect((await gone.api.ship('sold', request())).status).toBe(200);
  const desk = gone.ledger.stationId;
  await gone.stop();
  await fallBack();

  left = await startTestStation({ ledger: database.address, dataDir });
  expect(await stored()).toMatchObject({ state: 'UNKNOWN' });
  expect(await packbenchOn(left)(['desks', 'waive', desk])).toMatchObject({ code: 0 });
  await expect
    .poll(stored, { timeout: 20_000 })
    .toMatchObject({ state: 'LABELLED', trackingNumbers: ['TESTSPILLED1'] });
}, 60_000);
