import type { TestProject } from 'vitest/node';
import { openPool } from '#electron/ledger/postgres/database.ts';
import { migrate } from '#electron/ledger/postgres/migrate.ts';
import { addressOf, startPostgres, type PostgresServer, type TestServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How the server of the tests is reached, as its superuser. */
    postgres: TestServer;
  }
}

/** A ledger that nobody has opened: copying it is quicker than making one. */
export const TEMPLATE = 'template_ledger';

/** A PostgreSQL server of this run's own; vitest stops it at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startWithTemplate();
  project.provide('postgres', server.connection);
  return () => server.stop();
}

/** A server that has the template. */
export async function startWithTemplate(): Promise<PostgresServer> {
  const server = await startPostgres();
  await server.createDatabase(TEMPLATE);
  const template = openPool(addressOf(server.connection, TEMPLATE));
  await migrate(template);
  await template.close();
  return server;
}
