import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { ChildProcess } from '#electron/child/child-process.ts';
import type { Clock } from '#electron/engine/clock.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { listBackups } from '#electron/ledger/sqlite/backup/backup-files.ts';
import type { BackupQuestion } from '#electron/ledger/sqlite/backup/backup-question.ts';
import { openSqliteLedger } from '#electron/ledger/sqlite/open-ledger.ts';
import { newFolder } from '../samples.ts';
import { newDatabase, openPostgresLedger } from '../../postgres/database.ts';

/** Where one ledger lies. What was written is there when it is opened again, as after a restart. */
export interface LedgerPlace {
  open(clock: Clock): Promise<Ledger>;
  /** Changes a text in a column of all rows, as only somebody with a tool of his own can; nobody has it open. */
  tamper(change: Tampering): Promise<void>;
  remove(): Promise<void>;
}

export interface Tampering {
  table: 'shipment' | 'package' | 'document' | 'carrier_form';
  /** Of text, or `bytes`. */
  column: string;
  from: string;
  to: string;
}

/** A way to keep a ledger, as the conformance suite needs it. */
export interface LedgerBackend {
  name: string;
  /** A place of its own without a ledger; the first `open` makes one. */
  place(): Promise<LedgerPlace>;
}

const sqlite: LedgerBackend = {
  name: 'SQLite',
  async place() {
    const { path, remove } = newFolder();
    return {
      open: (clock) => openSqliteLedger({ path, clock, startChild: listsHere }),
      async tamper({ table, column, from, to }) {
        const raw = new Database(path);
        const type = column === 'bytes' ? 'BLOB' : 'TEXT';
        raw.prepare(`UPDATE ${table} SET ${column} = CAST(replace(${column}, ?, ?) AS ${type})`).run(from, to);
        raw.close();
      },
      remove: async () => remove(),
    };
  },
};

/** The folder of the backups is listed by this process; nothing that the port promises needs another one. */
function listsHere(): ChildProcess {
  let answer: (message: unknown) => void = () => undefined;
  return {
    send(message) {
      const { id, question } = message as { id: number; question: BackupQuestion };
      if (question.do !== 'list') throw new Error(`Nobody said how to ${question.do} a backup`);
      setImmediate(() => answer({ id, answer: listBackups(question.folder) }));
    },
    onMessage: (listener) => void (answer = listener),
    onEnd: () => undefined,
    kill: () => undefined,
  };
}

const postgres: LedgerBackend = {
  name: 'PostgreSQL',
  async place() {
    const { path, remove } = newFolder();
    const { address, drop, asAdministrator } = await newDatabase();
    return {
      open: (clock) => openPostgresLedger({ address, folder: dirname(path), clock }),
      tamper: ({ table, column, from, to }) => {
        const type = column === 'bytes' ? 'bytea' : column === 'prepared' ? 'json' : 'text';
        const text = column === 'bytes' ? `convert_from(bytes, 'UTF8')` : `${column}::text`;
        return asAdministrator(`UPDATE packbench.${table} SET ${column} = replace(${text}, $1, $2)::${type}`, [
          from,
          to,
        ]);
      },
      remove: async () => {
        await drop();
        remove();
      },
    };
  },
};

/** The one that the tests of this run are about: every promise of the port is tried on each. This is the only file here that knows one. */
export const BACKENDS: readonly LedgerBackend[] = [process.env['TEST_LEDGER'] === 'postgres' ? postgres : sqlite];
