import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { NEWER_SHAPE } from '../../../helpers/newer-ledger.ts';
import { ask, orderBody } from '../../harness/buyer.ts';
import type { Fault } from '../../harness/fault.ts';
import { copyLedger, hashesOf, LEDGER } from '../../harness/ledger-files.ts';
import { apiOf } from '../../harness/spawn-station.ts';
import { inWorld, type World } from '../../harness/world.ts';

const ENDS = ['SIGKILL', 'SIGTERM'] as const;

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
        for (const end of ENDS) {
          const seen = await onlyRead(world, end);
          if (hashesOf(world.dataDir) !== before) seen.push('it changed the ledger');
          violations.push(...seen.map((said) => `${end}: ${said}`));
        }
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

/** It says what is the matter, answers what was bought, sends nothing to the carrier, and ends. */
async function onlyRead(world: World, end: NodeJS.Signals): Promise<string[]> {
  const { carrier, buyer, dataDir } = world;
  const sales = carrier.sales().length;
  const old = world.launch();
  const api = await apiOf(old, dataDir);
  const [known, now] = [buyer.orders.get('before'), await ask(api, 'before')];
  const answers = [
    { body: (await api.ship('after', orderBody())).body, due: 'LEDGER_READ_ONLY, not_made' },
    { body: (await api.ship('before', orderBody())).body, due: 'TRANSACTION_ID_REPEATED, made' },
  ];
  const { code } = await stop(old, end);
  return [
    ...(old.said().includes('newer version of Packbench') ? [] : [`it said: ${old.said()}`]),
    ...(JSON.stringify(now) === JSON.stringify(known) ? [] : ['answer lost: it is answered otherwise']),
    ...answers.flatMap(({ body, due }) =>
      `${body.code}, ${body.purchase}` === due ? [] : [`a purchase was answered ${JSON.stringify(body)}`],
    ),
    ...(carrier.sales().length === sales ? [] : ['it bought']),
    ...(end === 'SIGTERM' && code !== 0 ? [`it ended with ${code}`] : []),
  ];
}

function stop(station: ReturnType<World['launch']>, end: NodeJS.Signals) {
  station.signal(end);
  return station.ended;
}
