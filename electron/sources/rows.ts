import type { Tables } from '#electron/engine/batches/index.ts';
import type { SourceCell, SourceRow, SourceRows } from '#electron/engine/sources/deps.ts';

type Table = Awaited<ReturnType<Tables['read']>>;

/** A value as a database's library gives it. */
export function cellOf(value: unknown): SourceCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString();
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  return JSON.stringify(value);
}

/** Columns of the same name get numbers, as in a table from a file. */
function uniqueNames(names: readonly string[]): string[] {
  const unique = new Set<string>();
  for (const name of names) {
    let one = name;
    for (let count = 2; unique.has(one); count++) one = `${name} (${count})`;
    unique.add(one);
  }
  return [...unique];
}

/** What a database answered: its numbers are written with a point. */
export function tableOf(names: readonly string[], records: readonly (readonly unknown[])[]): SourceRows {
  const columns = uniqueNames(names);
  const rows = records.map((record): SourceRow =>
    Object.fromEntries(columns.map((column, index) => [column, cellOf(record[index])])),
  );
  return { columns, rows, decimalSeparator: 'POINT' };
}

/** What stands in a table from a file: how it writes numbers, its numbers have to show. */
export function fileRows({ columns, rows }: Table): SourceRows {
  const named = rows.map(({ cells }): SourceRow =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null])),
  );
  const shifted = new Set(named.filter((_, index) => (rows[index]?.surplus ?? 0) > 0));
  return { columns, rows: named, shifted, decimalSeparator: null };
}
