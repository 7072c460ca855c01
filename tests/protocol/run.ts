import { inspect, parseArgs } from 'node:util';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { seeded } from '../fault/harness/fault.ts';
import { newSeed } from '../forms.ts';
import { newFolder, TestClock } from '../ledger/samples.ts';
import { addressOf, startPostgres } from '../postgres/postgres-server.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { followWays, inWords, nothing } from './replay/compare.ts';
import { explore, type Bounds } from './model/explore.ts';
import { postgresPlace } from './replay/postgres-place.ts';
import { prepareLedger } from '../engine/shipping/prepare-ledger.ts';
import type { Place } from './replay/place.ts';
import { RULES } from './model/rules.ts';
import { sqlitePlace } from './replay/sqlite-place.ts';

/** `npm run protocol`: every state of the model, and ways of it that are taken in the program. */
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: String(newSeed()) },
    ways: { type: 'string', default: '10000' },
    'on-postgres': { type: 'string', default: '100' },
    stations: { type: 'string', default: '3' },
    ids: { type: 'string', default: '2' },
    'ways-only': { type: 'boolean', default: false },
  },
});
const BOUNDS: Bounds = { stations: Number(options.stations), ids: options.ids === '1' ? 1 : 2 };
const LENGTH = 30;
Object.assign(process.env, temporaryFolder());

/** How long it took, and how long it had a core. */
function stopwatch(): () => string {
  const begin = performance.now();
  const used = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(used);
    return `${((performance.now() - begin) / 1000).toFixed(0)} s (${((user + system) / 1e6).toFixed(0)} s of a core)`;
  };
}

function exploreAll(): boolean {
  const took = stopwatch();
  const { states, steps, depth, violation } = explore(RULES, BOUNDS, 2 ** 27);
  const { stations, ids } = BOUNDS;
  console.log(`${stations} stations, ${ids} ids: ${states} states, ${steps} steps, ${depth} deep, in ${took()}`);
  if (!violation) return true;
  console.error(`${violation.said}:\n${violation.trace.map(inWords).join('\n')}`);
  return false;
}

async function followAll(where: string, place: Place, ways: number, isLeftOut?: RegExp): Promise<boolean> {
  const took = stopwatch();
  const kinds = new Map<string, number>();
  const first = nothing(BOUNDS.stations, BOUNDS.ids);
  const found = await followWays(
    { place, rules: RULES, first, isLeftOut },
    {
      ...{ ways, length: LENGTH, random: seeded(Number(options.seed)) },
      each: (way) => way.forEach(({ kind }) => kinds.set(kind, (kinds.get(kind) ?? 0) + 1)),
    },
  );
  const steps = [...kinds.values()].reduce((sum, count) => sum + count, 0);
  const rarest = [...kinds].sort(([, a], [, b]) => a - b).slice(0, 3);
  console.log(
    `${where}: ${ways} ways, ${steps} steps of ${kinds.size} kinds, in ${took()} (--seed ${options.seed}); the rarest: ${rarest.map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
  );
  if (found) console.error(inspect(found, { depth: 9 }));
  return found === null;
}

async function onSqlite(): Promise<boolean> {
  const { path, remove } = newFolder();
  const ledger: Ledger = await openSqliteLedger({ path, clock: new TestClock() });
  await prepareLedger(ledger);
  const agrees = await followAll('on SQLite', sqlitePlace(ledger), Number(options.ways));
  await ledger.close();
  remove();
  return agrees;
}

async function onPostgres(): Promise<boolean> {
  const server = await startPostgres();
  await server.createDatabase('protocol');
  const place = await postgresPlace(addressOf(server.connection, 'protocol'), BOUNDS.stations);
  await prepareLedger(place.ledger);
  const agrees = await followAll('on PostgreSQL', place, Number(options['on-postgres']), /^accept unheard$/);
  await place.close();
  await server.stop();
  return agrees;
}

const held = options['ways-only'] ? [] : [exploreAll()];
if (options.ways !== '0') held.push(await onSqlite());
if (options['on-postgres'] !== '0') held.push(await onPostgres());
process.exitCode = held.includes(false) ? 1 : 0;
