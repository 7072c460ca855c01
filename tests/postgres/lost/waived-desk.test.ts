import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CreateAdapter } from '#electron/adapters/index.ts';
import { createRangeAdapter } from '#electron/adapters/range/index.ts';
import { failedBecause } from '#electron/engine/shipping/adapter.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { range } from '../../helpers/range.ts';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation, type TestStation } from '../../helpers/station.ts';
import { newDatabase, type TestDatabase } from '../database.ts';

let database: TestDatabase;
let gone: TestStation;
let left: TestStation;

const unknown = async () => failedBecause('unknown', diagnostic('NO_ANSWER_IN_TIME'));
/** Of the desk that is lost: its answers came after what the database falls back to. */
const adapters: readonly CreateAdapter[] = [
  (ports) => ({ ...createRangeAdapter(ports), purchase: unknown, lookup: unknown }),
];

beforeAll(async () => {
  database = await newDatabase();
  gone = await startTestStation({ ledger: database.address, adapters });
  const dataDir = newDataDir();
  copyFileSync(join(gone.dataDir, 'credentials.json'), join(dataDir, 'credentials.json'));
  left = await startTestStation({ ledger: database.address, dataDir });
}, 60_000);
afterAll(async () => {
  await Promise.all([gone.dispose(), left.dispose()]);
  await database.drop();
});

test('what was in doubt when a desk was waived is not proved unsold by a number that no row has: it stays in doubt, and its id is not free', async () => {
  const [account] = (await gone.api.get('/station/v1/accounts')).body.accounts;
  await gone.api.post('/station/v1/accounts', { ...account, carrierId: 'live', adapter: range() });
  expect((await gone.api.ship('in-doubt', request({ carrierId: 'live' }))).status).toBe(504);
  const { fallBack } = await database.snapshot();
  await gone.api.ship('since', request());
  await gone.stop();
  await fallBack();
  await left.api.ship('noticed', request());
  expect(await left.ledger.awaited?.waive(gone.ledger.stationId, 'lead')).toBe(true);

  const { id } = (await left.api.get('/station/v1/shipments?transactionId=in-doubt')).body.shipments[0];
  const lookUp = async () => (await left.api.post(`/station/v1/shipments/${id}/lookup`, undefined)).body;
  // The station looks it up by itself, too.
  await expect.poll(lookUp).toMatchObject({ outcome: 'unknown', trouble: { code: 'RESTORED_WITH_GAP' } });
  const again = await left.api.ship('in-doubt', request({ carrierId: 'live' }));
  expect(again.body).toMatchObject({ code: 'TRANSACTION_IN_DOUBT', purchase: 'unknown' });
});
