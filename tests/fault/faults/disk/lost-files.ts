import { existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integer, type Fault, type Random } from '../../harness/fault.ts';
import { copyLedger, hashesOf, LEDGER } from '../../harness/ledger-files.ts';
import { inWorld, type World } from '../../harness/world.ts';

const LOG = `${LEDGER}-wal`;

/** What happens to the files of a station that was killed. */
const LOSSES: Record<string, (folder: string, random: Random) => void> = {
  'the ledger cut off': (folder, random) => cutOff(join(folder, LEDGER), random),
  'the ledger emptied': (folder) => truncateSync(join(folder, LEDGER), 0),
  'the ledger zeroed': (folder) => zero(join(folder, LEDGER)),
  'the ledger gone': (folder) => rmSync(join(folder, LEDGER)),
  'the log gone': (folder) => rmSync(join(folder, LOG)),
  'all but the mark gone': (folder) => [LEDGER, LOG].forEach((name) => rmSync(join(folder, name))),
};
const NAMES = Object.keys(LOSSES);

function cutOff(file: string, random: Random): void {
  const { length } = readFileSync(file);
  // Within the pages that a new ledger has: the log may hold every later one.
  truncateSync(file, Math.min(length - 1, 100 + integer(random, 100_000)));
}

const zero = (file: string) => writeFileSync(file, Buffer.alloc(readFileSync(file).length));

/** Files of the ledger are cut off or gone: no new ledger is made in silence, and what is left is put away together, nothing thrown away. */
export const lostFiles: Fault = {
  name: 'lost-files',
  title: `files of the ledger are cut off or gone (${NAMES.length} ways)`,
  runs: { short: 1, long: NAMES.length * 5 },
  run: (times, random) =>
    inWorld({}, async (world) => {
      const station = await world.start();
      await world.buyer.advance(station.api, 'kept');
      const { body } = await station.api.post('/station/v1/backups', undefined);
      station.signal('SIGKILL');
      await station.ended;
      const whole = copyLedger(world.dataDir, world.folder);
      const first = integer(random, NAMES.length);
      const violations: string[] = [];
      for (let count = 0; count < times; count += 1) {
        const name = NAMES[(first + count) % NAMES.length] ?? '';
        LOSSES[name]?.(world.dataDir, random);
        violations.push(...(await refusedThenRestored(world, body.backup.name)).map((said) => `${name}: ${said}`));
        rmSync(join(world.dataDir, 'quarantine'), { recursive: true, force: true });
        whole.putBack();
      }
      return violations;
    }),
};

async function refusedThenRestored(world: World, backup: string): Promise<string[]> {
  const before = hashesOf(world.dataDir);
  const refused = world.launch();
  await refused.ready.then(() => refused.signal('SIGKILL')).catch(() => undefined);
  const { code } = await refused.ended;
  if (code !== 1) return [`it started: ${refused.said()}`];
  if (before !== hashesOf(world.dataDir)) return ['a start that was refused changed the files'];
  if (!refused.said().includes(`--restore ${backup}`)) return [`it said: ${refused.said()}`];

  const restored = await world.start({ args: ['--restore', backup] });
  const { body } = await restored.api.get('/station/v1/shipments/by-transaction/kept');
  await world.stop(restored);
  const quarantine = join(world.dataDir, 'quarantine');
  const [set] = existsSync(quarantine) ? readdirSync(quarantine) : [];
  const away = set === undefined ? '' : hashesOf(join(quarantine, set));
  if (away !== before) return [`put away were ${away}, there had been ${before}`];
  return body.success === true ? [] : ['the backup lacks what it had'];
}
