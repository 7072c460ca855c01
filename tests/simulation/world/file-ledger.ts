import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Clock } from '#electron/engine/clock.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { markOpen } from '#electron/ledger/local/open-mark.ts';
import { openWitnessFile, witnessPath } from '#electron/ledger/local/witness-file.ts';
import { readWitnessed } from '#electron/ledger/local/witnessed.ts';
import { backupFolder, backupName } from '#electron/ledger/sqlite/backup/backup-files.ts';
import { lastLineOf } from '#electron/ledger/sqlite/backup/merge-newer-rows.ts';
import { completeRestore, prepareRestore } from '#electron/ledger/sqlite/backup/restore.ts';
import { openDatabase, openHere } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn } from '#electron/ledger/sqlite/open-ledger.ts';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { FileSight } from '../invariants/file-sight.ts';
import type { Chance } from '../machine/chance.ts';
import type { Disk } from '../machine/disk.ts';
import type { Books } from './books.ts';
import type { Desk } from './desk.ts';
import type { Home, PlannedRestore } from './home.ts';

/** A disk that is full for the ledger: it may not grow by a page. */
const NO_MORE_PAGES = 1;
const MOST_PAGES = 1_073_741_823;

/** The ledger of one desk, in a file on its disk. */
export class FileLedger implements Home {
  readonly isShared = false;
  readonly network = null;
  sight: FileSight | null = null;
  readonly #books: Books;
  readonly #chance: Chance;
  #last = 0;
  #planned: PlannedRestore | null = null;

  constructor(books: Books, chance: Chance) {
    [this.#books, this.#chance] = [books, chance];
  }

  async open({ folder, clock, disk }: Desk): Promise<Ledger> {
    const path = ledgerPath(folder);
    this.#isRestored = this.#planned !== null;
    if (this.#planned) {
      const { backup, isOldWhole, then } = this.#planned;
      const last = lastLineIn(path, backup);
      const witnessed = isOldWhole ? null : readWitnessed(witnessPath(path), last);
      // A witness that lacks some of it begins with the last restore, or ends where its disk failed.
      const alone = witnessed?.isWhole ? witnessed : null;
      if (alone) spoil(path);
      await prepareRestore(path, backup);
      completeRestore(path);
      then(alone?.at ?? null);
      // What only the old ledger knew has left its number to another line.
      this.#last = last;
      this.#planned = null;
    }
    return openLedger(path, clock, (database) =>
      commitsOn(database, disk, { books: this.#books, chance: this.#chance }),
    );
  }
  /** Lines that came after the backup are gone. */
  #isRestored = false;

  backUp(desk: Desk, then: (backup: string) => void): void {
    const database = databaseOf(desk);
    if (!database || !desk.isUp || !desk.ledger?.isWritable() || desk.disk.isFull) return;
    const name = backupName(desk.ledger.now(), 'asked');
    const folder = backupFolder(ledgerPath(desk.folder));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), database.serialize());
    then(name);
  }

  restore(planned: PlannedRestore): void {
    this.#planned = planned;
  }

  /** Everything that was seen of it must still be there. */
  opened(desk: Desk): void {
    const database = databaseOf(desk);
    if (!database) return;
    const newest = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck().get() ?? 0;
    if (newest < this.#last && !this.#isRestored)
      this.#books.violated('nothing that was answered is lost', `line ${this.#last} of the journal is gone`);
    this.sight = new FileSight(database, this.#last);
  }

  closed(desk: Desk): void {
    this.#last = this.sight?.last ?? this.#last;
    this.sight = null;
    // One that was being restored.
    openHere.get(`${ledgerPath(desk.folder)}.restored`)?.close();
    const database = databaseOf(desk);
    if (desk.process.alive || !database) return;
    const path = ledgerPath(desk.folder);
    // A process that dies leaves the log; the connection of this one plays it into the file.
    database.close();
    openHere.delete(path);
    writeFileSync(`${path}-wal`, '');
  }

  setFull(desk: Desk, isFull: boolean): void {
    databaseOf(desk)?.pragma(`max_page_count = ${isFull ? NO_MORE_PAGES : MOST_PAGES}`);
  }

  async remove(): Promise<void> {
    // Its folder goes with the machine.
  }
}

/** The number of the last line of the journal in a backup. */
function lastLineIn(path: string, backup: string): number {
  const database = new Database(join(backupFolder(path), backup), { readonly: true });
  const last = lastLineOf(database);
  database.close();
  return last;
}

/** The disk has lost the beginning of the file, without which nothing of it can be read. */
function spoil(path: string): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(4096, 'x'), 0, 4096, 0);
  closeSync(file);
}

/** As the station has it open. */
function databaseOf({ folder }: Desk) {
  const database = openHere.get(ledgerPath(folder));
  return database?.open ? database : null;
}

/**
 * As openSqliteLedger opens it, but without what other processes and threads do: backups, and the daily check, which reads the whole ledger; a
 * simulation checks it once, at its end.
 */
function openLedger(path: string, clock: Clock, prepare: (database: Database.Database) => void): Ledger {
  const database = openDatabase(path);
  prepare(database);
  const removeMark = markOpen(path);
  try {
    const witness = openWitnessFile(witnessPath(path));
    const ledger = ledgerOn(database, clock, {
      beforeClose() {
        removeMark();
        openHere.delete(path);
      },
      witness,
      findStructureFault: async () => null,
    });
    return { ...ledger, maintenance: { ...ledger.maintenance, check: async () => [] } };
  } catch (error) {
    removeMark();
    database.close();
    throw error;
  }
}

/** Most statements of a station that is about to be killed are never used. */
function atFirstUse(prepare: () => Database.Statement): Database.Statement {
  let made: Database.Statement | null = null;
  const statement = () => (made ??= prepare());
  return {
    run: (...values: unknown[]) => statement().run(...values),
    get: (...values: unknown[]) => statement().get(...values),
    all: (...values: unknown[]) => statement().all(...values),
    iterate: (...values: unknown[]) => statement().iterate(...values),
    pluck: () => atFirstUse(() => prepare().pluck()),
    raw: () => atFirstUse(() => prepare().raw()),
    safeIntegers: () => atFirstUse(() => prepare().safeIntegers()),
  } as Database.Statement;
}

/**
 * A commit fails on a disk that is full, where SQLite's log has to grow for it, and where the disk fails its sync. Of a sync that failed: what the system had not written by then may be lost whatever later syncs
 * say, so nothing may be committed any more before the ledger has been opened again.
 */
function commitsOn(database: Database.Database, disk: Disk, { books, chance }: { books: Books; chance: Chance }): void {
  const prepare = database.prepare.bind(database) as (sql: string) => Database.Statement;
  let hasFailed = false;
  const commit = (real: Database.Statement) => ({
    run() {
      if (hasFailed) books.violated('a disk that failed is not trusted', 'the ledger commits after a sync that failed');
      if (disk.isFull && chance.happens(disk.failingCommits))
        throw new Database.SqliteError('database or disk is full', 'SQLITE_FULL');
      if (disk.failsNextSync !== 'commit') return real.run();
      disk.failsNextSync = null;
      hasFailed = true;
      throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR_FSYNC');
    },
  });
  database.prepare = ((sql: string) =>
    sql === 'COMMIT' ? commit(prepare(sql)) : atFirstUse(() => prepare(sql))) as never;
}
