import { fileURLToPath } from 'node:url';
import { until } from '../../helpers/until.ts';
import type { TestServer } from '../../postgres/postgres-server.ts';
import { tell } from '../../postgres/trouble/server-pair.ts';
import type { Scene } from './cluster.ts';
import { addMigrations } from './stand-in-migrations.ts';
import { DATABASE } from './desk.ts';

const entry = fileURLToPath(new URL('./newer-station.ts', import.meta.url));
const PATIENCE_MS = 20_000;

const versionOf = async (primary: TestServer): Promise<number> =>
  Number((await tell(primary, 'SELECT max(number) AS number FROM packbench.version', [], DATABASE))[0]?.['number']);

const hasColumn = async (primary: TestServer, newer: number): Promise<boolean> =>
  (
    await tell(
      primary,
      `SELECT 1 FROM pg_attribute WHERE attrelid = 'packbench.shipment'::regclass AND attname = $1`,
      [`stand_in_${newer}`],
      DATABASE,
    )
  ).length > 0;

const isBetweenStatements = async (primary: TestServer): Promise<boolean> =>
  (await tell(primary, `SELECT 1 FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'`))
    .length > 0;

/**
 * Starts the newcomer with one migration more than the ledger has, and kills it between its statements, or lets it live, while the other desks
 * buy. `isDone` where the ledger is of the new version after it.
 */
export async function killMigrating(
  { cluster, random, amid, seen }: Scene,
  newer: number,
): Promise<{ isSeen: boolean; isDone: boolean }> {
  const { newcomer, primary } = cluster;
  const before = await versionOf(primary());
  const options = { entry, env: { FAULT_NEWER: String(newer) } };
  newcomer.launch(options);
  const isBetween = await until(() => isBetweenStatements(primary()), { everyMs: 20, atMostMs: PATIENCE_MS });
  const isAmid = await amid(() => newcomer.kill());
  await until(async () => !(await isBetweenStatements(primary())), { everyMs: 20, atMostMs: PATIENCE_MS });
  const after = await versionOf(primary());
  if (after === before && (await hasColumn(primary(), newer))) seen.push(`a version ${after} is half made`);
  if (random() < 0.5) return { isSeen: isBetween && isAmid, isDone: after > before };
  await newcomer.start(options);
  cluster.traffic.send(newcomer, 2);
  await until(() => cluster.traffic.bought(newcomer) > 0, { atMostMs: PATIENCE_MS });
  if (cluster.traffic.bought(newcomer) === 0) seen.push('a desk of the later version cannot buy');
  await newcomer.kill();
  return { isSeen: isBetween && isAmid, isDone: (await versionOf(primary())) > before };
}

/** A version with which older programs cannot work: each older one is refused at its start, with both versions named; newer ones go on. */
export async function upgradeAll({ cluster }: Scene, newer: number): Promise<string[]> {
  const { newcomer, desks, primary } = cluster;
  const wrong: string[] = [];
  const version = (await versionOf(primary())) + 1;
  const options = { entry, env: { FAULT_NEWER: String(newer), FAULT_OLDEST: String(version) } };
  await Promise.all(desks.map((desk) => desk.kill()));
  await newcomer.start(options);
  await newcomer.kill();
  // Whoever compares the books needs the later version, too.
  addMigrations(newer, version);
  const [first] = desks;
  const refused = first?.launch();
  await refused?.ended;
  const said = refused?.said() ?? '';
  if (/ready at/.test(said) || ![version, version - newer].every((each) => new RegExp(`\\b${each}\\b`).test(said)))
    wrong.push(`an older program is not refused, or not in words that name both versions: ${said}`);
  for (const desk of desks) await desk.start(options);
  return wrong;
}
