import type { QueryError, ResultSetHeader } from 'mysql2';
import type { WriteCall } from '#electron/engine/sources/index.ts';
import type { MysqlDatabase } from '#shared/schema/orders/places.ts';
import { statementIn, type Touched } from '../write-statement.ts';
import type { Kept } from './kept.ts';
import { connect, inPatience, limitTime, type MysqlConnection, say, whyRefused } from './mysql.ts';
import { CONNECT_MS, failure, isOfConnection, placeOf } from './server.ts';

/** With it, a row that an INSERT met and left as it was counts as none; without it as one, as a row that it added does. */
const COUNT_CHANGES = '-FOUND_ROWS';

/** As the other databases are told; what is taken back has to lie in tables that know transactions (InnoDB). */
export async function writeMysql(
  kept: Kept,
  connection: MysqlDatabase,
  call: WriteCall,
  { isTrial = false } = {},
): Promise<Touched> {
  try {
    return await kept.use(JSON.stringify([isTrial ? 'try' : 'write', connection]), {
      connect: () => connect(connection, isTrial ? [COUNT_CHANGES] : []),
      ask: (open) => inPatience(open, (isTrial ? 2 : 1) * call.patienceMs + CONNECT_MS, tell(open, call, isTrial)),
      isGone: isOfConnection,
    });
  } catch (error) {
    throw failure(whyRefused(error, placeOf(connection), call.patienceMs), error);
  }
}

/** An instant as MySQL writes it: in UTC, as the session is, for a column of dates takes no T and no Z. */
const dated = ({ soldAt, ...values }: WriteCall['values']): WriteCall['values'] => ({
  ...values,
  soldAt: typeof soldAt === 'string' ? soldAt.replace('T', ' ').replace('Z', '') : soldAt,
});

async function tell(open: MysqlConnection, call: WriteCall, isTrial: boolean): Promise<Touched> {
  const { text, values } = statementIn({ ...call, values: dated(call.values) }, () => '?');
  await limitTime(open, call.patienceMs);
  await say(open, 'START TRANSACTION');
  let ends = 'ROLLBACK';
  try {
    const run = () => execute(open, { text, values, isTrial });
    const first = await run();
    if (!isTrial) {
      if (first.rows === 1) ends = 'COMMIT';
      return { rows: first.rows, isRepeatable: null };
    }
    const second = await run();
    return { rows: first.rows === 1 ? second.rows : first.rows, isRepeatable: second.changed === 0 };
  } finally {
    await say(open, ends);
  }
}

interface Statement {
  text: string;
  values: (string | number | null)[];
  isTrial: boolean;
}

/** How many rows it found or added, and whether any are others now. One that an INSERT changed counts as two. */
function execute({ client }: MysqlConnection, { text, values, isTrial }: Statement) {
  return new Promise<{ rows: number; changed: number }>((resolve, reject) => {
    client.execute<ResultSetHeader>({ sql: text, values }, (error: QueryError | null, result) => {
      if (error) return reject(error);
      const { info, affectedRows, changedRows } = result;
      const said = /\b(?:Rows matched|Records): (\d+)/i.exec(info)?.[1];
      const ofOne = isTrial ? 1 : Math.min(1, affectedRows);
      const isInsert = /^\s*insert\b/i.test(text);
      resolve({ rows: said === undefined ? ofOne : Number(said), changed: isInsert ? affectedRows : changedRows });
    });
  });
}
