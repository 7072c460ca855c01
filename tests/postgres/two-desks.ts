import { afterEach, beforeEach } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import { newFolder, TestClock } from '../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from './database.ts';

/** Two desks of one ledger, which every test has afresh. */
export interface TwoDesks {
  one: Ledger;
  other: Ledger;
  /** That both go by. */
  clock: TestClock;
  /** Ends the run of a desk and begins its next one. */
  restart(desk: 'one' | 'other'): Promise<void>;
  /** As if the run of the desk had said nothing for so long. */
  silence(desk: 'one' | 'other', seconds: number): Promise<void>;
  /** Runs a statement that no station has. */
  asAdministrator: TestDatabase['asAdministrator'];
}

export function useTwoDesks(): TwoDesks {
  const desks = {} as TwoDesks;
  let remove: () => Promise<void>;

  beforeEach(async () => {
    const { address, asAdministrator, drop } = await newDatabase();
    const folders = { one: newFolder(), other: newFolder() };
    const clock = new TestClock();
    desks.clock = clock;
    const open = async (desk: 'one' | 'other') => {
      desks[desk] = await openPostgresLedger({ address, folder: folders[desk].folder, clock });
    };
    await open('one');
    await open('other');
    desks.restart = async (desk) => {
      await desks[desk].close();
      await open(desk);
    };
    desks.silence = (desk, seconds) =>
      asAdministrator(`UPDATE packbench.station SET heartbeat_at = now() - $2 * interval '1 second' WHERE id = $1`, [
        ...[desks[desk].stationId, seconds],
      ]);
    desks.asAdministrator = asAdministrator;
    remove = async () => {
      await Promise.all([desks.one.close(), desks.other.close()]);
      await drop();
      for (const folder of Object.values(folders)) folder.remove();
    };
  });
  afterEach(() => remove());
  return desks;
}
