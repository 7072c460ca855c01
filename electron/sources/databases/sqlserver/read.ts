import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { SourceQuestion, SourceRows } from '#electron/engine/sources/deps.ts';
import { spelt } from '#electron/engine/sources/index.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';
import { tableOf } from '../../rows.ts';
import type { Kept } from '../kept.ts';
import { failure, placeOf } from '../server.ts';
import { connect, inTransaction, type SqlServerConnection } from './connection.ts';
import { refuseWriter } from './may-write.ts';
import { isGone, isNoValue, whyRefused } from './why-refused.ts';

/** Asks the one statement, as a login that may only read, in a transaction that is always rolled back, and takes no more rows than it may. */
export async function readSqlServer(
  kept: Kept,
  connection: SqlServerDatabase,
  question: SourceQuestion,
): Promise<SourceRows> {
  try {
    return await kept.use(JSON.stringify([connection, question.reading]), {
      connect: () => connectReader(connection),
      ask: (open) => ask(open, question),
      isGone,
    });
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    if (question.key !== null && isNoValue(error))
      return { columns: [], rows: [], decimalSeparator: 'POINT', mayLack: true };
    throw failure(whyRefused(error, placeOf(connection)), error);
  }
}

async function connectReader(connection: SqlServerDatabase): Promise<SqlServerConnection> {
  const open = await connect(connection, { isReader: true });
  try {
    await refuseWriter(open, connection.user);
    return open;
  } catch (error) {
    open.end();
    throw error;
  }
}

async function ask(open: SqlServerConnection, question: SourceQuestion): Promise<SourceRows> {
  const { statement, key, since, limit, patienceMs } = question;
  const text = statement ? spelt(statement, (_, before) => `@p${before + 1}`) : '';
  const values = statement?.parameters.map((parameter) => (parameter === 'key' ? key : since)) ?? [];
  const [found, ...others] = await inTransaction(open, () => open.run({ text, values, limit, patienceMs }));
  if (others.length > 0) throw new DiagnosticError(diagnostic('SOURCE_STATEMENT_SEVERAL'));
  return tableOf(found?.columns ?? [], found?.rows ?? []);
}
