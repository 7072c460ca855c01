import { Client, DatabaseError, type QueryArrayResult } from 'pg';
import type { SourceQuestion, SourceRows } from '#electron/engine/sources/deps.ts';
import { spelt } from '#electron/engine/sources/statement.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PostgresqlDatabase } from '#shared/schema/orders/places.ts';
import { tableOf } from '../rows.ts';
import type { Kept } from './kept.ts';
import { CONNECT_MS, failure, isOfConnection, notReached, placeOf, portOf, tlsTo } from './server.ts';

const READ_ONLY = '25006';
export const CANCELLED = '57014';
/** A key that cannot be a value of the column it is compared with: there is no such order. */
const NO_VALUE = new Set(['22P02', '22003', '22007', '22008']);
export const LOGIN = /^(?:28|3D)/;
export const SERVER_GONE = /^(?:08|57P)/;

/** Values as PostgreSQL writes them: decimals and instants lose nothing. */
const AS_TEXT = { getTypeParser: () => (text: string) => text };

/**
 * Asks the one statement in a transaction that may only read, and takes no more rows than it may. A cursor takes no statement that writes in
 * part of it, either.
 */
export async function readPostgresql(
  kept: Kept,
  connection: PostgresqlDatabase,
  question: SourceQuestion,
): Promise<SourceRows> {
  const at = placeOf(connection);
  try {
    return await kept.use(JSON.stringify([connection, question.reading]), {
      connect: () => connect(connection),
      ask: ({ client }) => ask(client, question),
      isGone: (error) => (error instanceof DatabaseError ? SERVER_GONE.test(error.code ?? '') : isOfConnection(error)),
    });
  } catch (error) {
    if (error instanceof DatabaseError && question.key !== null && NO_VALUE.has(error.code ?? ''))
      return { columns: [], rows: [], decimalSeparator: 'POINT', mayLack: true };
    throw failure(error instanceof DatabaseError ? whyRefused(error, at, question) : notReached(error, at), error);
  }
}

export async function connect(source: PostgresqlDatabase) {
  const { host, database, user, password } = source;
  const client = new Client({
    ...{ host, port: portOf(source), database, user, password, ssl: tlsTo(source), application_name: 'packbench' },
    ...{ connectionTimeoutMillis: CONNECT_MS, keepAlive: true, types: AS_TEXT },
  });
  // One that dies while nobody uses it is noticed by whoever uses it next.
  client.on('error', () => undefined);
  await client.connect();
  return { client, end: () => void client.end().catch(() => undefined) };
}

async function ask(client: Client, { statement, key, since, limit, patienceMs }: SourceQuestion): Promise<SourceRows> {
  const values = statement?.parameters.map((parameter) => (parameter === 'key' ? key : since)) ?? [];
  const text = statement ? spelt(statement, (_, before) => `$${before + 1}`) : '';
  // A server that hangs is left to itself.
  const patient = { query_timeout: patienceMs + CONNECT_MS };
  await client.query({
    text: `BEGIN READ ONLY; SET LOCAL statement_timeout = ${patienceMs}; SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'`,
    ...patient,
  });
  try {
    // Also without values, so that the server takes one statement and no second one.
    const asked = {
      text: `DECLARE source_rows NO SCROLL CURSOR FOR ${text}`,
      values,
      queryMode: 'extended',
      ...patient,
    };
    await client.query(asked);
    const fetched = { text: `FETCH ${limit + 1} FROM source_rows`, rowMode: 'array' as const, ...patient };
    const { fields, rows }: QueryArrayResult<unknown[]> = await client.query(fetched);
    return tableOf(
      fields.map(({ name }) => name),
      rows,
    );
  } finally {
    // A connection on which this fails is one on which the next question fails.
    await client.query({ text: 'ROLLBACK', ...patient }).catch(() => undefined);
  }
}

function whyRefused(
  { code = '', message: words }: DatabaseError,
  at: string,
  { patienceMs }: SourceQuestion,
): Diagnostic {
  if (code === READ_ONLY || words.includes('data-modifying')) return diagnostic('SOURCE_WRITE_REFUSED', { words });
  if (code === CANCELLED) return diagnostic('SOURCE_TOO_SLOW', { at, seconds: patienceMs / 1000 });
  if (LOGIN.test(code)) return diagnostic('SOURCE_LOGIN_REFUSED', { at, words });
  return SERVER_GONE.test(code)
    ? diagnostic('SYSTEM_SAYS', { at, words })
    : diagnostic('SOURCE_QUERY_FAILED', { words });
}
