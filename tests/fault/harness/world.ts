import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GatewayAdapterConfig } from '#shared/schema/accounts/account.ts';
import type { Api } from '../../helpers/api.ts';
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
  const { world, alive } = await createWorld(folder, options);
  try {
    const seen = await work(world);
    const station = await world.start();
    seen.push(...(await lastQuestions(station.api, world)));
    await world.stop(station);
    const outcome = await audit(join(world.dataDir, 'ledger.db'), world.carrier.sales(), world.buyer);
    return { ...outcome, violations: [...seen, ...outcome.violations] };
  } finally {
    for (const station of alive) {
      station.signal('SIGKILL');
      await station.ended;
    }
    await world.carrier.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createWorld(folder: string, options: WorldOptions): Promise<{ world: World; alive: SpawnedStation[] }> {
  const dataDir = options.dataDir ?? join(folder, 'data');
  const carrier = await startCarrier(folder, options.carrier);
  const alive: SpawnedStation[] = [];
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
    if (!isConnected) await connect(api, carrier.url, options.account);
    isConnected = true;
    return { ...station, api };
  }

  async function stop(station: Live): Promise<void> {
    station.signal('SIGTERM');
    await station.ended;
  }

  return { world: { folder, dataDir, carrier, buyer: createBuyer(), start, launch, stop }, alive };
}
