import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { request } from '../../helpers/requests.ts';
import { newDataDir, startTestStation } from '../../helpers/station.ts';

test('where the witness cannot be written sales go on, and a check warns', async () => {
  const dataDir = newDataDir();
  // In the way of the file that becomes the witness.
  mkdirSync(join(dataDir, 'ledger.db-witness.new', 'in-the-way'), { recursive: true });
  const station = await startTestStation({ dataDir });
  expect((await station.api.ship('sold', request())).status).toBe(200);
  expect((await station.api.get('/station/v1/shipments/by-transaction/sold')).status).toBe(200);

  const ready = await station.api.get('/health/ready');
  expect(ready.status).toBe(200);
  for (const { body } of [ready, await station.api.get('/station/v1/doctor')])
    expect(body.checks).toContainEqual(
      expect.objectContaining({
        name: 'witness',
        status: 'warning',
        trouble: expect.objectContaining({ code: 'WITNESS_FAILED' }),
      }),
    );
  await station.dispose();
});
