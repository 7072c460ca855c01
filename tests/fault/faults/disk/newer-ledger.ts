import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NEWER_SHAPE } from '../../../helpers/newer-ledger.ts';
import type { Fault } from '../../harness/fault.ts';
import { copyLedger, hashesOf, LEDGER } from '../../harness/ledger-files.ts';
import { inWorld, type World } from '../../harness/world.ts';

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
      const own = copyLedger(world.dataDir, world.folder);
      for (let count = 0; count < times; count += 1) {
        makeNewer(world);
        const before = hashesOf(world.dataDir);
        violations.push(...(await refuses(world)));
        if (hashesOf(world.dataDir) !== before) violations.push('it changed the ledger');
        own.putBack();
      }
      return violations;
    }),
};

/** By a process that is killed, as the newer program was. */
function makeNewer({ dataDir }: World): void {
  const script = `const database = new (require('better-sqlite3'))(process.argv[1]);
    database.pragma('locking_mode = EXCLUSIVE');
    database.pragma('wal_autocheckpoint = 0');
    database.exec(process.argv[2]);
    process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--eval', script, join(dataDir, LEDGER), NEWER_SHAPE], { cwd: import.meta.dirname });
}

/** It says what is the matter, answers nobody, sends nothing to the carrier, and ends. */
async function refuses(world: World): Promise<string[]> {
  const { carrier } = world;
  const sales = carrier.sales().length;
  const old = world.launch();
  const { code } = await old.ended;
  return [
    ...(old.said().includes('newer version of Packbench') ? [] : [`it said: ${old.said()}`]),
    ...(carrier.sales().length === sales ? [] : ['it bought']),
    ...(code === 1 ? [] : [`it ended with ${code}`]),
  ];
}
