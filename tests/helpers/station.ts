import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStation, type Station, type StationOptions } from '#electron/station.ts';
import type { TestDatabase } from '../postgres/database.ts';
import { createApi, type Api } from './api.ts';

export interface TestStation extends Station {
  dataDir: string;
  /** Calls the station as its first client; every answer is checked against the contract. */
  api: Api;
  credentials: { baseUrl: string; accessKey: string; secretKey: string };
  /** Stops it and removes its data folder, and its database where it has one. */
  dispose(): Promise<void>;
}

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'packbench-test-'));

/** A clock that stands still until it is turned. */
export function handClock(start = Date.parse('2026-03-02T09:00:00Z')) {
  let now = start;
  return { now: () => now, turn: (milliseconds: number) => void (now += milliseconds) };
}

/** Databases of stations by their data folders, so that a station which starts again finds its own. */
const databases = new Map<string, TestDatabase>();

/** The database of the station in the folder, where the tests of this run are about a ledger that stations share. */
async function sharedLedger(dataDir: string): Promise<Pick<StationOptions, 'ledger'>> {
  if (process.env['TEST_LEDGER'] !== 'postgres') return {};
  const { newDatabase } = await import('../postgres/database.ts');
  const database = databases.get(dataDir) ?? (await newDatabase());
  databases.set(dataDir, database);
  // Tests turn their clock.
  return { ledger: { ...database.address, isTrusted: true } };
}

/** One that can also be set, while no time passes. */
export function settableClock(start?: number) {
  const hand = handClock(start);
  let by = 0;
  return {
    now: () => hand.now() + by,
    elapsed: hand.now,
    set: (milliseconds: number) => void (by += milliseconds),
    turn: hand.turn,
  };
}

/** A whole station on a free port, in a data folder of its own unless one is given. */
export async function startTestStation(options: Partial<StationOptions> = {}): Promise<TestStation> {
  const dataDir = options.dataDir ?? newDataDir();
  const fixed = {
    host: '127.0.0.1',
    port: 0,
    stopPatienceMs: 500,
    ...(options.ledger ? {} : await sharedLedger(dataDir)),
  };
  const station = await startStation({ ...fixed, ...options, dataDir });
  const credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8')) as TestStation['credentials'];
  const api = await createApi(station.baseUrl, credentials);
  return {
    ...station,
    dataDir,
    credentials,
    api,
    dispose: async () => {
      await station.stop();
      await databases.get(dataDir)?.drop();
      databases.delete(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
