import type { Client } from 'pg';
import type { TestServer } from '../../postgres/postgres-server.ts';
import type { Chance } from '../machine/chance.ts';
import type { Events, Owner } from '../machine/events.ts';
import { Backend, TELLS_OF_WAITS } from './backend.ts';
import { Connection } from './connection.ts';
import type { Message } from './messages.ts';
import type { SimulatedSocket } from './socket.ts';

/** Each way takes the least, and mostly little more; milliseconds. */
const LEAST_WAY_MS = 0.05;
const MORE_WAY_MS = 0.3;
/** A session that asks nothing for so long in the middle of a transaction is ended, as `openPool` asks of the server. */
export const IDLE_MS = 20_000;

/** What is wrong between a desk and the database: nothing; connections are refused at once; nothing gets through, and nobody is told. */
export type NetworkTrouble = 'none' | 'refuses' | 'silent';

interface Ends {
  events: Events;
  chance: Chance;
  server: TestServer;
  /** Asks the server about its backends; it is not simulated. */
  control: Client;
  /** The `options` with which a station's connection is opened at the server. */
  settings(options: string): string;
  /** Called before the server runs anything. */
  begins(): void;
  /** Called when transactions have ended, and whoever waited for them has gone on. */
  ended(): Promise<void>;
}

/**
 * Between stations and the real server: every request and every answer takes its time, and can be late, lost or cut off; the server runs only
 * while the simulation stands still. It is told nothing of other sessions (NOTIFY), which the program does without.
 */
export class Network {
  readonly #ends: Ends;
  readonly #open = new Set<Connection>();
  readonly #trouble = new Map<string, NetworkTrouble>();
  /** Desks whose next transaction ends without their hearing of it. */
  readonly #losesAnswer = new Set<string>();
  #hasEnded = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** What is between the desk and the server from now on. Connections that it has are cut, or lost without a word. */
  between(desk: string, trouble: NetworkTrouble): void {
    this.#trouble.set(desk, trouble);
    if (trouble === 'refuses') this.cut(desk);
    if (trouble === 'silent') for (const each of this.#of(desk)) this.#lose(each);
  }

  /** All connections of the desk break, whatever they are about: what it has sent by then still arrives, or does not. */
  cut(desk: string): void {
    for (const each of this.#of(desk)) {
      each.breaks();
      if (this.#ends.chance.happens(0.5)) each.towards('server', () => this.#end(each));
      else this.#end(each);
    }
  }

  /** All connections of all desks break at once, and the server knows it: nothing is on its way any more. */
  cutAll(): void {
    for (const each of this.#open) this.#breakOff(each);
  }

  /** The next transaction of the desk that ends is done, and its connection breaks before that is said. */
  loseNextAnswer = (desk: string) => void this.#losesAnswer.add(desk);

  /**
   * The process is gone. What it has sent is still carried out.
   * @param isHeard whether the server hears that it is gone, behind that; else it finds out when a transaction is idle for too long
   */
  died(owner: Owner, isHeard: boolean): void {
    for (const each of [...this.#open].filter((one) => one.owner === owner)) {
      if (isHeard) each.towards('server', () => this.#end(each));
      else this.#lose(each);
    }
  }

  /** Nobody is simulated any more: whatever the server still does, it does. */
  letGo(): void {
    for (const { backend } of this.#open) backend.goOn();
  }

  /** A socket of whoever runs now opens a connection. */
  connect = (socket: SimulatedSocket): void => {
    const { events, server, control } = this.#ends;
    const owner = events.current;
    const opens = () => {
      const trouble = this.#trouble.get(deskOf(owner)) ?? 'none';
      if (trouble === 'silent' || socket.destroyed) return;
      if (trouble === 'refuses') return socket.fails('ECONNREFUSED');
      const connection = new Connection({
        ...{ events, owner, socket, backend: new Backend(server, control), way: this.#way },
      });
      this.#open.add(connection);
      socket.send = (bytes) => this.#sends(connection, bytes);
      socket.leave = () => connection.towards('server', () => void (connection.isLost || this.#end(connection)));
      socket.emit('connect');
    };
    events.plan(this.#way(), opens, owner);
  };

  #of = (desk: string) => [...this.#open].filter(({ owner }) => deskOf(owner) === desk);
  #way = () => LEAST_WAY_MS + this.#ends.chance.around(MORE_WAY_MS);

  #sends(from: Connection, bytes: Buffer): void {
    if (from.isLost) return;
    const settings = (options: string) => `${this.#ends.settings(options)} ${TELLS_OF_WAITS}`;
    for (const request of from.takes(bytes, settings)) from.towards('server', () => this.#arrives(from, request));
  }

  #arrives(from: Connection, request: Message[]): void {
    if (!this.#open.has(from)) return;
    from.heard();
    if (request.at(-1)?.type === 'X') {
      from.closes();
      return this.#end(from);
    }
    this.#atServer(async () => {
      if (!this.#open.has(from)) return;
      from.wasInTransaction = from.backend.isInTransaction;
      this.#answered(from, await from.backend.ask(request));
      await this.#waitersGoOn();
    });
  }

  /** The server does something while nothing else happens. */
  #atServer(work: () => Promise<void>): void {
    const { events, begins, ended } = this.#ends;
    events.hold(async () => {
      begins();
      this.#hasEnded = false;
      await work();
      if (this.#hasEnded) await ended();
    });
  }

  /** @param answer null where it waits for a lock */
  #answered(from: Connection, answer: Message[] | null): void {
    from.waitsForLock = answer === null;
    if (!answer) return;
    const hasEnded = from.wasInTransaction && !from.backend.isInTransaction;
    this.#hasEnded ||= hasEnded;
    if (hasEnded && this.#losesAnswer.delete(deskOf(from.owner))) return this.#breakOff(from);
    from.answers(answer, IDLE_MS, () => this.#breakOff(from));
    if (from.isLost && from.isIdle) this.#end(from);
  }

  /** Those who waited for a lock that is free now, until no other one goes on. */
  async #waitersGoOn(): Promise<void> {
    let goesOn = true;
    while (goesOn) {
      goesOn = false;
      for (const each of [...this.#open].filter(({ waitsForLock }) => waitsForLock)) {
        if (await each.backend.isBlocked()) continue;
        this.#answered(each, await each.backend.waits());
        goesOn ||= !each.waitsForLock;
      }
    }
  }

  /** Nothing passes on it any more; the server keeps what it holds until it is idle for too long. */
  #lose(connection: Connection): void {
    connection.isLost = true;
    if (connection.isIdle) this.#end(connection);
  }

  /** The server ends it, and the station sees that it broke. */
  #breakOff(connection: Connection): void {
    connection.breaks();
    this.#end(connection);
  }

  /** The server ends it: what was in a transaction is undone, and whoever waited for that goes on. */
  #end(connection: Connection): void {
    if (!this.#open.delete(connection)) return;
    connection.heard();
    this.#atServer(async () => {
      await connection.backend.end();
      await this.#waitersGoOn();
    });
  }
}

/** A process is named for its desk and its run (`world/desk.ts`). */
const deskOf = ({ name }: Owner) => name.split(',')[0] ?? '';
