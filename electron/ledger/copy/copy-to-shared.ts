import { randomBytes } from 'node:crypto';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import type { LedgerFile } from '../sqlite/ledger-file.ts';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { addressTerms } from '../address-terms.ts';
import { CopyRefusedError, DocumentDamagedError } from '../errors.ts';
import type { DeskNote } from '../local/desk-file.ts';
import type { Database, Session } from '../postgres/database.ts';
import { openJournal } from '../postgres/journal/journal.ts';
import { MIGRATING } from '../postgres/migrate.ts';
import { wordsOf } from '../postgres/shipments/shipment-words.ts';
import { orderTerms } from '../orders/order-columns.ts';
import { searchWords } from '../postgres/search-words.ts';
import type { OrderContent } from '#electron/engine/orders/order-record.ts';
import { sha256 } from '../sha256.ts';
import { openPackages } from '../sqlite/shipments/packages.ts';
import type { Row, Value } from './columns.ts';
import { readTable, requireSame, type Digest } from './digest.ts';
import { fileReader } from './file-side.ts';
import { pairsOf, type Pair } from './pairs.ts';
import { countOn, insertShared, sharedReader, type OfDesk } from './shared-side.ts';
import { metaOf, reachFeed, stationToShared } from './station-row.ts';

export interface Copied {
  /** The station of the file, and desk of the shared ledger. */
  stationId: string;
  tables: Digest[];
  /** Lines of the journal whose hashes were followed in the copy. */
  lines: number;
}

/**
 * Copies the ledger in a file into an empty shared one, in one transaction: whatever ends it before its end leaves an empty ledger. What was
 * written is read back and compared before it is committed.
 * @param becomeDesk has the folder say that it is the desk; called once nothing but the commit is left
 * @throws CopyRefusedError where there is something in the shared ledger, and what the database says.
 */
export async function copyToShared(
  file: LedgerFile,
  database: Database,
  becomeDesk: (note: DeskNote) => void,
): Promise<Copied> {
  const desk = { id: String(metaOf(file, 'station_id')), run: randomBytes(16).toString('hex') };
  return database.transaction(async (session) => {
    // Stations that start meanwhile wait.
    await session.all('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    await session.run('LOCK TABLE station IN EXCLUSIVE MODE');
    const pairs = await pairsOf(session, file);
    await requireEmpty(session, pairs);
    await stationToShared(file, session, desk);
    const tables: Digest[] = [];
    for (const pair of pairs) {
      tables.push(await copyTable(file, session, pair, desk));
      checkpoint('copying');
    }
    await reachFeed(session);
    const { lines, brokenAt } = await openJournal(session).verify();
    if (brokenAt !== null)
      throw new CopyRefusedError(`Line ${brokenAt} of the journal has a text that PostgreSQL cannot keep`);
    becomeDesk({ id: desk.id, runs: [desk.run] });
    return { stationId: desk.id, tables, lines };
  });
}

async function requireEmpty(session: Session, pairs: readonly Pair[]): Promise<void> {
  for (const name of ['station', ...pairs.map(({ table }) => table.shared)]) await requireNothingIn(session, name);
}

async function requireNothingIn(session: Session, table: string): Promise<void> {
  if (await session.one(`SELECT 1 FROM ${table} LIMIT 1`))
    throw new CopyRefusedError(
      `The database has a ledger already, with something in it (${table}); name a database without one, or DROP SCHEMA packbench CASCADE in it`,
    );
}

/** Of whatever version: one that is there is not brought up to the version of this program. @throws CopyRefusedError */
export async function requireNoDesks(database: Database): Promise<void> {
  const there = await database.one<{ table: string | null }>(`SELECT to_regclass('packbench.station')::text AS table`);
  if (there?.table) await requireNothingIn(database, 'station');
}

async function copyTable(file: LedgerFile, session: Session, { table, columns }: Pair, desk: OfDesk): Promise<Digest> {
  const ofJournal = table.shared === 'journal';
  const inTable = ofJournal ? columns.filter(({ name }) => name !== 'position') : columns;
  const inFeed = columns.filter(({ name }) => ['position', 'station_id', 'line'].includes(name));
  const read = await readTable(fileReader(file, desk.id), { table, columns }, async (rows) => {
    if (table.shared === 'document') rows.forEach(requireBytes);
    const more = moreOf(file, table.shared, rows, desk);
    const wanted = Object.fromEntries(
      (table.onlyShared ?? []).flatMap((name) => (more[name] ? [[name, more[name]]] : [])),
    );
    await insertShared(session, rows, { table: table.shared, columns: inTable, more: wanted });
    if (ofJournal) await insertShared(session, rows, { table: 'feed', columns: inFeed, more: {} });
  });
  await countOn(session, table);
  requireSame(read, await readTable(sharedReader(session, desk), { table, columns }));
  return read;
}

/** Bytes that are damaged are not copied. */
function requireBytes({ id, bytes, sha256: stored }: Row): void {
  if (Buffer.isBuffer(bytes) && sha256(bytes) !== stored) throw new DocumentDamagedError(String(id));
}

type More = Record<string, { type: string; values: Value[] }>;

/** What a shared ledger says of rows beyond the file. */
function moreOf(file: LedgerFile, table: string, rows: readonly Row[], { id, run }: OfDesk): More {
  const each = (value: string) => ({ type: 'text', values: rows.map(() => value) });
  const words: Record<string, () => Value[]> = {
    shipment: () => shipmentWords(file, rows),
    customer_order: () => rows.map(orderWords),
    address: () => rows.map(({ party }) => searchWords([['A', addressTerms(JSON.parse(String(party)) as Party)]])),
  };
  return {
    ...{ station_id: each(id), run: each(run) },
    ...(words[table] && { words: { type: 'tsvector', values: words[table]() } }),
  };
}

const orderWords = ({ order_number: orderNumber, content }: Row): string =>
  searchWords([
    ['A', orderTerms({ orderNumber: String(orderNumber), content: JSON.parse(String(content)) as OrderContent })],
  ]);

function shipmentWords(file: LedgerFile, rows: readonly Row[]): string[] {
  const packages = openPackages(file);
  return rows.map(({ sequence, transaction_id: transactionId, prepared }) => {
    const all = packages.ofShipment(Number(sequence));
    return wordsOf({
      transactionId: String(transactionId),
      prepared: JSON.parse(String(prepared)) as PreparedShipment,
      platformTrackingNumbers: all.map((one) => one.platform_tracking_number),
      trackingNumbers: all.flatMap((one) => one.tracking_number ?? []),
    });
  });
}
