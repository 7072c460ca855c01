import { Client, type ClientConfig } from 'pg';
import type { LedgerAddress } from '#electron/ledger/postgres/address.ts';
import { inject } from 'vitest';
import { addressOf, type TestServer } from './postgres-server.ts';
import { TEMPLATE } from './server.ts';

import { openPostgresLedger as open, type SharedLedgerPlace } from '#electron/ledger/postgres/open-ledger.ts';

/** Tests turn their clock, and their server keeps nothing on a disk. */
export const openPostgresLedger = (place: SharedLedgerPlace) => open({ ...place, isTrusted: true });

let made = 0;

export interface TestDatabase {
  address: LedgerAddress;
  /** Runs a statement that no station has. */
  asAdministrator(statement: string, values?: unknown[]): Promise<void>;
  /** Remembers how the database is; `fallBack` puts it back so, under everybody who has it open. */
  snapshot(): Promise<{ fallBack(): Promise<void> }>;
  drop(): Promise<void>;
}

/**
 * An empty database of its own, on the server of the tests unless another one is given, which has the template.
 * @param like how it is made; as a copy of the template unless given
 */
export async function newDatabase(
  server: TestServer = inject('postgres'),
  like = `TEMPLATE ${TEMPLATE}`,
): Promise<TestDatabase> {
  const database = `ledger_${process.pid}_${(made += 1)}`;
  await onServer(server, `CREATE DATABASE ${database} ${like}`);
  return {
    address: addressOf(server, database),
    asAdministrator: (statement, values) => onServer({ ...server, database }, statement, values),
    snapshot: () => snapshotOf(server, database),
    drop: () => onServer(server, `DROP DATABASE ${database} WITH (FORCE)`),
  };
}

async function onServer(server: ClientConfig, statement: string, values?: unknown[]): Promise<void> {
  const client = new Client({ database: 'postgres', ...server });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** As a standby that lacks the last seconds and is promoted, or a dump that is restored: connections end, and what came since is gone. */
async function snapshotOf(server: TestServer, database: string): Promise<{ fallBack(): Promise<void> }> {
  const copy = `${database}_then`;
  // Stations that run would be back at once.
  await onServer(server, `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`);
  await endConnections(server, database);
  await onServer(server, `CREATE DATABASE ${copy} TEMPLATE ${database}`);
  await onServer(server, `ALTER DATABASE ${database} ALLOW_CONNECTIONS true`);
  return {
    async fallBack() {
      await onServer(server, `DROP DATABASE ${database} WITH (FORCE)`);
      await onServer(server, `ALTER DATABASE ${copy} RENAME TO ${database}`);
    },
  };
}

/** PostgreSQL copies only a database that nobody has open. */
async function endConnections(server: TestServer, database: string): Promise<void> {
  await onServer(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
}
