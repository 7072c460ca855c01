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
import type { Home, PlannedRestore } from '../world/home.ts';
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
  readonly sight: SharedSight;
  readonly network: Network;
  readonly #server: SimulationServer;
  readonly #database: string;
  readonly #events: Events;
  /** Of the server, not of the database. */
  readonly #control: Client;
  #looks: Client;
  #copies = 0;

  private constructor(
    server: SimulationServer,
    database: string,
    { control, looks }: { control: Client; looks: Client },
    around: { events: Events; chance: Chance },
  ) {
    [this.#server, this.#database, this.#control, this.#looks] = [server, database, control, looks];
    const { events } = around;
    this.#events = events;
    this.sight = new SharedSight(looks);
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
    const control = await connect(server, 'postgres');
    await control.query(`CREATE DATABASE ${database} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
    return new SharedLedger(server, database, { control, looks: await connect(server, database) }, around);
  }

  async remove(): Promise<void> {
    this.network.letGo();
    await this.#looks.end();
    for (const name of [this.#database, ...this.#copyNames()])
      await this.#control.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await this.#control.end();
  }

  /** Connections break, since nobody may be connected to what is copied: a desk takes up its work again by itself. */
  backUp(_: Desk, then: (backup: string) => void): void {
    const copy = this.#copyName((this.#copies += 1));
    this.#alone(async () => {
      await this.#control.query(`CREATE DATABASE ${copy} TEMPLATE ${this.#database} STRATEGY FILE_COPY`);
      return () => then(copy);
    });
  }

  /** The copy takes the place of the database; each desk has its own witness. */
  restore({ backup, then }: PlannedRestore): void {
    this.#alone(async () => {
      await this.#control.query(`DROP DATABASE ${this.#database} WITH (FORCE)`);
      await this.#control.query(`CREATE DATABASE ${this.#database} TEMPLATE ${backup} STRATEGY FILE_COPY`);
      return () => then(Infinity);
    });
  }

  /** Does it while nobody is connected to the database, and then, in the same moment, what it returns. */
  #alone(work: () => Promise<() => void>): void {
    this.network.cutAll();
    this.#events.hold(async () => {
      await this.sight.refresh();
      await this.#looks.end();
      const then = await work();
      this.#looks = await connect(this.#server, this.#database);
      then();
      await this.sight.attach(this.#looks);
    });
  }

  #copyName = (number: number) => `${this.#database}_copy_${number}`;
  #copyNames = () => Array.from({ length: this.#copies }, (_, index) => this.#copyName(index + 1));

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
