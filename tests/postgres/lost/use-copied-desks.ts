import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import type { Seen } from '#electron/ledger/local/seen-file.ts';
import { newFolder, TestClock } from '../../ledger/samples.ts';
import { newDatabase, openPostgresLedger, type TestDatabase } from '../database.ts';
import type { PostgresServer } from '../postgres-server.ts';
import { startWithTemplate } from '../server.ts';

export const NAMES = ['seller', 'idle'] as const;
export type Name = (typeof NAMES)[number];

/** Two desks of a ledger, of which a copy is made that takes its place later. */
export interface CopiedDesks {
  desks: Record<Name, Ledger>;
  /** That both go by. */
  clock: TestClock;
  /** Begins a run of a desk. */
  open(name: Name): Promise<void>;
  seenBy(name: Name): Seen | null;
  /** The path of the desk's witness. */
  witnessOf(name: Name): string;
  /** Where the desk has its own, and the database. */
  placeOf(name: Name): { address: LedgerAddress; folder: string };
  /** As if no run had said anything for long. */
  silenceAll(): Promise<void>;
  copyAside: PostgresServer['copyAside'];
  killAndRestart: PostgresServer['killAndRestart'];
}

export function useCopiedDesks(): CopiedDesks {
  const desks = {} as Record<Name, Ledger>;
  let server: PostgresServer;
  let folders: Record<Name, ReturnType<typeof newFolder>>;
  let database: TestDatabase;

  const at: CopiedDesks = {
    desks,
    clock: new TestClock(),
    placeOf: (name) => ({ address: database.address, folder: folders[name].folder }),
    async open(name) {
      desks[name] = await openPostgresLedger({ ...at.placeOf(name), clock: at.clock });
    },
    seenBy(name) {
      const path = join(folders[name].folder, 'desk-seen.json');
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Seen) : null;
    },
    witnessOf: (name) => join(folders[name].folder, 'desk-witness'),
    silenceAll: () => database.asAdministrator("UPDATE packbench.station SET heartbeat_at = '-infinity'"),
    copyAside: () => server.copyAside(),
    killAndRestart: () => server.killAndRestart(),
  };

  beforeAll(async () => {
    server = await startWithTemplate();
  }, 60_000);
  beforeEach(async () => {
    database = await newDatabase(server.connection);
    at.clock = new TestClock();
    folders = { seller: newFolder(), idle: newFolder() };
    for (const name of NAMES) await at.open(name);
  });
  afterEach(async () => {
    await Promise.all(NAMES.map((name) => desks[name].close()));
    for (const name of NAMES) folders[name].remove();
    // All that the server has is copied in every test.
    await database.drop();
  });
  afterAll(() => server.stop());
  return at;
}
