import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreAtStart } from '#electron/start/restore-at-start.ts';
import type { GatewayAdapterConfig } from '#electron/adapters/gateway/config.ts';
import type { Api } from '../../helpers/api.ts';
import { startTestStation, type TestStation } from '../../helpers/station.ts';
import { startCarrier, type Carrier } from '../carrier/carrier.ts';
import type { CarrierOptions } from '../carrier/carrier-server.ts';
import { audit } from './audit.ts';
import { createBuyer, type Buyer } from './buyer.ts';
import { connect } from './connect.ts';
import type { Outcome } from './fault.ts';
import { lastQuestions } from './last-questions.ts';
import { apiOf, spawnStation, type SpawnedStation, type SpawnOptions } from './spawn-station.ts';

export interface Live extends SpawnedStation {
  api: Api;
}

/** A carrier, a station's data folder and a client, for one fault. */
export interface World {
  folder: string;
  dataDir: string;
  carrier: Carrier;
  buyer: Buyer;
  /** Starts the station; the first start connects it to the carrier. */
  start(options?: SpawnOptions): Promise<Live>;
  /** Starts it in this process, where it need not die: sooner, and the same station. */
  startHere(): Promise<TestStation>;
  /** Starts it without waiting for it. */
  launch(options?: SpawnOptions): SpawnedStation;
  /** Ends the station in good order. */
  stop(station: Live): Promise<void>;
}

export interface WorldOptions {
  carrier?: Partial<Pick<CarrierOptions, 'labels' | 'delayMs'>>;
  account?: Partial<GatewayAdapterConfig>;
  /** Where the data folder lies, if not beside the carrier's journal. */
  dataDir?: string;
}

/**
 * Makes trouble in a world of its own: the work gives the broken promises that it saw. After it the station is started once more, the client
 * asks its last questions, and everybody's books are compared.
 */
export async function inWorld(options: WorldOptions, work: (world: World) => Promise<string[]>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-fault-'));
  const { world, alive, here } = await createWorld(folder, options);
  try {
    const seen = await work(world);
    const station = await world.startHere();
    seen.push(...(await lastQuestions(station.api, world)));
    await station.stop();
    const outcome = await audit(join(world.dataDir, 'ledger.db'), world.carrier.sales(), world.buyer);
    return { ...outcome, violations: [...seen, ...outcome.violations] };
  } finally {
    for (const station of alive) {
      station.signal('SIGKILL');
      await station.ended;
    }
    for (const station of here) await station.stop();
    await world.carrier.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Created {
  world: World;
  alive: SpawnedStation[];
  /** In this process. */
  here: TestStation[];
}

async function createWorld(folder: string, options: WorldOptions): Promise<Created> {
  const dataDir = options.dataDir ?? join(folder, 'data');
  const carrier = await startCarrier(folder, options.carrier);
  const alive: SpawnedStation[] = [];
  const here: TestStation[] = [];
  let isConnected = false;

  function launch(spawn: SpawnOptions = {}): SpawnedStation {
    const station = spawnStation(dataDir, spawn);
    alive.push(station);
    void station.ended.then(() => alive.splice(alive.indexOf(station), 1));
    return station;
  }

  async function start(spawn: SpawnOptions = {}): Promise<Live> {
    const station = launch(spawn);
    const api = await apiOf(station, dataDir);
    await connectOnce(api);
    return { ...station, api };
  }

  async function startHere(): Promise<TestStation> {
    await restoreAtStart(dataDir);
    const station = await startTestStation({ dataDir });
    here.push(station);
    await connectOnce(station.api);
    return station;
  }

  async function connectOnce(api: Api): Promise<void> {
    if (!isConnected) await connect(api, carrier.url, options.account);
    isConnected = true;
  }

  async function stop(station: Live): Promise<void> {
    station.signal('SIGTERM');
    await station.ended;
  }

  const world = { folder, dataDir, carrier, buyer: createBuyer(), start, startHere, launch, stop };
  return { world, alive, here };
}
