import type { Events, Owner, Planned } from '../machine/events.ts';
import type { Backend } from './backend.ts';
import { endsRequest, join, split, withSettings, type Message } from './messages.ts';
import type { SimulatedSocket } from './socket.ts';

/** Milliseconds between two things that come one behind the other. */
const APART_MS = 0.001;

interface Ends {
  events: Events;
  owner: Owner;
  socket: SimulatedSocket;
  backend: Backend;
  /** How long a way takes now; milliseconds. */
  way(): number;
}

/**
 * A connection between a process of a station and its backend. What is sent comes in its order, and what is said of an end comes behind what
 * was sent before it.
 */
export class Connection {
  readonly owner: Owner;
  readonly backend: Backend;
  /** Whether it waits for a lock that somebody else has. */
  waitsForLock = false;
  /** Before the request that is carried out. */
  wasInTransaction = false;
  /** Nothing passes any more, and neither end is told. */
  isLost = false;
  readonly #ends: Ends;
  /** What was sent of a request that is not whole yet. */
  #request: Message[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #isFirst = true;
  /** Requests on their way, or without their answer. */
  #open = 0;
  readonly #latest = { server: 0, station: 0 };
  #idle: Planned | null = null;

  constructor(ends: Ends) {
    [this.#ends, this.owner, this.backend] = [ends, ends.owner, ends.backend];
  }

  /** Whether the server has nothing more to do for it: it is asked nothing, and holds nothing. */
  get isIdle(): boolean {
    return this.#open === 0 && !this.backend.isInTransaction;
  }

  /** Runs that once it is there, behind all that is on its way to that end; a process that is gone by then does not see it. */
  towards(end: 'server' | 'station', run: () => void): void {
    const { events, way } = this.#ends;
    const at = Math.max(events.now + way(), this.#latest[end] + APART_MS);
    this.#latest[end] = at;
    events.plan(at - events.now, run, end === 'server' ? events.outside : this.owner);
  }

  /** The requests that are whole with these bytes of the station. @param settings changes the `options` of the connection */
  takes(bytes: Buffer, settings: (options: string) => string): Message[][] {
    const { messages, rest } = split(Buffer.concat([this.#rest, bytes]), this.#isFirst);
    this.#rest = rest;
    const whole: Message[][] = [];
    for (const message of messages) {
      this.#request.push(this.#isFirst ? withSettings(message, settings) : message);
      this.#isFirst = false;
      if (endsRequest(message)) whole.push(this.#request.splice(0));
    }
    this.#open += whole.length;
    return whole;
  }

  /** The server has the next request. */
  heard(): void {
    if (this.#idle) this.#idle.run = null;
  }

  /** The server has answered. @param idle what it does after so many milliseconds, if it is asked nothing while it is in a transaction */
  answers(answer: readonly Message[], idleMs: number, idle: () => void): void {
    const { events, socket } = this.#ends;
    this.#open -= 1;
    this.towards('station', () => void (this.isLost || socket.destroyed || socket.push(join(answer))));
    if (this.backend.isInTransaction) this.#idle = events.plan(idleMs, idle, events.outside);
  }

  /** The station sees that the server has closed it, as it asked. */
  closes(): void {
    const { socket } = this.#ends;
    this.towards('station', () => void (this.isLost || socket.destroyed || socket.push(null)));
  }

  /** The station sees that it broke, behind what it still gets. */
  breaks(): void {
    this.towards('station', () => void (this.isLost || this.#ends.socket.fails('ECONNRESET')));
  }
}
