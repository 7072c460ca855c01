import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Ledger } from '#electron/engine/ledger.ts';
import type { Seen } from '#electron/ledger/local/seen-file.ts';
import { newFolder, TestClock } from '../../ledger/samples.ts';
import { openPostgresLedger } from '../database.ts';
import { addressOf, startPostgres, type PostgresServer } from '../postgres-server.ts';

export const NAMES = ['seller', 'idle'] as const;
export type Name = (typeof NAMES)[number];

/** Two desks of a ledger, of which a copy is made that takes its place later. */
export interface CopiedDesks {
  desks: Record<Name, Ledger>;
  /** Begins a run of a desk. */
  open(name: Name): Promise<void>;
  seenBy(name: Name): Seen | null;
  /** The path of the desk's witness. */
  witnessOf(name: Name): string;
  copyAside: PostgresServer['copyAside'];
  killAndRestart: PostgresServer['killAndRestart'];
}

export function useCopiedDesks(): CopiedDesks {
  const desks = {} as Record<Name, Ledger>;
  let server: PostgresServer;
  let folders: Record<Name, ReturnType<typeof newFolder>>;
  let address: ReturnType<typeof addressOf>;
  let made = 0;

  const at: CopiedDesks = {
    desks,
    async open(name) {
      desks[name] = await openPostgresLedger({ address, folder: folders[name].folder, clock: new TestClock() });
    },
    seenBy(name) {
      const path = join(folders[name].folder, 'desk-seen.json');
      return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Seen) : null;
    },
    witnessOf: (name) => join(folders[name].folder, 'desk-witness'),
    copyAside: () => server.copyAside(),
    killAndRestart: () => server.killAndRestart(),
  };

  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  beforeEach(async () => {
    const database = `copied_${(made += 1)}`;
    await server.createDatabase(database);
    address = addressOf(server.connection, database);
    folders = { seller: newFolder(), idle: newFolder() };
    for (const name of NAMES) await at.open(name);
  });
  afterEach(async () => {
    await Promise.all(NAMES.map((name) => desks[name].close()));
    for (const name of NAMES) folders[name].remove();
  });
  afterAll(() => server.stop());
  return at;
}
