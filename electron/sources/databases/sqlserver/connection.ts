import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { SqlServerDatabase } from '#shared/schema/orders/places.ts';
import { CONNECT_MS, placeOf, portOf, tlsTo } from '../server.ts';
import { type Client, type Driver, loadDriver } from './driver.ts';
import { cellText, parameterType } from './values.ts';

/** Beginning and ending a transaction. */
const REQUEST_MS = 10_000;

export interface ResultSet {
  columns: string[];
  rows: unknown[][];
}

export interface Asked {
  /** With @p1, @p2 … for its values. */
  text: string;
  values: readonly (string | number | null)[];
  patienceMs: number;
  /** More rows than this are refused. */
  limit: number;
}

export type SqlServerConnection = Awaited<ReturnType<typeof connect>>;

/** TLS beyond this machine, whose certificate is checked; the first error rolls back. @param isReader that it asks for a copy that may only be read */
export async function connect(place: SqlServerDatabase, { isReader = false } = {}) {
  const { host, database, user, password = '', encryption = 'mandatory' } = place;
  const driver = await loadDriver();
  const isStrict = encryption === 'strict';
  const tls = isStrict
    ? { minVersion: 'TLSv1.2' as const, ...(place.ca !== undefined && { ca: place.ca }) }
    : tlsTo(place);
  const client = new driver.Connection({
    server: host,
    authentication: { type: 'default', options: { userName: user, password } },
    options: {
      ...{
        port: portOf(place),
        database,
        appName: 'packbench',
        readOnlyIntent: isReader,
        abortTransactionOnError: true,
      },
      ...{ connectTimeout: CONNECT_MS, cancelTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
      ...{ trustServerCertificate: false, maxRetriesOnTransientErrors: 0, useUTC: true },
      ...(tls === false
        ? { encrypt: false }
        : { encrypt: isStrict ? 'strict' : true, cryptoCredentialsDetails: { ...tls } }),
    },
  });
  // One that dies while nobody uses it is noticed by whoever uses it next.
  client.on('error', () => undefined);
  // A server of this machine may name another one, where the password would go unencrypted.
  if (tls === false) client.on('rerouting', () => client.close());
  await new Promise<void>((resolve, reject) => client.connect((error) => (error ? reject(error) : resolve())));
  return {
    end: () => client.close(),
    begin: () => called((done) => client.beginTransaction(done)),
    commit: () => called((done) => client.commitTransaction(done)),
    rollback: () => called((done) => client.rollbackTransaction(done)),
    /** What a statement answers. @throws DiagnosticError where it takes too long, or answers more than it may */
    run: (asked: Asked) => run(driver, client, asked, placeOf(place)),
  };
}

/** Works in a transaction, which ends as `ends` says of what was done. After an error it is rolled back. */
export async function inTransaction<T>(
  open: SqlServerConnection,
  work: () => Promise<T>,
  ends: (done: T) => 'commit' | 'rollback' = () => 'rollback',
): Promise<T> {
  await open.begin();
  const worked = work();
  // The error has rolled it back already; said again, it is certain.
  await worked.catch(() => open.rollback().catch(() => undefined));
  const done = await worked;
  await open[ends(done)]();
  return done;
}

const called = (call: (done: (error?: Error | null) => void) => void) =>
  new Promise<void>((resolve, reject) => {
    call((error) => (error ? reject(error) : resolve()));
  });

/** The rows one by one, so that a million of them never stand in memory. */
function run({ Request, TYPES }: Driver, client: Client, { text, values, patienceMs, limit }: Asked, at: string) {
  return new Promise<ResultSet[]>((resolve, reject) => {
    const sets: ResultSet[] = [];
    let stopped: DiagnosticError | null = null;
    // The driver's own limit ends with the first packet of the answer.
    const patience = setTimeout(
      () => stop(diagnostic('SOURCE_TOO_SLOW', { at, seconds: patienceMs / 1000 })),
      patienceMs,
    );
    const request = new Request(text, (error) => {
      clearTimeout(patience);
      const failed = stopped ?? error;
      if (failed) reject(failed);
      else resolve(sets);
    });
    request.setTimeout(0);
    for (const [index, value] of values.entries())
      request.addParameter(`p${index + 1}`, TYPES[parameterType(value)], value === null ? null : String(value));
    request.on('columnMetadata', (columns) => {
      sets.push({ columns: columns.map(({ colName }) => colName), rows: [] });
    });
    request.on('row', (cells) => {
      const rows = sets.at(-1)?.rows ?? [];
      rows.push(cells.map(cellText));
      if (rows.length > limit) stop(diagnostic('SOURCE_TOO_MANY_ROWS', { limit }));
    });
    client.execSql(request);

    /** The server is told to stop, too. */
    function stop(trouble: ConstructorParameters<typeof DiagnosticError>[0]): void {
      stopped ??= new DiagnosticError(trouble);
      client.cancel();
    }
  });
}
