import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readEvents } from '../../helpers/event-stream.ts';
import { batchesOf, slow } from '../../helpers/batches.ts';
import { request } from '../../helpers/requests.ts';
import { startTestStation } from '../../helpers/station.ts';

const checkOf = (body: { checks: { name: string }[] }) => body.checks.find(({ name }) => name === 'restore');

test('in a copied data folder nothing is bought, and no batch goes on, before a person confirms it', async () => {
  const first = await startTestStation();
  await first.api.ship('kept', request());
  const id = await batchesOf(() => first.api).started(slow(50));
  await first.stop();
  const dataDir = mkdtempSync(join(tmpdir(), 'packbench-copied-'));
  cpSync(first.dataDir, dataDir, { recursive: true });

  const copy = await startTestStation({ dataDir });
  const { api } = copy;
  const batches = batchesOf(() => api);
  expect(await batches.until(id, 'PAUSED')).toMatchObject({
    pauseReason: 'RESTORED',
    pauseDetail: expect.stringMatching(/copied/),
  });
  expect((await batches.steer(id, 'resume')).status).toBe(200);
  expect(await batches.until(id, 'PAUSED')).toMatchObject({
    pauseReason: 'RESTORE_UNCONFIRMED',
    pauseDetail: expect.stringMatching(/administrator/),
  });
  const refused = await api.ship('fresh', request());
  expect(refused.body).toMatchObject({
    ...{ status: 503, code: 'RESTORE_UNCONFIRMED', purchase: 'unknown' },
    trouble: { code: 'LEDGER_COPIED' },
  });
  const never = () => api.get('/station/v1/shipments/by-transaction/never');
  expect((await never()).body.code).toBe('TRANSACTION_IN_DOUBT');
  expect((await api.get('/station/v1/shipments/by-transaction/kept')).status).toBe(200);
  const ready = await api.get('/health/ready');
  expect(checkOf(ready.body)).toMatchObject({ status: 'failed', trouble: { code: 'LEDGER_COPIED' } });

  const events = await readEvents(copy.baseUrl, api.token);
  await events.next();
  expect((await api.call('POST', '/station/v1/restore/confirmation')).status).toBe(204);
  expect(await events.next()).toMatchObject({ data: { type: 'confirmation', id: 'restore' } });
  events.hangUp();
  expect((await batches.steer(id, 'resume')).status).toBe(200);
  expect((await batches.until(id, 'FINISHED')).counts.BOUGHT).toBe(50);
  expect((await api.ship('fresh', request())).status).toBe(200);
  expect((await never()).body.code).toBe('NOT_FOUND');
  expect(checkOf((await api.get('/station/v1/doctor')).body)).toBeUndefined();
  await copy.stop();
  const again = await startTestStation({ dataDir });
  expect((await again.api.ship('later', request())).status).toBe(200);
  await again.dispose();

  const original = await startTestStation({ dataDir: first.dataDir });
  expect((await original.api.ship('here', request())).status).toBe(200);
  expect(await batchesOf(() => original.api).read(id)).toMatchObject({ state: 'RUNNING' });
  await original.dispose();
});
