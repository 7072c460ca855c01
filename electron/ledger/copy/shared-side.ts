import type { Session } from '../postgres/database.ts';
import { fromShared, toShared, type Column, type Row, type Value } from './columns.ts';
import { rowsAtOnce, type Reader } from './digest.ts';
import type { CopiedTable } from './tables.ts';

/** Whose the rows are that are read or written: one desk of the ledger. */
export interface OfDesk {
  id: string;
  run: string;
}

/** Reads a shared ledger; of what desks have of their own, what that desk has. */
export const sharedReader = (session: Session, { id }: Pick<OfDesk, 'id'>): Reader => ({
  page(table, columns, after) {
    const { shared, fromShared: source = shared, key, where = 'true', isOfDesk = false } = table;
    const typeOf = (name: string) => columns.find((column) => column.name === name)?.type ?? 'text';
    const values: unknown[] = isOfDesk ? [id] : [];
    const keys = key.join(', ');
    const next = after
      ? `(${keys}) > (${key.map((name) => `$${values.push(after[name])}::text::${typeOf(name)}`).join(', ')})`
      : 'true';
    return session.all<Row>(
      `SELECT ${columns.map(fromShared).join(', ')} FROM ${source}
       WHERE ${where} AND ${isOfDesk ? 'station_id = $1' : 'true'} AND ${next} ORDER BY ${qualified(shared, key)} LIMIT ${rowsAtOnce(table)}`,
      values,
    );
  },
});

/** By the column, and not by the text that is selected under its name. */
const qualified = (table: string, key: readonly string[]) => key.map((name) => `${table}.${name}`).join(', ');

interface Inserted {
  table: string;
  columns: readonly Column[];
  /** What the columns of a shared ledger say that a file has not: the same in each row, or one a row. */
  more: Readonly<Record<string, { type: string; values: readonly Value[] }>>;
}

/** Writes rows with one statement, under the numbers that they have. */
export async function insertShared(
  session: Session,
  rows: readonly Row[],
  { table, columns, more }: Inserted,
): Promise<void> {
  if (rows.length === 0) return;
  const all = [
    ...columns.map((column) => ({
      ...column,
      values: rows.map((row) => toShared(column, row[column.name] ?? null)),
    })),
    ...Object.entries(more).map(([name, rest]) => ({ name, ...rest })),
  ];
  const lists = all.map(({ type }, index) => `$${index + 1}::${type === 'bytea' ? 'bytea' : 'text'}[]`);
  const names = all.map(({ name }) => name).join(', ');
  await session.run(
    `INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE
     SELECT ${all.map(({ name, type }) => `given.${name}::${type}`).join(', ')} FROM unnest(${lists.join(', ')}) AS given (${names})`,
    all.map(({ values }) => values),
  );
}

/** Counts what gets numbers of its own on, from where the copied rows end. */
export async function countOn(session: Session, table: CopiedTable): Promise<void> {
  const counted = await session.all<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = ('packbench.' || $1)::regclass AND attidentity <> ''`,
    [table.shared],
  );
  for (const { name } of counted)
    await session.all(
      `SELECT setval(pg_get_serial_sequence('packbench.' || $1, $2), coalesce(max(${name}), 0) + 1, false) FROM ${table.shared}`,
      [table.shared, name],
    );
}
