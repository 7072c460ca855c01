import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { newDataDir, startTestStation, type TestStation } from '../helpers/station.ts';
import { newDatabase, type TestDatabase } from './database.ts';

/** Two whole stations on one ledger, for all tests of a file. Both are called as the same client. */
export interface TwoStations {
  one: TestStation;
  other: TestStation;
  /** As if the station had said nothing for so long; 15 seconds are longer than anybody waits for it. */
  silence(station: 'one' | 'other', seconds: number): Promise<void>;
}

export function useTwoStations(): TwoStations {
  const stations = {} as TwoStations;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await newDatabase();
    const ledger = database.address;
    stations.one = await startTestStation({ ledger });
    const dataDir = newDataDir();
    // Only the station that made the ledger knows the keys of its first client.
    copyFileSync(join(stations.one.dataDir, 'credentials.json'), join(dataDir, 'credentials.json'));
    stations.other = await startTestStation({ ledger, dataDir });
    stations.silence = (station, seconds) =>
      database.asAdministrator(
        `UPDATE packbench.station SET heartbeat_at = now() - $2 * interval '1 second' WHERE id = $1`,
        [...[stations[station].ledger.stationId, seconds]],
      );
  }, 60_000);
  afterAll(async () => {
    await Promise.all([stations.one.dispose(), stations.other.dispose()]);
    await database.drop();
  });
  return stations;
}
