import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { HealthCheck } from '#shared/schema/health.ts';
import { reached } from '#electron/engine/steps.ts';
import type { LedgerUpkeep } from '#electron/engine/upkeep/ledger-upkeep.ts';
import { trouble, troubleOnly, type SaidTrouble } from '#shared/schema/trouble.ts';
import { LedgerDamagedError } from '../errors.ts';
import { ledgerTrouble } from '../ledger-trouble.ts';
import type { LedgerTime } from '../ledger-time.ts';
import { backupFolder, listBackups } from './backup-files.ts';
import { blankBackups, type OpenCopy } from './blank-backups.ts';
import { openBlanking } from './blank-shipments.ts';
import { openDocuments } from './documents.ts';
import { examineBackup } from './examined-copy.ts';
import { openJournal } from './journal.ts';
import { openPackages } from './packages.ts';
import { forgetPutAway } from './put-away.ts';
import { requireIndexesWhole, requireWhole } from './require-whole.ts';
import { openSearchIndex } from './search-index.ts';
import type { Seals } from './seals.ts';
import { writeBackup } from './write-backup.ts';
import type { WriteQueue } from './write-queue.ts';

interface Parts {
  time: LedgerTime;
  seals: Seals;
  openCopy: OpenCopy;
}

export function openUpkeep(database: Database, queue: WriteQueue, parts: Parts): LedgerUpkeep {
  const { time, seals, openCopy } = parts;
  const journal = openJournal(database);
  const documents = openDocuments(database, seals);
  const searchIndex = openSearchIndex(database);
  const blanking = openBlanking(database, { packages: openPackages(database), searchIndex, seals });

  /** Blanks in slices; then nothing of it is in the index, in free pages or in the log any more. */
  async function blankHere(acceptedBefore: number): Promise<number> {
    let count = 0;
    for (;;) {
      const some = await queue.write(() => blanking.blankSome(acceptedBefore, time.now()));
      count += some;
      reached('blanking');
      if (some === 0) break;
    }
    count += await queue.write(() => blanking.removeBatches(acceptedBefore));
    if (count === 0) return 0;
    while (await queue.write(() => searchIndex.mergeSome())) await setImmediate();
    database.pragma('wal_checkpoint(TRUNCATE)');
    return count;
  }

  return {
    async blank(acceptedBefore) {
      const count = await blankHere(acceptedBefore);
      await blankBackups(backupFolder(database.name), acceptedBefore, openCopy);
      forgetPutAway(database.name, acceptedBefore);
      return count;
    },

    backUp: (reason) => writeBackup(database, { takenAt: time.now(), reason }),
    backups: async () => listBackups(backupFolder(database.name)),
    examineBackup: (name) => examineBackup(database.name, name, openCopy),

    async check() {
      const faults = { structure: structureFault(database), rows: await seals.verify() };
      const { lines, brokenAt } = await journal.verify();
      const { checked, damaged } = await documents.verify();
      const chain = brokenAt === null ? null : brokenJournal(brokenAt);
      const fatal = chain ?? faults.structure;
      if (fatal) queue.refuse(new LedgerDamagedError(fatal));
      const {
        rows,
        faults: [row],
      } = faults.rows;
      return [
        said('structure', faults.structure, 'Tables and indexes are whole.'),
        said('rows', row ? ledgerTrouble(row, database.name) : null, `${rows} rows are as they were written.`, {
          n: rows,
        }),
        said('journal', chain, `${lines} lines follow from each other.`, { n: lines }),
        said(
          'documents',
          damaged[0] === undefined ? null : damagedDocuments(damaged.length, checked, damaged[0]),
          `${checked} documents are as they were stored.`,
          { n: checked },
        ),
      ];
    },
  };
}

const said = (
  name: string,
  fault: SaidTrouble | null,
  fine: string,
  facts: Record<string, number> = {},
): HealthCheck =>
  fault === null
    ? { name, status: 'ok', detail: fine, facts }
    : { name, status: 'failed', detail: fault.sentence, trouble: troubleOnly(fault) };

const brokenJournal = (line: number) =>
  trouble('JOURNAL_BROKEN', `The journal does not follow from line ${line} on.`, { line });

const damagedDocuments = (damaged: number, checked: number, first: string) =>
  trouble('DOCUMENTS_DAMAGED', `${damaged} of ${checked} documents are damaged, the first ${first}.`, {
    ...{ damaged, checked, first },
  });

function structureFault(database: Database): SaidTrouble | null {
  try {
    requireWhole(database);
    requireIndexesWhole(database);
    return null;
  } catch (error) {
    return ledgerTrouble(error, database.name);
  }
}
