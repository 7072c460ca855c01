import type { Connection as Client, FieldPacket, QueryError, RowDataPacket } from 'mysql2';
import { createConnection } from 'mysql2';
import type { SourceQuestion, SourceRows } from '#electron/engine/sources/deps.ts';
import { DiagnosticError, wordsOf } from '#electron/engine/diagnostic-error.ts';
import { spelt } from '#electron/engine/sources/index.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { MysqlDatabase } from '#shared/schema/orders/places.ts';
import { tableOf } from '../rows.ts';
import type { Kept } from './kept.ts';
import { single } from './single.ts';
import { CONNECT_MS, codeOf, failure, isOfConnection, notReached, placeOf, portOf, tlsTo } from './server.ts';

/** Errors by their numbers, because MariaDB has some whose names the library does not know. */
const READ_ONLY = 1792;
const TOO_SLOW = new Set([1317, 1969, 3024]);
const LOGIN = new Set([1044, 1045, 1049]);
/** A text that was taken for a number: `12abc` for 12. */
const TRUNCATED = 1292;
/** Types of columns, by the protocol's numbers. */
const FLOAT = 4;
const BIT = 16;

export type MysqlConnection = Awaited<ReturnType<typeof connect>>;

/** Asks the one statement in a transaction that may only read, and takes no more rows than it may. Any server that speaks MySQL's protocol. */
export async function readMysql(kept: Kept, connection: MysqlDatabase, question: SourceQuestion): Promise<SourceRows> {
  const at = placeOf(connection);
  try {
    return await kept.use(JSON.stringify([connection, question.reading]), {
      connect: () => connect(connection),
      ask: (open) => inPatience(open, question.patienceMs + CONNECT_MS, ask(open, question)),
      isGone: isOfConnection,
    });
  } catch (error) {
    if (error instanceof DiagnosticError) throw error;
    throw failure(whyRefused(error, at, question.patienceMs), error);
  }
}

/** Texts as standard SQL has them, and instants in UTC. `flags` are the protocol's, beside the usual ones. */
export async function connect(place: MysqlDatabase, flags: string[] = []) {
  const { host, database, user, password = '' } = place;
  const tls = tlsTo(place);
  const client: Client = createConnection({
    ...{ host, port: portOf(place), database, user, password, connectTimeout: CONNECT_MS, enableKeepAlive: true },
    ...(tls !== false && {
      ssl: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(tls.ca ? { ca: tls.ca as string } : {}) },
    }),
    ...{ charset: 'utf8mb4', timezone: 'Z', dateStrings: true, supportBigNumbers: true, bigNumberStrings: true },
    ...{ multipleStatements: false, disableEval: true, rowsAsArray: true },
    flags,
  });
  // One that dies while nobody uses it is noticed by whoever uses it next.
  client.on('error', () => undefined);
  const open = { client, end: () => client.destroy() };
  const spelling = "SET SESSION sql_mode = CONCAT(@@sql_mode, ',NO_BACKSLASH_ESCAPES'), time_zone = '+00:00'";
  await inPatience(open, CONNECT_MS, say(open, spelling)).catch((error: unknown) => {
    open.end();
    throw error;
  });
  return open;
}

const SILENT = 'PROTOCOL_SEQUENCE_TIMEOUT';

/**
 * What is done on the connection, for so long in all. A server that hangs says nothing to any statement, and the library's own limits begin for
 * each once the one before it is over, and for preparing one not at all.
 */
export async function inPatience<T>(open: { end(): void }, ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    open.end();
    late.reject(Object.assign(new Error('Query inactivity timeout'), { code: SILENT }));
  }, ms);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}

/** Runs a statement of our own. */
export const say = ({ client }: MysqlConnection, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    client.query(text, (error: QueryError | null) => (error ? reject(error) : resolve()));
  });

/** The statement's own limit. */
export async function limitTime(open: MysqlConnection, patienceMs: number): Promise<void> {
  await say(open, `SET SESSION max_statement_time = ${patienceMs / 1000}`).catch(() =>
    say(open, `SET SESSION max_execution_time = ${patienceMs}`),
  );
}

async function ask(open: MysqlConnection, question: SourceQuestion): Promise<SourceRows> {
  const { statement, key, since, limit, patienceMs } = question;
  await limitTime(open, patienceMs);
  // Of a statement that has a limit of its own, rows are counted as they come.
  await say(open, `SET SESSION sql_select_limit = ${limit + 1}`);
  await say(open, 'START TRANSACTION READ ONLY');
  try {
    const text = statement ? spelt(statement, () => '?') : '';
    const values = statement?.parameters.map((parameter) => (parameter === 'key' ? key : since)) ?? [];
    const { columns, rows } = await rowsOf(open, { text, values, limit });
    if (key !== null && (await wasTruncated(open)))
      return { columns: [], rows: [], decimalSeparator: 'POINT', mayLack: true };
    return tableOf(columns, rows);
  } finally {
    // After an error, the connection is not used again.
    void say(open, 'ROLLBACK').catch(() => undefined);
  }
}

interface Asked {
  text: string;
  values: (string | null)[];
  limit: number;
}

/** The rows one by one, so that a million of them never stand in memory. */
function rowsOf({ client }: MysqlConnection, { text, values, limit }: Asked) {
  return new Promise<{ columns: string[]; rows: unknown[][] }>((resolve, reject) => {
    const found = { columns: [] as string[], rows: [] as unknown[][] };
    let types: (number | undefined)[] = [];
    // Prepared by the server: one statement, and values that are never part of it.
    const command = client.execute({ sql: text, values, rowsAsArray: true });
    command.on('fields', (fields: FieldPacket[] | undefined) => {
      found.columns = fields?.map(({ name }) => name) ?? [];
      types = fields?.map(({ columnType }) => columnType) ?? [];
    });
    command.on('result', (row: RowDataPacket) => {
      found.rows.push((row as unknown as unknown[]).map((value, column) => stored(value, types[column])));
      if (found.rows.length <= limit) return;
      // The rest is still on its way.
      client.destroy();
      reject(new DiagnosticError(diagnostic('SOURCE_TOO_MANY_ROWS', { limit })));
    });
    command.on('error', reject);
    command.on('end', () => resolve(found));
  });
}

/** The value as the server would write it, where the library has it otherwise: numbers of four bytes, and bits. */
function stored(value: unknown, type: number | undefined): unknown {
  if (type === FLOAT && typeof value === 'number') return single(value);
  if (type === BIT && value instanceof Uint8Array) return BigInt(`0x${Buffer.from(value).toString('hex') || '0'}`);
  return value;
}

/** Compared with a column of numbers, a key that only begins with one would find that number's order. */
async function wasTruncated({ client }: MysqlConnection): Promise<boolean> {
  const warnings = await new Promise<unknown[][]>((resolve, reject) => {
    client.query('SHOW WARNINGS', (error: QueryError | null, rows: unknown) =>
      error ? reject(error) : resolve(rows as unknown[][]),
    );
  });
  return warnings.some(([, code]) => Number(code) === TRUNCATED);
}

export function whyRefused(error: unknown, at: string, patienceMs: number): Diagnostic {
  const number = (error as { errno?: unknown } | null)?.errno;
  const words = wordsOf(error);
  if (number === READ_ONLY) return diagnostic('SOURCE_WRITE_REFUSED', { words });
  if (TOO_SLOW.has(Number(number)) || codeOf(error) === SILENT)
    return diagnostic('SOURCE_TOO_SLOW', { at, seconds: patienceMs / 1000 });
  if (LOGIN.has(Number(number))) return diagnostic('SOURCE_LOGIN_REFUSED', { at, words });
  // The system's own errors have negative numbers.
  return typeof number === 'number' && number > 0
    ? diagnostic('SOURCE_QUERY_FAILED', { words })
    : notReached(error, at);
}
