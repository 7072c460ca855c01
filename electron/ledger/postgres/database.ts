import { Pool, types, type ClientBase, type PoolClient } from 'pg';
import { noLongerThan } from '#electron/engine/concurrency/index.ts';
import { LedgerAwayError } from '#electron/engine/ledger-errors.ts';
import type { LedgerAddress } from './address.ts';
import { storableText } from '../shipped-digest.ts';
import { isRetryable, translated } from './postgres-error.ts';

const INT8 = 20;
/** How often a transaction begins anew that PostgreSQL gave up because another one was in its way. */
const MOST_TRIES = 5;
/** Calls that read, or write a row or two, share so many connections; a purchase has one of its own. */
const CONNECTIONS = 4;
/** What is silent for so long is away. */
const CONNECT_MS = 5000;
const ANSWER_MS = 15_000;
/** How long a connection may take to end in order; one that the network has lost would for ever. */
const CLOSE_MS = 2000;

/**
 * Runs statements, each with values for `$1`, `$2` and so on. Columns come back under the names that the statement gives them. Statements
 * stay prepared on each connection, but for those of `search`.
 */
export interface Session {
  all<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  /** The first row; null where there is none. */
  one<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row | null>;
  /** How many rows it wrote. */
  run(statement: string, values?: readonly unknown[]): Promise<number>;
}

/** Statements that are put together for their call. */
export interface Searching {
  /** As `all` of a session; it is planned for these values, and not kept. */
  search<Row extends object>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
}

/** Statements outside of `transaction` are committed one by one. */
export interface Database extends Session, Searching {
  /**
   * Runs the work in one transaction, and again where another transaction was in its way: so the work changes nothing else. What it throws
   * rolls back and is thrown.
   */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  /** A connection of the caller's own, out of the pool. */
  connect(): Promise<Connection>;
  close(): Promise<void>;
}

export interface Connection extends Session, Searching {
  /** Gives it back; one that failed is thrown away. */
  release(failed?: boolean): void;
}

/** One of the hosts, with the connections to it. */
interface Host {
  at: number;
  pool: Pool;
  /** How many wait for a connection. */
  waiting: number;
}

/** How each of the hosts is reached. */
export const connectionsTo = ({ hosts, tls, database, user, password, readPassword }: LedgerAddress) =>
  hosts.map((host) => ({
    ...{ ...host, database, user, password: readPassword ?? password, ssl: tls, application_name: 'packbench' },
    ...{ connectionTimeoutMillis: CONNECT_MS, query_timeout: ANSWER_MS, keepAlive: true },
  }));

/** The database at the address: at the first of its hosts that is a primary, and at another one when that is gone. */
export function openPool(address: LedgerAddress): Database {
  const hosts = connectionsTo(address);
  let host = open(0);

  function open(at: number): Host {
    const pool = new Pool({
      ...hosts[at],
      max: CONNECTIONS,
      // A desk that hangs in the middle of a transaction must not keep its locks from the others.
      options:
        '-c search_path=packbench -c client_min_messages=warning -c idle_in_transaction_session_timeout=20s -c timezone=UTC',
      types: { getTypeParser: (id, format) => (id === (INT8 as typeof id) ? Number : types.getTypeParser(id, format)) },
      onConnect: requirePrimary,
    });
    // A connection that dies while nobody uses it is replaced by the next one.
    pool.on('error', () => undefined);
    // One that dies while somebody has it says so to whoever uses it next.
    pool.on('connect', (client) => void client.on('error', () => undefined));
    return { at, pool, waiting: 0 };
  }

  /** From the next host on, where one cannot be reached; the last error where none can. Of many who find it so, one goes on for all. */
  async function anyHost(): Promise<PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const asked = host;
      try {
        return await connectTo(asked);
      } catch (error) {
        if (!(error instanceof LedgerAwayError) || tries === hosts.length) throw error;
        if (host === asked && !isBusy(error)) host = open((asked.at + 1) % hosts.length);
        endUnused(asked);
      }
    }
  }

  async function connectTo(asked: Host): Promise<PoolClient> {
    asked.waiting += 1;
    try {
      return await translating(asked.pool.connect());
    } finally {
      asked.waiting -= 1;
      endUnused(asked);
    }
  }

  /** Once nobody waits for a connection to a host that was left: whoever waits in a pool that ends waits for nothing. */
  function endUnused(left: Host): void {
    if (left !== host && left.waiting === 0 && !left.pool.ending) void left.pool.end().catch(() => undefined);
  }

  const connect = async (): Promise<Connection> => {
    const client = await anyHost();
    return { ...sessionOn(client), release: (failed = false) => client.release(failed) };
  };

  /** On a connection that goes back whole, unless it died. */
  async function using<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const connection = await connect();
    let failed = true;
    try {
      const result = await work(connection);
      failed = false;
      return result;
    } catch (error) {
      failed = error instanceof LedgerAwayError;
      throw error;
    } finally {
      connection.release(failed);
    }
  }

  const once = <T>(work: (session: Session) => Promise<T>): Promise<T> =>
    using(async (connection) => {
      await connection.run('BEGIN');
      try {
        const result = await work(connection);
        await connection.run('COMMIT');
        return result;
      } catch (error) {
        await connection.run('ROLLBACK');
        throw error;
      }
    });

  return {
    all: (statement, values) => using((connection) => connection.all(statement, values)),
    search: (statement, values) => using((connection) => connection.search(statement, values)),
    one: (statement, values) => using((connection) => connection.one(statement, values)),
    run: (statement, values) => using((connection) => connection.run(statement, values)),
    async transaction(work) {
      for (let tries = 1; ; tries += 1) {
        try {
          return await once(work);
        } catch (error) {
          if (tries === MOST_TRIES || !isRetryable(error)) throw error;
        }
      }
    },
    connect,
    close: () => noLongerThan(CLOSE_MS, host.pool.end()),
  };
}

/** Where all connections of the desk are in use for long, which says nothing of the host. */
const isBusy = ({ cause }: LedgerAwayError) =>
  cause instanceof Error && cause.message === 'timeout exceeded when trying to connect';

/** @throws LedgerAwayError where it takes no writes: a standby, or a server that was made read-only. */
export async function requirePrimary(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ is_standby: boolean; read_only: string }>(
    `SELECT pg_is_in_recovery() AS is_standby, current_setting('transaction_read_only') AS read_only`,
  );
  if (rows[0]?.is_standby) throw new LedgerAwayError('The database is away: what answers is a standby');
  if (rows[0]?.read_only === 'on')
    throw new LedgerAwayError('The database is away: what answers takes no writes (default_transaction_read_only)');
}

/** Statements are prepared once on each connection, under the same name everywhere. */
const names = new Map<string, string>();

function nameOf(statement: string): string {
  const name = names.get(statement) ?? `packbench_${names.size}`;
  names.set(statement, name);
  return name;
}

function sessionOn(on: PoolClient): Session & Searching {
  const ask = <Row extends object>(config: { name?: string; text: string }, values: readonly unknown[] = []) =>
    translating(on.query<Row>({ ...config, values: values.map(storable) }));
  const query = <Row extends object>(text: string, values?: readonly unknown[]) =>
    ask<Row>({ name: nameOf(text), text }, values);
  return {
    all: async (statement, values) => (await query<never>(statement, values)).rows,
    search: async (text, values) => (await ask<never>({ text }, values)).rows,
    one: async (statement, values) => (await query<never>(statement, values)).rows[0] ?? null,
    run: async (statement, values) => (await query(statement, values)).rowCount ?? 0,
  };
}

function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value);
  return Array.isArray(value) ? value.map(storable) : value;
}

async function translating<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw translated(error);
  }
}
