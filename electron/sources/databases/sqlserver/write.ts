import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';
import { statementIn, type Touched } from '../../write-statement.ts';
import type { Kept } from '../kept.ts';
import { failure, placeOf } from '../server.ts';
import { connect, inTransaction, type SqlServerConnection } from './connection.ts';
import { withOutput } from './output.ts';
import { hasTrigger, isGone, whyRefused } from './why-refused.ts';

/** More rows than this are not counted: one is what it may be. */
const MOST_ROWS = 1000;

/** As the other databases are told: in a transaction, which stays only where it touched one row. */
export async function writeSqlServer(
  kept: Kept,
  connection: SqlServerDatabase,
  call: WriteCall,
  { isTrial = false } = {},
): Promise<Touched> {
  try {
    return await kept.use(JSON.stringify(['write', connection]), {
      connect: () => connect(connection),
      ask: (open) => (isTrial ? tryOut(open, call) : write(open, call)),
      isGone,
    });
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    throw failure(whyRefused(error, placeOf(connection)), error);
  }
}

const inSqlServer = (call: WriteCall) => statementIn(call, (_, before) => `@p${before + 1}`);

async function write(open: SqlServerConnection, call: WriteCall): Promise<Touched> {
  const { rows } = await inTransaction(
    open,
    () => execute(open, inSqlServer(call), call),
    (done) => (done.rows === 1 ? 'commit' : 'rollback'),
  );
  return { rows, isRepeatable: null };
}

/** Runs it twice and takes it back; a table with triggers does not say which row it leaves. */
async function tryOut(open: SqlServerConnection, call: WriteCall): Promise<Touched> {
  const statement = inSqlServer(call);
  const told = withOutput(statement.text);
  if (told === null) return runTwice(open, statement, call);
  try {
    return await runTwice(open, { ...statement, text: told }, call);
  } catch (error) {
    if (!hasTrigger(error)) throw error;
    return runTwice(open, statement, call);
  }
}

function runTwice(open: SqlServerConnection, statement: Statement, call: WriteCall): Promise<Touched> {
  return inTransaction(open, async () => {
    const first = await execute(open, statement, call);
    const second = await execute(open, statement, call);
    const rows = first.rows === 1 ? second.rows : first.rows;
    return { rows, isRepeatable: first.left === null ? null : first.left === second.left };
  });
}

type Statement = ReturnType<typeof statementIn>;

/** How many rows it touched, and the row that it left; null where that is not said. Rows that a trigger touches are not counted. */
async function execute(open: SqlServerConnection, { text, values }: Statement, { patienceMs }: WriteCall) {
  const counted = `SET NOCOUNT ON;\n${text}\n;\nSELECT @@ROWCOUNT AS touched;`;
  const sets = await open.run({ text: counted, values, patienceMs, limit: MOST_ROWS });
  const left = sets.length > 1 ? JSON.stringify(sets[0]?.rows) : null;
  return { rows: Number(sets.at(-1)?.rows[0]?.[0] ?? 0), left };
}
