import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startCarrierServer } from '../fault/carrier/carrier-server.ts';
import { orderBody } from '../fault/harness/buyer.ts';
import { connect } from '../fault/harness/connect.ts';
import { useTwoStations } from './two-stations.ts';

const folder = mkdtempSync(join(tmpdir(), 'packbench-looked-up-'));
const carrier = await startCarrierServer({ journalPath: join(folder, 'sales.jsonl') });
const stations = useTwoStations();
afterAll(async () => {
  await carrier.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a sale whose answer was lost at one desk is found from the other: it is looked up under the id that it was sent with', async () => {
  await connect(stations.one.api, carrier.url);
  // Desks of one ledger close and open secrets with the same key.
  copyFileSync(join(stations.one.dataDir, 'secrets.key'), join(stations.other.dataDir, 'secrets.key'));
  const lost = await stations.one.api.ship('lost', orderBody('sell-then-reset'));
  expect(lost.body).toMatchObject({ code: 'CARRIER_OUTCOME_UNKNOWN' });
  const { body: page } = await stations.other.api.get('/station/v1/shipments?state=UNKNOWN');
  await stations.other.api.post(`/station/v1/shipments/${page.shipments[0].id}/lookup`, undefined);
  const found = await stations.other.api.get('/station/v1/shipments/by-transaction/lost');
  expect(found).toMatchObject({ status: 200, body: { state: 'LABELLED' } });
});
