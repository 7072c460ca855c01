import { writeFileSync } from 'node:fs';
import type { Clock } from '#electron/engine/clock.ts';
import type { Ledger } from '#electron/engine/ledger.ts';
import { markOpen } from '#electron/ledger/local/open-mark.ts';
import { openWitnessFile, witnessPath } from '#electron/ledger/local/witness-file.ts';
import { openDatabase, openHere } from '#electron/ledger/sqlite/open-database.ts';
import { ledgerOn } from '#electron/ledger/sqlite/open-ledger.ts';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { FileSight } from '../invariants/file-sight.ts';
import type { Books } from './books.ts';
import type { Desk } from './desk.ts';
import type { Home } from './home.ts';

/** A disk that is full for the ledger: it may not grow by a page. */
const NO_MORE_PAGES = 1;
const MOST_PAGES = 1_073_741_823;

/** The ledger of one desk, in a file on its disk. */
export class FileLedger implements Home {
  readonly isShared = false;
  readonly network = null;
  sight: FileSight | null = null;
  readonly #books: Books;
  #last = 0;

  constructor(books: Books) {
    this.#books = books;
  }

  open = async ({ folder, clock }: Desk): Promise<Ledger> => openLedger(ledgerPath(folder), clock);

  /** Everything that was seen of it must still be there. */
  opened(desk: Desk): void {
    const database = databaseOf(desk);
    if (!database) return;
    const newest = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck().get() ?? 0;
    if (newest < this.#last)
      this.#books.violated('nothing that was answered is lost', `line ${this.#last} of the journal is gone`);
    this.sight = new FileSight(database, this.#last);
  }

  closed(desk: Desk): void {
    this.#last = this.sight?.last ?? this.#last;
    this.sight = null;
    const database = databaseOf(desk);
    if (desk.process.alive || !database) return;
    // A process that dies leaves the log; the connection of this one plays it into the file.
    database.close();
    writeFileSync(`${ledgerPath(desk.folder)}-wal`, '');
  }

  setFull(desk: Desk, isFull: boolean): void {
    databaseOf(desk)?.pragma(`max_page_count = ${isFull ? NO_MORE_PAGES : MOST_PAGES}`);
  }

  async remove(): Promise<void> {
    // Its folder goes with the machine.
  }
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
function openLedger(path: string, clock: Clock): Ledger {
  const database = openDatabase(path);
  const removeMark = markOpen(path);
  try {
    const witness = openWitnessFile(witnessPath(path));
    const ledger = ledgerOn(database, clock, {
      beforeClose: removeMark,
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
