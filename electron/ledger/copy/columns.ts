import type { LedgerFile } from '../sqlite/ledger-file.ts';
import type { Session } from '../postgres/database.ts';
import type { CopiedTable } from './tables.ts';

/** A column that is copied: its name and type in the shared ledger, and its name in the file. */
export interface Column {
  name: string;
  type: string;
  inFile: string;
}

interface Found {
  name: string;
  type: string;
}

/** Of the schema of a shared ledger, as PostgreSQL has it. */
export const sharedColumns = (session: Session, table: string) =>
  session.all<Found>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = ('packbench.' || $1)::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );

export const fileColumns = (file: LedgerFile, table: string) =>
  file.prepare<[string], string>('SELECT name FROM pragma_table_info(?) ORDER BY cid').pluck().all(table);

/** Checksums of rows, which a database server has its own of. */
const SEAL = 'seal';

/**
 * What of a table is copied.
 * @throws Error where a column of either side would be left behind: the list of tables does not know it.
 */
export function pairedColumns(table: CopiedTable, shared: readonly Found[], file: readonly string[]): Column[] {
  const { inFile = {}, onlyShared = [] } = table;
  // The place of a line is in another table of the shared ledger; the bytes of a document are in another one of the file.
  const sharedHas = table.shared === 'journal' ? [{ name: 'position', type: 'bigint' }, ...shared] : shared;
  const fileHas = table.file === 'document' ? [...file, 'bytes'] : file;
  const copied = sharedHas
    .filter(({ name }) => !onlyShared.some((only) => only === name))
    .map((column) => ({ ...column, inFile: inFile[column.name] ?? column.name }));
  const missing = [
    ...copied.filter((column) => !fileHas.includes(column.inFile)).map(({ name }) => `${table.shared}.${name}`),
    ...fileHas
      .filter((name) => ![SEAL, ...copied.map((column) => column.inFile)].includes(name))
      .map((name) => `${table.file}.${name}`),
  ];
  if (missing.length > 0) throw new Error(`A copy of a ledger would leave ${missing.join(', ')} behind`);
  return copied;
}

/** What a row says, in one form for both: text of every number, bytes as they are. */
export type Value = string | null | Buffer;
export type Row = Record<string, Value>;

const isNumber = (type: string) => /^(?:bigint|integer|boolean)$/.test(type);

/** An expression of PostgreSQL that gives a column in that form. */
export function fromShared({ name, type }: Column): string {
  const read: Record<string, string> = {
    bytea: name,
    boolean: `${name}::integer::text`,
    // The newest is the first there, and the last in a file.
    'integer[]': `(SELECT '[' || coalesce(string_agg(each::text, ',' ORDER BY place DESC), '') || ']' FROM unnest(${name}) WITH ORDINALITY AS one (each, place))`,
  };
  return `${read[type] ?? `${name}::text`} AS "${name}"`;
}

/** What PostgreSQL makes of the form where it is written. */
export function toShared({ type }: Column, value: Value): Value {
  if (type !== 'integer[]' || typeof value !== 'string') return value;
  return `{${(JSON.parse(value) as number[]).reverse().join(',')}}`;
}

/** An expression of SQLite that gives a column in that form. */
export function fromFile({ name, type, inFile }: Column): string {
  return `${isNumber(type) ? `CAST(${inFile} AS TEXT)` : inFile} AS "${name}"`;
}
