import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { LedgerDamagedError } from '../errors.ts';
import { sha256 } from '../sha256.ts';

const rowsOf = (table: string, columns: string, order: string) => `
  (SELECT json_group_array(json_array(${columns})) FROM (SELECT * FROM ${table} WHERE ${table}.shipment = shipment.sequence ORDER BY ${order}))`;

/** What is sealed, by table: its key, and all that the row says as one JSON text. A shipment's seal covers the rows that belong to it. */
const SEALED = {
  shipment: {
    key: 'sequence',
    content: `json_array(sequence, id, client_id, transaction_id, holds_id, state, accepted_at, updated_at, carrier_id, carrier_code,
      warnings, problem, prepared,
      ${rowsOf('package', 'number, item_transaction_id, platform_tracking_number, tracking_number', 'number')},
      ${rowsOf('attempt', 'number, started_at, deadline_at, finished_at, outcome, detail', 'number')},
      ${rowsOf('document', 'sequence, id, package_number, content_type, image_type, size, sha256', 'sequence')})`,
  },
  account: { key: 'carrier_id', content: 'json_array(carrier_id, hidden, account)' },
  api_client: {
    key: 'id',
    content: 'json_array(id, name, access_key, secret_digest, scopes, created_at, revoked_at)',
  },
  setting: { key: 'name', content: 'json_array(name, value)' },
  meta: { key: 'name', content: 'json_array(name, typeof(value), hex(value))' },
  taken_number: { key: 'sequence', content: 'json_array(sequence, carrier, prefix, number, shipment_id)' },
} as const;
export type SealedTable = keyof typeof SEALED;
const TABLES = Object.keys(SEALED) as SealedTable[];

type Key = string | number;
interface SealedRow {
  key: Key;
  seal: string;
  content: string;
}

/** Rows that are verified before other work gets its turn. */
const ROWS_PER_TURN = 200;

export type Seals = ReturnType<typeof openSeals>;

/**
 * Seals rows and checks them. What SQLite's own checks cannot see, a bit that flipped inside a value, is found where the row is read.
 * @param onDamage is told of the first row that does not fit its seal.
 */
export function openSeals(database: Database, onDamage: (error: Error) => void) {
  const select = (table: SealedTable, rest: string) =>
    database.prepare<Key[], SealedRow>(
      `SELECT ${SEALED[table].key} AS key, seal, ${SEALED[table].content} AS content FROM ${table} ${rest}`,
    );
  const statements = Object.fromEntries(
    TABLES.map((table) => {
      const { key } = SEALED[table];
      const one = select(table, `WHERE ${key} = ?`);
      const next = select(table, `WHERE ${key} > ? ORDER BY ${key} LIMIT ${ROWS_PER_TURN}`);
      const set = database.prepare<[string, Key]>(`UPDATE ${table} SET seal = ? WHERE ${key} = ?`);
      return [table, { one, next, set }];
    }),
  ) as Record<
    SealedTable,
    {
      one: ReturnType<typeof select>;
      next: ReturnType<typeof select>;
      set: ReturnType<typeof database.prepare<[string, Key]>>;
    }
  >;

  const sealOf = ({ content }: SealedRow) => sha256(Buffer.from(content));

  function* pagesOf(table: SealedTable): Generator<SealedRow[]> {
    const { next } = statements[table];
    for (let last: Key = table === 'shipment' || table === 'taken_number' ? 0 : ''; ;) {
      const rows = next.all(last);
      if (rows.length > 0) yield rows;
      const end = rows.at(-1);
      if (!end || rows.length < ROWS_PER_TURN) return;
      last = end.key;
    }
  }

  function damage(table: SealedTable, key: Key): LedgerDamagedError {
    const error = new LedgerDamagedError(`The ledger is damaged: row ${key} of ${table} is not what was written`);
    onDamage(error);
    return error;
  }

  return {
    /** Seals the row as it is now; inside the transaction that wrote it. */
    put(table: SealedTable, key: Key): void {
      const { one, set } = statements[table];
      const row = one.get(key);
      if (row) set.run(sealOf(row), key);
    },

    /** @throws LedgerDamagedError where the row is not as it was sealed. */
    check(table: SealedTable, key: Key): void {
      const row = statements[table].one.get(key);
      if (row && row.seal !== sealOf(row)) throw damage(table, key);
    },

    /** Checks every row, in slices between which other work has its turn; says which do not fit. */
    async verify(): Promise<{ rows: number; faults: string[] }> {
      const faults: string[] = [];
      let rows = 0;
      for (const table of TABLES) {
        for (const page of pagesOf(table)) {
          rows += page.length;
          for (const row of page) {
            if (row.seal !== sealOf(row)) faults.push(damage(table, row.key).message);
          }
          await setImmediate();
        }
      }
      return { rows, faults };
    },

    /** Seals rows that were written before there were seals. */
    sealAll(): void {
      for (const table of TABLES) {
        for (const page of pagesOf(table)) {
          for (const row of page) statements[table].set.run(sealOf(row), row.key);
        }
      }
    },
  };
}
