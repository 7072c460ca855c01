import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MIGRATIONS } from '#electron/ledger/postgres/migrations/index.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { packbenchOn } from '../../cli/packbench.ts';
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

test('while a desk is awaited that may know of lost sales, purchases are refused in words, until a person says that it is gone', async () => {
  const { fallBack } = await database.snapshot();
  expect((await gone.api.ship('sold', request())).status).toBe(200);
  const desk = gone.ledger.stationId;
  await gone.stop();
  await fallBack();

  // Nobody has noticed yet; what is not there may have been bought all the same.
  const asked = await left.api.get('/station/v1/shipments/by-transaction/sold');
  expect(asked).toMatchObject({ status: 503, body: { code: 'LEDGER_UNAVAILABLE', purchase: 'unknown' } });
  const refused = await left.api.ship('sold', request());
  expect(refused).toMatchObject({
    status: 503,
    body: { code: 'LEDGER_UNAVAILABLE', purchase: 'not_made', retryable: true, trouble: { code: 'DESKS_AWAITED' } },
  });
  expect(refused.body.detail).toContain(desk);
  const ready = await left.api.get('/health/ready');
  expect([ready.status, ready.body.checks]).toEqual([
    503,
    expect.arrayContaining([expect.objectContaining({ name: 'desks', status: 'failed' })]),
  ]);

  const packbench = packbenchOn(left);
  expect(await packbench(['desks'])).toMatchObject({ code: 0, out: expect.stringContaining(`waive ${desk}`) });
  expect(await packbench(['desks', 'waive', '??'])).toMatchObject({ code: 1 });
  expect(await packbench(['desks', 'waive', desk])).toMatchObject({ code: 0 });
  expect((await packbench(['desks'])).out).toBe('No desk is awaited.\n');
  expect((await left.api.ship('another', request())).status).toBe(200);

  // It was sold at the desk that is gone, and nobody knows of it; so it may be with every id of that time.
  const gap = expect.objectContaining({ code: 'RESTORED_WITH_GAP' });
  const unknown = await left.api.get('/station/v1/shipments/by-transaction/sold');
  expect(unknown).toMatchObject({
    status: 409,
    body: { code: 'TRANSACTION_IN_DOUBT', purchase: 'unknown', trouble: gap },
  });
  expect(await left.api.get('/health/ready')).toMatchObject({
    status: 200,
    body: {
      checks: expect.arrayContaining([expect.objectContaining({ name: 'restore', status: 'warning', trouble: gap })]),
    },
  });
});

test('a program that runs on while a newer one migrates the ledger sells nothing any more, and names both versions', async () => {
  const known = MIGRATIONS.length;
  await database.asAdministrator('INSERT INTO packbench.version (number, oldest) VALUES ($1, $1)', [known + 1]);
  expect(await left.api.ship('too-old', request())).toMatchObject({
    status: 503,
    body: {
      ...{ code: 'LEDGER_UNAVAILABLE', purchase: 'not_made' },
      trouble: { code: 'SHARED_LEDGER_NEWER', values: { found: known + 1, known } },
    },
  });

  // One that only adds to it lets earlier ones go on.
  await database.asAdministrator('UPDATE packbench.version SET oldest = $1 WHERE number = $1 + 1', [known]);
  expect((await left.api.ship('old-enough', request())).status).toBe(200);
});
