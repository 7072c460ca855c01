import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Api } from '../../helpers/api.ts';
import { openCuttingProxy, type CuttingProxy } from '../../postgres/trouble/cutting-proxy.ts';
import type { Host } from '../../postgres/trouble/link.ts';
import type { TestServer } from '../../postgres/postgres-server.ts';
import { apiOf, spawnStation, type SpawnedStation, type SpawnOptions } from '../harness/spawn-station.ts';
import { openCarrierWay, type CarrierWay } from './carrier-way.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));
export const DATABASE = 'warehouse';
/** How long a station may be refused by a database that is away, before nobody believes that it comes back. */
const START_MS = 180_000;

/** Where a desk belongs. */
export interface Place {
  folder: string;
  /** Of the servers, in the order in which stations try them. */
  servers: readonly [TestServer, ...TestServer[]];
  carrier: Host;
  acceptsAsynchronous: boolean;
}

/** A station of the ledger that all share; it reaches the database and the carrier on ways of its own. */
export interface Desk {
  name: string;
  database: CuttingProxy;
  carrier: CarrierWay;
  /** Null while it is down. */
  station: SpawnedStation | null;
  api: Api;
  url: string;
  /** Starts it, and again where the database is away. @throws Error with what it said where it never does. */
  start(options?: SpawnOptions): Promise<void>;
  /** Starts it without waiting for it. */
  launch(options?: SpawnOptions): SpawnedStation;
  kill(): Promise<void>;
  /** How far its clock is from the machine's; heard at once where it runs. */
  turnClock(aheadByMs: number): void;
  close(): Promise<void>;
}

export async function createDesk(
  number: number,
  { folder, servers, carrier, acceptsAsynchronous }: Place,
): Promise<Desk> {
  const [first] = servers;
  const database = await openCuttingProxy(...servers);
  const carrierWay = await openCarrierWay(carrier);
  const dataDir = join(folder, `desk-${number}`);
  const firstDataDir = join(folder, 'desk-0');
  const passwordFile = join(folder, 'password');
  const clockFile = join(folder, `clock-${number}`);
  writeFileSync(passwordFile, first.password, { mode: 0o600 });
  const hosts = database.ports.map((port) => `127.0.0.1:${port}`).join(',');
  const args = [
    ...['--ledger', `postgres://${first.user}@${hosts}/${DATABASE}`],
    ...['--ledger-password-file', passwordFile],
    ...(acceptsAsynchronous ? ['--accept-asynchronous-standby'] : []),
  ];
  const desk: Desk = {
    name: `desk-${number}`,
    database,
    carrier: carrierWay,
    station: null,
    api: undefined as unknown as Api,
    url: '',
    launch(options = {}) {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      // Desks of one ledger close and open secrets with the same key.
      const key = join(firstDataDir, 'secrets.key');
      if (number > 0 && existsSync(key)) copyFileSync(key, join(dataDir, 'secrets.key'));
      const env = { FAULT_CARRIER_WAY: `${carrier.port}:${carrierWay.port}`, FAULT_CLOCK: clockFile, ...options.env };
      const station = spawnStation(dataDir, { imports: [here('./inside-station.ts')], args, ...options, env });
      return (desk.station = station);
    },
    async start(options) {
      for (const end = Date.now() + START_MS; ;) {
        try {
          const station = desk.launch(options);
          desk.api = await apiOf(station, firstDataDir);
          desk.url = await station.ready;
          return;
        } catch (error) {
          await desk.kill();
          if (Date.now() > end) throw error;
          await wait(100);
        }
      }
    },
    async kill() {
      desk.station?.signal('SIGKILL');
      await desk.station?.ended;
      desk.station = null;
    },
    turnClock(aheadByMs) {
      writeFileSync(clockFile, String(aheadByMs));
      desk.station?.signal('SIGUSR2');
    },
    async close() {
      await desk.kill();
      await database.close();
      await carrierWay.close();
    },
  };
  return desk;
}
