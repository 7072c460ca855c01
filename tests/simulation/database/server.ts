import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '#electron/ledger/postgres/database.ts';
import { migrate } from '#electron/ledger/postgres/migrate.ts';
import { startEmbeddedServer } from '../../../build/desks/embedded-server.ts';
import { addressOf, type TestServer } from '../../postgres/postgres-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** A real PostgreSQL for ledgers of the simulation. */
export interface SimulationServer extends TestServer {
  /** Where the server finds clocks. */
  folder: string;
}

/** A ledger that nobody has opened, which each world copies. */
export const TEMPLATE = 'template_ledger';
/** Of the server: its processes take part in the simulation one at a time, and nothing that it does by itself may change an answer. */
const SETTINGS = [
  ...[
    'max_connections=200',
    'autovacuum=off',
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'jit=off',
  ],
  ...['max_wal_size=4GB', 'checkpoint_timeout=1d', 'max_parallel_workers=0'],
];
/**
 * `clock_timestamp()` of the simulation: found before PostgreSQL's own in the search path that `Network` gives each connection. It reads the
 * clock from the file that the connection is told.
 */
const CLOCK = `
  CREATE SCHEMA simulated;
  CREATE FUNCTION simulated.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    $$ SELECT pg_catalog.to_timestamp(pg_catalog.pg_read_file(pg_catalog.current_setting('simulation.clock'))::double precision) $$;
  ALTER TABLE packbench.station ALTER heartbeat_at SET DEFAULT simulated.clock_timestamp();`;

/** Starts one, with the ledger that worlds copy; `stop` ends it and removes all that it had. */
export async function startSimulationServer(): Promise<{ server: SimulationServer; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(temporaryFolder().TMPDIR ?? tmpdir(), 'packbench-simulated-postgres-'));
  // Where it is started as root, it runs as a user of its own, who has to come through here.
  chmodSync(folder, 0o755);
  const started = await startEmbeddedServer(join(folder, 'data'), {
    ...{ password: 'of the simulation', settings: SETTINGS, initial: ['--no-sync'], authMethod: 'password' },
  });
  const { host, port, user, password } = started;
  await started.createDatabase(TEMPLATE);
  const template = openPool(addressOf(started, TEMPLATE));
  await migrate(template);
  for (const statement of CLOCK.split(/;\n/)) await template.run(statement.replace(/;$/, ''));
  await template.close();
  return {
    server: { host, port, user, password, folder },
    async stop() {
      await started.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
