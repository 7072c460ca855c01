import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Ledger } from '#electron/engine/ledger.ts';
import { openPostgresLedger } from '#electron/ledger/postgres/open-ledger.ts';
import { addressOf } from '../../postgres/postgres-server.ts';
import { realSocket } from '../machine/node-itself.ts';
import { BEGINNING } from '../machine/process.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events } from '../machine/events.ts';
import type { Desk } from '../world/desk.ts';
import type { Home } from '../world/home.ts';
import { Network } from './network.ts';
import { TEMPLATE, type SimulationServer } from './server.ts';
import { simulateSockets } from './socket.ts';
import { SharedSight } from './shared-sight.ts';

let made = 0;
/** Nothing is missed by looking less often, and a year goes by sooner. */
const LOOK_EVERY_MS = 2000;

/** A ledger that several desks share: the real one in a real PostgreSQL, which runs only while the simulation stands still. */
export class SharedLedger implements Home {
  readonly isShared = true;
  /** Whoever runs the database makes backups of it. */
  backUp = () => null;
  restore = () => undefined;
  readonly sight: SharedSight;
  readonly network: Network;
  readonly #server: SimulationServer;
  readonly #database: string;
  readonly #control: Client;

  private constructor(
    server: SimulationServer,
    database: string,
    control: Client,
    around: { events: Events; chance: Chance },
  ) {
    [this.#server, this.#database, this.#control] = [server, database, control];
    const { events } = around;
    this.sight = new SharedSight(control);
    const clock = join(server.folder, `clock-${process.pid}`);
    let written = -1;
    this.network = new Network({
      ...{ ...around, server, control },
      settings: (options) =>
        options
          .replace('search_path=packbench', 'search_path=packbench,simulated,pg_catalog')
          .replace(/idle_in_transaction_session_timeout=\w+/, 'idle_in_transaction_session_timeout=0')
          .concat(` -c simulation.clock=${clock}`),
      begins() {
        if (written === events.now) return;
        written = events.now;
        writeFileSync(clock, String((BEGINNING + events.now) / 1000));
      },
      ended: () => this.sight.refresh(),
    });
    simulateSockets(this.network.connect);
  }

  /** A new one, without anything in it. */
  static async make(server: SimulationServer, around: { events: Events; chance: Chance }): Promise<SharedLedger> {
    const database = `world_${process.pid}_${(made += 1)}`;
    await once(server, 'postgres', `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
    return new SharedLedger(server, database, await connect(server, database), around);
  }

  async remove(): Promise<void> {
    await this.#control.end();
    await once(this.#server, 'postgres', `DROP DATABASE ${this.#database} WITH (FORCE)`);
  }

  open = ({ folder, clock }: Desk): Promise<Ledger> =>
    openPostgresLedger({
      address: addressOf(this.#server, this.#database),
      folder,
      clock,
      isTrusted: true,
      lookEveryMs: LOOK_EVERY_MS,
    });

  opened(): void {
    // The mirror is that of all desks.
  }

  closed({ process: run }: Desk, isHeard = true): void {
    // One that stops in order says so to the database itself.
    if (!run.alive) this.network.died(run, isHeard);
  }

  setFull(): void {
    // The disk of a desk is not that of the database.
  }

  isWell = () => true;
}

async function connect(server: SimulationServer, database: string): Promise<Client> {
  const { host, port, user, password } = server;
  const client = new Client({ host, port, user, password, database, stream: realSocket });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function once(server: SimulationServer, database: string, statement: string): Promise<void> {
  const client = await connect(server, database);
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
