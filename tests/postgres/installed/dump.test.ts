import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { accept, bringTo, newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';
import { INSTALLED } from '../postgres-server.ts';

/** A program of the server that the tests run on, with what is said in the environment as people do. */
function run(program: string, { address }: TestDatabase, ...args: string[]): void {
  const { host, port, user, password } = inject('postgres');
  const env = { PGHOST: host, PGPORT: String(port), PGUSER: user, PGPASSWORD: password, PGDATABASE: address.database };
  const { status, stderr } = spawnSync(join(INSTALLED ?? '', program), args, { env, encoding: 'utf8' });
  expect(status, `${program}: ${stderr}`).toBe(0);
}

test.skipIf(!INSTALLED)(
  'pg_dump and pg_restore bring a ledger back; what was accepted since, the desk states again, as in doubt (needs TEST_POSTGRES_BIN)',
  async () => {
    const [database, restored] = [await newDatabase(), await newDatabase()];
    const { folder, remove } = newFolder();
    const open = (at: TestDatabase) => openPostgresLedger({ address: at.address, folder, clock: new TestClock() });
    try {
      const ledger = await open(database);
      const kept = await accept(ledger);
      await bringTo(ledger, kept.id, 'LABELLED');
      const dump = join(folder, 'packbench.dump');
      run('pg_dump', database, '-Fc', '-f', dump);
      const later = await accept(ledger);
      await bringTo(ledger, later.id, 'LABELLED');
      await ledger.close();
      await restored.asAdministrator('DROP SCHEMA packbench CASCADE');
      run('pg_restore', restored, '-d', restored.address.database, dump);

      const again = await open(restored);
      try {
        expect(await again.shipments.find(kept.id)).toMatchObject({ state: 'LABELLED' });
        expect(await again.shipments.find(later.id)).toMatchObject({ state: 'UNKNOWN' });
        expect((await again.maintenance.check()).filter(({ status }) => status !== 'ok')).toEqual([]);
        expect(await accept(again)).toMatchObject({ state: 'SENDING' });
      } finally {
        await again.close();
      }
    } finally {
      remove();
      await Promise.all([database.drop(), restored.drop()]);
    }
  },
);
