import Database from 'better-sqlite3';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_ID, migrate } from '#electron/ledger/sqlite/migrate.ts';
import { MIGRATIONS } from '#electron/ledger/sqlite/migrations/index.ts';
import { integer, type Fault, type Random } from '../../harness/fault.ts';
import { inWorld, type World } from '../../harness/world.ts';

/** The version of the ledger that is brought up to date. */
const OLD = 4;

/** The station dies while it brings an old ledger to the new version: the ledger is the old one or the new one, never half of each. */
export const migrationKilled: Fault = {
  name: 'migration',
  title: 'kill -9 in the middle of a migration',
  runs: { short: 1, long: 20 },
  run: (times, random) =>
    inWorld({}, async (world) => {
      const violations: string[] = [];
      mkdirSync(world.dataDir, { recursive: true, mode: 0o700 });
      makeOldLedger(join(world.dataDir, 'ledger.db'));
      for (let count = 0; count < times; count += 1) violations.push(...(await dieMigrating(world, random)));
      const station = await world.startHere();
      const { body } = await station.api.get('/station/v1/settings');
      if (body.retentionDays !== 41) violations.push('what the old ledger held is gone');
      await world.buyer.advance(station.api, 'after');
      await station.stop();
      return violations;
    }),
};

function makeOldLedger(path: string): void {
  const old = new Database(path);
  old.pragma(`application_id = ${APPLICATION_ID}`);
  migrate(old, MIGRATIONS.slice(0, OLD));
  old.prepare('INSERT INTO setting (name, value) VALUES (?, ?)').run('retentionDays', '41');
  old.close();
}

async function dieMigrating({ dataDir, launch }: World, random: Random): Promise<string[]> {
  const path = join(dataDir, 'ledger.db');
  const left = MIGRATIONS.length - versionOf(path);
  if (left === 0) return [];
  const station = launch({ dieAt: { step: 'migrating', count: 1 + integer(random, Math.min(left, 3)) } });
  await station.ready.catch(() => undefined);
  station.signal('SIGTERM');
  const { signal } = await station.ended;
  return [...(signal === 'SIGKILL' ? [] : ['no migration was hit']), ...halfMade(path)];
}

const versionOf = (path: string) =>
  reading(path, (database) => database.pragma('user_version', { simple: true }) as number);

/** Its tables are exactly those of the version that it says it has. */
function halfMade(path: string): string[] {
  const version = versionOf(path);
  const model = new Database(':memory:');
  migrate(model, MIGRATIONS.slice(0, version));
  const expected = schemaOf(model);
  model.close();
  return reading(path, schemaOf) === expected ? [] : [`version ${version} is half made`];
}

const schemaOf = (database: Database.Database) =>
  JSON.stringify(database.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all());

function reading<T>(path: string, work: (database: Database.Database) => T): T {
  const database = new Database(path);
  try {
    return work(database);
  } finally {
    database.close();
  }
}
