import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import type { Fault } from '../harness/fault.ts';
import { hashesOf, LEDGER } from '../harness/ledger-files.ts';
import { inWorld, type World } from '../harness/world.ts';

/** The program is older than the ledger, as after an update that was taken back; the newer one was killed, so its log lies there too. */
export const newerLedger: Fault = {
  name: 'newer-ledger',
  title: 'an old program on a newer ledger',
  runs: { short: 1, long: 20 },
  run: (times) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      const station = await world.start();
      await world.buyer.advance(station.api, 'before');
      station.signal('SIGKILL');
      await station.ended;
      for (let count = 0; count < times; count += 1) {
        setVersion(world, MIGRATIONS.length + 1 + count);
        violations.push(...(await leftAlone(world)));
      }
      setVersion(world, MIGRATIONS.length);
      return violations;
    }),
};

/** By a process that is killed, as the newer program was. */
function setVersion({ dataDir }: World, version: number): void {
  const script = `const database = new (require('better-sqlite3'))(process.argv[1]);
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('wal_autocheckpoint = 0');
    database.pragma('user_version = ${version}');
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--eval', script, join(dataDir, LEDGER)], { cwd: import.meta.dirname });
}

/** It says what is the matter, and writes nothing. */
async function leftAlone(world: World): Promise<string[]> {
  const before = hashesOf(world.dataDir);
  const old = world.launch();
  await old.ready.then(() => old.signal('SIGKILL')).catch(() => undefined);
  const { code } = await old.ended;
  return [
    ...(code === 1 && old.said().includes('newer version of Packbench') ? [] : [`it said: ${old.said()}`]),
    ...(hashesOf(world.dataDir) === before ? [] : ['it changed the ledger']),
  ];
}
