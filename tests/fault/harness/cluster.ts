import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgresLedger } from '#electron/ledger/postgres/open-ledger.ts';
import { openCuttingProxy, type CuttingProxy } from '../../postgres/cutting-proxy.ts';
import { addressOf, startPostgres, type PostgresServer } from '../../postgres/postgres-server.ts';
import type { Api } from '../../helpers/api.ts';
import { startCarrier, type Carrier } from '../carrier/carrier.ts';
import { auditOf } from './audit.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import { connect } from './connect.ts';
import type { Outcome } from './fault.ts';
import { lastQuestions } from './last-questions.ts';
import { apiOf, spawnStation, type SpawnedStation, type SpawnOptions } from './spawn-station.ts';

const DATABASE = 'warehouse';

/** A station of the ledger that all share; it reaches the database through a proxy of its own. */
export interface DeskOfCluster {
  proxy: CuttingProxy;
  /** Null while it is down. */
  station: SpawnedStation | null;
  api: Api;
  start(options?: SpawnOptions): Promise<void>;
  kill(): Promise<void>;
}

/** Several stations, one database, one carrier, one careful client. */
export interface Cluster {
  desks: DeskOfCluster[];
  postgres: PostgresServer;
  carrier: Carrier;
  buyer: Buyer;
}

/** Makes trouble in a cluster of its own; after it everything is healed, the client asks its last questions, and the books are compared. */
export async function inCluster(count: number, work: (cluster: Cluster) => Promise<string[]>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-cluster-'));
  const postgres = await startPostgres();
  await postgres.createDatabase(DATABASE);
  const carrier = await startCarrier(folder, { delayMs: 20 });
  const desks: DeskOfCluster[] = [];
  try {
    for (let number = 0; number < count; number += 1) desks.push(await createDesk(folder, number, postgres));
    const [first] = desks;
    await first?.start();
    if (first) await connect(first.api, carrier.url);
    for (const desk of desks.slice(1)) await desk.start();

    const cluster = { desks, postgres, carrier, buyer: createBuyer() };
    const seen = await work(cluster);
    for (const desk of desks) {
      desk.proxy.heal();
      if (desk.station === null) await desk.start();
    }
    for (const { api } of desks) seen.push(...(await lastQuestions(api, cluster)));
    for (const { station } of desks) station?.signal('SIGTERM');
    await Promise.all(desks.map(({ station }) => station?.ended));
    const auditor = join(folder, 'auditor');
    mkdirSync(auditor);
    const address = addressOf(postgres.connection, DATABASE);
    const ledger = await openPostgresLedger({ address, folder: auditor, clock: Date });
    const outcome = await auditOf(ledger, carrier.sales(), cluster.buyer);
    return { ...outcome, violations: [...new Set([...seen, ...outcome.violations])] };
  } finally {
    await Promise.all(desks.map((desk) => desk.kill()));
    for (const { proxy } of desks) await proxy.close();
    await carrier.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createDesk(folder: string, number: number, postgres: PostgresServer): Promise<DeskOfCluster> {
  const { host, port, user, password } = postgres.connection;
  const proxy = await openCuttingProxy({ host, port });
  const dataDir = join(folder, `desk-${number}`);
  const firstDataDir = join(folder, 'desk-0');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  const args = [
    ...['--ledger', `postgres://${user}@127.0.0.1:${proxy.port}/${DATABASE}`],
    ...['--ledger-password-file', passwordFile],
  ];
  const desk: DeskOfCluster = {
    proxy,
    station: null,
    api: undefined as unknown as Api,
    async start(options = {}) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      // Desks of one ledger close and open secrets with the same key.
      const key = join(firstDataDir, 'secrets.key');
      if (number > 0 && existsSync(key)) copyFileSync(key, join(dataDir, 'secrets.key'));
      const station = spawnStation(dataDir, { ...options, args });
      desk.station = station;
      desk.api = await apiOf(station, firstDataDir);
    },
    async kill() {
      desk.station?.signal('SIGKILL');
      await desk.station?.ended;
      desk.station = null;
    },
  };
  return desk;
}
