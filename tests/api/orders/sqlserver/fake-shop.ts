import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';
import { type Answer, startTdsServer, type TdsOptions } from './tds-server.ts';
import type { Call, Login } from './tds-requests.ts';
import type { SqlError, Table } from './tds-tokens.ts';

export const PASSWORD = 'canary-of-the-warehouse';
const LOGINS = ['reader', 'writer'];

/** A table of one column without a row. */
export const nothing: Answer = { tables: [{ columns: [['number', 'nvarchar(20)']], rows: [] }] };
export const failing = (...errors: SqlError[]): Answer => ({ errors });
export const table = (columns: Table['columns'], ...rows: Table['rows'][]): Answer => ({
  tables: [{ columns, rows: rows.flatMap((each) => [...each]) }],
});

export type FakeShop = Awaited<ReturnType<typeof startFakeShop>>;

/** A server without a database. `reader` may only read, `writer` may update; the first answer whose pattern fits is given. */
export async function startFakeShop(
  answers: [pattern: RegExp, answer: (call: Call, login: Login) => Answer][],
  options: Omit<TdsOptions, 'database'> & Partial<Pick<TdsOptions['database'], 'begin' | 'end'>> = {},
) {
  const { begin, end, ...rest } = options;
  const server = await startTdsServer({
    ...rest,
    database: {
      ...(begin && { begin }),
      ...(end && { end }),
      refuses({ user, password, database }) {
        if (!LOGINS.includes(user) || password !== PASSWORD)
          return { number: 18456, message: `Login failed for user '${user}'.` };
        return database === 'shop'
          ? null
          : { number: 4060, message: `Cannot open database "${database}" requested by the login. The login failed.` };
      },
      run(call, login) {
        if (/fn_my_permissions/.test(call.text)) {
          const rows = login.user === 'reader' ? [] : [['UPDATE (orders)']];
          return { tables: [{ columns: [['first_permission', 'nvarchar(max)']], rows }] };
        }
        const found = answers.find(([pattern]) => pattern.test(call.text));
        return found ? found[1](call, login) : failing({ number: 102, message: `No answer to: ${call.text}`, line: 1 });
      },
    },
  });
  const connection = (user = 'reader'): SqlServerDatabase => ({
    ...{ type: 'sqlserver', host: '127.0.0.1', port: server.port, database: 'shop', user, password: PASSWORD },
  });
  return { ...server, connection };
}
