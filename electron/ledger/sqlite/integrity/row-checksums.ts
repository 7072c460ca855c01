import { hash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '#electron/ledger/errors.ts';
import { sealedTables, type SealedTable } from './checked-tables.ts';
import { openShipmentChecksums } from './shipment-checksums.ts';

type Key = string | number;

interface Row {
  key: Key;
  isBroken: number;
}

/** Rows of a table that are checked before other work gets its turn. */
const AT_ONCE = 500;

export type RowChecksums = ReturnType<typeof openRowChecksums>;

/** The structure as text. Not where the tables begin: a copy may have them elsewhere. */
const SCHEMA = `
  SELECT sealed(json_group_array(json_array(type, name, tbl_name, sql))) FROM (SELECT * FROM main.sqlite_schema ORDER BY type, name)`;

/**
 * Seals rows and checks them: what SQLite's own checks cannot see, a bit that flipped inside a value. Shipments, which are most of the
 * ledger, are checked where they are read; other tables at the start, and their rows are sealed by triggers whatever writes them.
 * @param onDamage is told of each row that does not fit its seal.
 */
export function openRowChecksums(database: Database, onDamage: (error: Error) => void) {
  database.function('sealed', { deterministic: true, directOnly: true }, (content) =>
    hash('sha256', String(content), 'hex'),
  );
  const shipments = openShipmentChecksums(database);
  const tables = sealedTables(database).map((table) => ({ ...table, ...statementsOf(database, table) }));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const schema = database.prepare<[], string>(SCHEMA).pluck();

  function damage(table: string, key: Key): LedgerDamagedError {
    const error = new LedgerDamagedError(diagnostic('ROW_CHANGED', { row: String(key), table }));
    onDamage(error);
    return error;
  }

  function requireUnbroken({ name, broken }: (typeof tables)[number]): void {
    const key = broken.get();
    if (key !== undefined) throw damage(name, key);
  }

  function* pages(): Generator<{ count: number; broken: LedgerDamagedError[] }> {
    for (const { name, slices } of tables) {
      for (const { count, broken } of slices()) yield { count, broken: broken.map((key) => damage(name, key)) };
    }
    for (const { count, broken } of shipments.pages()) {
      yield { count, broken: broken.map((key) => damage('shipment', key)) };
    }
  }

  return {
    /** Seals the shipment with all that belongs to it as it is now; inside the transaction that wrote it. */
    putShipment: (sequence: number): void => shipments.put(sequence),

    /** @throws LedgerDamagedError where the shipment, or what belongs to it, is not as it was sealed. */
    checkShipment(sequence: number): void {
      if (shipments.isBroken(sequence)) throw damage('shipment', sequence);
    },

    /** By what the row is known by. @throws LedgerDamagedError where it is not as it was sealed. */
    check(table: keyof typeof KNOWN_BY, key: string): void {
      if (byName.get(table)?.isBroken?.get(key) === 1) throw damage(table, key);
    },

    /** All rows of a table that has few. @throws LedgerDamagedError naming the first that is not as it was sealed. */
    checkTable(name: 'setting'): void {
      const table = byName.get(name);
      if (table) requireUnbroken(table);
    },

    /**
     * All rows but shipments; of a ledger that is as it was left whole, which is checked a minute after each start, not those of tables that have
     * many, as prints, orders and batches. @throws LedgerDamagedError naming the first that is not as it was sealed.
     */
    checkTables(isAsLeft: boolean): void {
      for (const table of tables) if (!isAsLeft || table.hasMany.get() === undefined) requireUnbroken(table);
    },

    /** Checks every row, in slices between which other work has its turn; says which do not fit. */
    async verify(): Promise<{ rows: number; faults: LedgerDamagedError[] }> {
      const faults: LedgerDamagedError[] = [];
      let rows = 0;
      for (const { count, broken } of pages()) {
        rows += count;
        faults.push(...broken);
        await setImmediate();
      }
      return { rows, faults };
    },

    /** The same in one go. @throws LedgerDamagedError naming the first. */
    requireAll(): void {
      for (const { broken } of pages()) if (broken[0]) throw broken[0];
    },

    /** SHA-256 of the ledger's structure. */
    schema: () => schema.get() ?? '',

    /** Seals all rows as they are now. */
    sealAll(): void {
      for (const { sealAll } of tables) sealAll.run();
      shipments.sealAll();
    },

    /** From now on every row but a shipment is sealed by whatever writes it. The triggers are this connection's, and not in the file. */
    watch(): void {
      for (const { name, key, columns, content } of tables) {
        const list = columns.map((column) => `"${column}"`).join(', ');
        for (const [event, when] of [['insert', 'INSERT'] as const, ['update', `UPDATE OF ${list}`] as const]) {
          database.exec(`
            CREATE TEMP TRIGGER IF NOT EXISTS seal_${name}_on_${event} AFTER ${when} ON main.${name}
            BEGIN UPDATE ${name} SET seal = sealed(${content}) WHERE ${key} = NEW.${key}; END`);
        }
      }
    },
  };
}

/** What a row that is checked when it is read is known by. */
const KNOWN_BY = { account: 'carrier_id', api_client: 'id', meta: 'name' } as const;

function statementsOf(database: Database, { name, key, content }: SealedTable) {
  const known = Object.entries(KNOWN_BY).find(([table]) => table === name)?.[1];
  const isBroken = `seal IS NOT sealed(${content})`;
  const rows = `SELECT ${key} AS key, ${isBroken} AS isBroken FROM ${name}`;
  const first = database.prepare<[], Row>(`${rows} ORDER BY ${key} LIMIT ${AT_ONCE}`);
  const next = database.prepare<[Key], Row>(`${rows} WHERE ${key} > ? ORDER BY ${key} LIMIT ${AT_ONCE}`);
  return {
    /** All rows in the order of their keys, and which of them are broken. */
    *slices(): Generator<{ count: number; broken: Key[] }> {
      for (let slice = first.all(); ;) {
        yield { count: slice.length, broken: slice.flatMap((row) => (row.isBroken === 1 ? [row.key] : [])) };
        const last = slice[AT_ONCE - 1];
        if (!last) return;
        slice = next.all(last.key);
      }
    },
    hasMany: database.prepare<[], number>(`SELECT 1 FROM ${name} LIMIT 1 OFFSET ${AT_ONCE}`).pluck(),
    broken: database.prepare<[], Key>(`SELECT ${key} FROM ${name} WHERE ${isBroken}`).pluck(),
    isBroken: known && database.prepare<[string], number>(`SELECT ${isBroken} FROM ${name} WHERE ${known} = ?`).pluck(),
    sealAll: database.prepare(`UPDATE ${name} SET seal = sealed(${content})`),
  };
}
