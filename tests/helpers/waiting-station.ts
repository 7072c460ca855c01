import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import { request } from './requests.ts';
import { startTestStation, type TestStation } from './station.ts';

const HOUR = 3_600_000;

/** A station that waits for a person: it was restored and does not know everything, and its clock is an hour ahead of the time that passed. */
export async function startWaitingStation(): Promise<TestStation> {
  const first = await startTestStation();
  const { dataDir } = first;
  await first.api.ship('kept', request());
  const { body } = await first.api.post('/station/v1/backups', undefined);
  await first.stop();
  writeFileSync(join(dataDir, 'ledger.db'), 'This was a ledger once.');
  await restoreAtStart(dataDir, body.backup.name);
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead, elapsed: () => performance.now() };
  const station = await startTestStation({ dataDir, clock });
  ahead = HOUR;
  return station;
}
