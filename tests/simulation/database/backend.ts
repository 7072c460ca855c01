import type { Client } from 'pg';
import type { TestServer } from '../../postgres/postgres-server.ts';
import { realPause, realSocket } from '../machine/node-itself.ts';
import { endsAnswer, join, split, type Message } from './messages.ts';

/**
 * What a backend is told besides: to say to its client that it waits for a lock, once it has looked for a deadlock. So how long anything takes
 * decides nothing, neither that somebody waits nor who of several is refused: it is whoever came last.
 */
export const TELLS_OF_WAITS = '-c deadlock_timeout=10ms -c log_lock_waits=on -c client_min_messages=log';
/** The severity of a notice (PostgreSQL documentation, 53.8, field V); what is no warning is of those settings. */
const IS_WARNING = /\0VWARNING\0/;
const STILL_WAITS = /\0Mprocess \d+ still waiting for/;

/**
 * A connection to the real server, whose time stands still for the simulation while it answers. Its process is stopped while it waits for a lock:
 * of several that may go on once that is free, the server lets any be the first.
 */
export class Backend {
  /** Whether it is in a transaction, after the last answer. */
  isInTransaction = false;
  #pid = 0;
  #rest: Buffer = Buffer.alloc(0);
  #said: Message[] = [];
  #answer: PromiseWithResolvers<Message[]> | null = null;
  #stillWaits: PromiseWithResolvers<null> | null = null;
  #isStopped = false;
  readonly #socket = realSocket();
  readonly #control: Client;

  constructor({ host, port }: TestServer, control: Client) {
    this.#control = control;
    this.#socket.setNoDelay(true).connect(port, host);
    this.#socket.on('data', (bytes: Buffer) => this.#hears(bytes));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => this.#answered());
  }

  /** Sends a request, and gets its whole answer; null while it waits for a lock, and `waits` tells the rest. What ends without an answer has none. */
  async ask(request: readonly Message[]): Promise<Message[] | null> {
    this.#answer = Promise.withResolvers();
    this.#socket.write(join(request));
    return this.waits();
  }

  /** Goes on. @returns the answer; null where it waits for a lock that somebody has who does nothing meanwhile */
  async waits(): Promise<Message[] | null> {
    this.#stillWaits = Promise.withResolvers();
    this.goOn();
    const said = await Promise.race([this.#answer?.promise ?? [], this.#stillWaits.promise]);
    if (said) this.#answer = null;
    else this.#stop();
    return said;
  }

  #stop(): void {
    this.#isStopped = true;
    process.kill(this.#pid, 'SIGSTOP');
  }

  /** Its process runs, whatever it waits for. */
  goOn(): void {
    if (!this.#isStopped) return;
    this.#isStopped = false;
    process.kill(this.#pid, 'SIGCONT');
  }

  /** Nothing holds any more what it had: what was in a transaction is undone when this resolves. */
  async end(): Promise<void> {
    const isBusy = this.isInTransaction || this.#answer !== null;
    if (isBusy) await this.#control.query('SELECT pg_terminate_backend($1)', [this.#pid]);
    this.goOn();
    this.#socket.destroy();
    while (isBusy && (await this.#isThere())) await realPause(1);
  }

  async #isThere(): Promise<boolean> {
    const { rows } = await this.#control.query('SELECT FROM pg_stat_activity WHERE pid = $1', [this.#pid]);
    return rows.length > 0;
  }

  /** Whether it waits for a lock that somebody else has. */
  async isBlocked(): Promise<boolean> {
    const { rows } = await this.#control.query<{ blocked: boolean }>(
      'SELECT cardinality(pg_blocking_pids($1)) > 0 AS blocked',
      [this.#pid],
    );
    return rows[0]?.blocked === true;
  }

  #hears(bytes: Buffer): void {
    const { messages, rest } = split(Buffer.concat([this.#rest, bytes]));
    this.#rest = Buffer.from(rest);
    for (const message of messages) {
      if (message.type === 'K') this.#pid = message.body.readInt32BE(0);
      if (isForStation(message)) this.#said.push({ type: message.type, body: Buffer.from(message.body) });
      else if (STILL_WAITS.test(textOf(message))) this.#stillWaits?.resolve(null);
      if (message.type === 'Z') this.isInTransaction = message.body.toString('latin1') !== 'I';
      if (endsAnswer(message)) this.#answered();
    }
  }

  #answered(): void {
    const said = this.#said;
    this.#said = [];
    this.#answer?.resolve(said);
  }
}

const textOf = ({ body }: Message) => `\0${body.toString('utf8')}`;
/** Other stations' news (NOTIFY) comes whenever the server likes. */
const isForStation = (message: Message) =>
  message.type !== 'A' && (message.type !== 'N' || IS_WARNING.test(textOf(message)));
