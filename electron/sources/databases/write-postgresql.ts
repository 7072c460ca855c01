import { type Client, DatabaseError } from 'pg';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { PostgresqlDatabase } from '#shared/schema/orders/places.ts';
import { statementIn, type Touched, triedStatement } from '../write-statement.ts';
import type { Kept } from './kept.ts';
import { CANCELLED, connect, LOGIN, SERVER_GONE } from './postgresql.ts';
import { CONNECT_MS, failure, isOfConnection, notReached, placeOf } from './server.ts';

/**
 * Runs the one statement in a transaction, which stays only where it touched one row. A statement whose COMMIT was lost is run again: it is one
 * that may be.
 */
export async function writePostgresql(
  kept: Kept,
  connection: PostgresqlDatabase,
  call: WriteCall,
  { isTrial = false } = {},
): Promise<Touched> {
  const at = placeOf(connection);
  try {
    return await kept.use(JSON.stringify(['write', connection]), {
      connect: () => connect(connection),
      ask: ({ client }) => (isTrial ? tryOut(client, call) : write(client, call)),
      isGone: (error) => (error instanceof DatabaseError ? SERVER_GONE.test(error.code ?? '') : isOfConnection(error)),
    });
  } catch (error) {
    throw failure(error instanceof DatabaseError ? whyRefused(error, at, call) : notReached(error, at), error);
  }
}

async function write(client: Client, call: WriteCall): Promise<Touched> {
  const end = await begin(client, call);
  try {
    const { text, values } = statementIn(call, (_, before) => `$${before + 1}`);
    const { rowCount } = await client.query({ ...{ text, values, queryMode: 'extended' }, ...patient(call) });
    const rows = rowCount ?? 0;
    await end(rows === 1 ? 'COMMIT' : 'ROLLBACK');
    return { rows, isRepeatable: null };
  } catch (error) {
    await end('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

async function tryOut(client: Client, call: WriteCall): Promise<Touched> {
  const end = await begin(client, call);
  try {
    const { text, values } = triedStatement(statementIn(call, (_, before) => `$${before + 1}`));
    const run = () => client.query<object>({ ...{ text, values, queryMode: 'extended' }, ...patient(call) });
    const [first, second] = [await run(), await run()];
    const rows = first.rowCount === 1 ? (second.rowCount ?? 0) : (first.rowCount ?? 0);
    const isSeen = first.rows.length > 0;
    return { rows, isRepeatable: isSeen ? JSON.stringify(first.rows) === JSON.stringify(second.rows) : null };
  } finally {
    await end('ROLLBACK').catch(() => undefined);
  }
}

async function begin(client: Client, call: WriteCall) {
  await client.query({ text: `BEGIN; SET LOCAL statement_timeout = ${call.patienceMs}`, ...patient(call) });
  return async (how: 'COMMIT' | 'ROLLBACK') => void (await client.query({ text: how, ...patient(call) }));
}

/** A server that hangs is left to itself. */
const patient = ({ patienceMs }: WriteCall) => ({ query_timeout: patienceMs + CONNECT_MS });

function whyRefused({ code = '', message: words }: DatabaseError, at: string, { patienceMs }: WriteCall): Diagnostic {
  if (code === CANCELLED) return diagnostic('SOURCE_TOO_SLOW', { at, seconds: patienceMs / 1000 });
  if (LOGIN.test(code)) return diagnostic('SOURCE_LOGIN_REFUSED', { at, words });
  return SERVER_GONE.test(code)
    ? diagnostic('SYSTEM_SAYS', { at, words })
    : diagnostic('SOURCE_QUERY_FAILED', { words });
}
