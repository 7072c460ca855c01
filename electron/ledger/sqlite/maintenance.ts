import type { Database } from 'better-sqlite3';
import type { HealthCheck } from '#shared/schema/station/health.ts';
import type { Disk } from '#electron/engine/disk.ts';
import type { LedgerBackups, LedgerMaintenance } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { LedgerDamagedError } from '../errors.ts';
import { ledgerDiagnostic, diagnosticOfCheck } from '../ledger-diagnostic.ts';
import type { LedgerTime } from '../ledger-time.ts';
import { contentsCheck, documentsCheck, journalCheck, said } from '../stored-checks.ts';
import type { BackupStore } from './backup/backup-store.ts';
import { openShippedContents } from './shipments/shipped-contents.ts';
import { openCarrierForms } from './documents/carrier-forms.ts';
import { openDocuments } from './documents/documents.ts';
import { examineBackup } from './integrity/examined-copy.ts';
import { openJournal } from './journal/journal.ts';
import type { Meta } from './meta.ts';
import { forgetQuarantined, quarantined } from './backup/quarantine.ts';
import { openLedgerRedaction } from './redact-ledger.ts';
import type { RowChecksums } from './integrity/row-checksums.ts';
import type { FindStructureFault } from './integrity/structure-fault.ts';
import type { Witnessing } from './journal/witnessing.ts';
import { writeBackup } from './backup/write-backup.ts';
import type { WriteQueue } from './write-queue.ts';

/** What came after so many daily backups is witnessed in full, so that going back to one of them loses nothing. */
const WITNESSED_BACKUPS = 2;

interface Parts {
  time: LedgerTime;
  meta: Meta;
  checksums: RowChecksums;
  witnessing: Witnessing;
  findStructureFault: FindStructureFault;
  /** A copy of a ledger has none. */
  backups: BackupStore | null;
  /** Where copies of it are made; the disk on which it lies unless given. */
  disk?: Disk | undefined;
  /** Is told that a copy of it was not whole. */
  doubt(): void;
}

export function openMaintenance(database: Database, queue: WriteQueue, parts: Parts): LedgerMaintenance {
  const { time, meta, checksums, witnessing, findStructureFault, backups, disk } = parts;
  const journal = openJournal(database);
  const documents = openDocuments(database, checksums);
  const forms = openCarrierForms(database);
  const redaction = openLedgerRedaction(database, queue, { checksums, meta, now: () => time.now() });

  async function structureCheck(): Promise<HealthCheck> {
    try {
      return said('structure', await findStructureFault(database), 'Tables and indexes are whole.');
    } catch (error) {
      const why = ledgerDiagnostic(error, database.name);
      const detail = `Tables and indexes were not checked: ${inEnglish(why)}`;
      return { name: 'structure', status: 'warning', detail, trouble: why };
    }
  }

  /** What the witness knows of before the daily backup before the last. */
  async function forgetWitnessed(store: BackupStore, until: number): Promise<void> {
    const daily = (await store.list()).filter(({ reason, takenAt }) => reason === 'daily' && takenAt <= until);
    const before = daily[WITNESSED_BACKUPS - 1];
    if (before) await witnessing.forget(before.takenAt);
  }

  const backupsIn = (store: BackupStore): LedgerBackups => ({
    list: () => store.list(),

    async backUp(reason) {
      const backup = await writeBackup(database, store, { takenAt: time.now(), reason, disk }).catch(
        (error: unknown) => {
          if (error instanceof LedgerDamagedError) parts.doubt();
          throw error;
        },
      );
      // The backup is made, also where its folder is slow to list it, or the witness cannot be written: that keeps all it has until the next one.
      await forgetWitnessed(store, backup.takenAt).catch(() => undefined);
      return backup;
    },

    examine: (name) => examineBackup(database.name, store, name),
  });

  /** In what lies beside the ledger: where something cannot be redacted, the rest is. @throws Error of the first that cannot be. */
  async function redactBeside(acceptedBefore: number): Promise<void> {
    const works = [
      async () => forgetQuarantined(database.name, acceptedBefore),
      () => witnessing.forget(acceptedBefore),
      async () => {
        if (backups && (await backups.list()).length > 0) await backups.redact(acceptedBefore);
      },
    ];
    const ends = await Promise.allSettled(works.map((work) => work()));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  return {
    recordTime: () => queue.write(() => meta.recordInstant(time.now())),

    async redact(acceptedBefore) {
      const count = await redaction.redactDue(acceptedBefore);
      await redactBeside(acceptedBefore);
      return count;
    },

    async erase(records) {
      // First: what the ledger has no more nobody would find again, where this is broken off.
      await witnessing.redact(records.shipments, time.now());
      await redaction.redactThese(records);
    },

    backups: backups && backupsIn(backups),
    putAway: () => quarantined(database.name),

    async check() {
      const structure = await structureCheck();
      const {
        rows,
        faults: [row],
      } = await checksums.verify();
      const chain = journalCheck(await journal.verify());
      const contents = contentsCheck(await openShippedContents(database).verify());
      const stored = documentsCheck(await documents.verify(), await forms.verify());
      const fatal = [chain, structure].find(({ status }) => status === 'failed');
      if (fatal) queue.refuse(new LedgerDamagedError(diagnosticOfCheck(fatal)));
      return [
        structure,
        said('rows', row ? ledgerDiagnostic(row, database.name) : null, `${rows} rows are as they were written.`, {
          n: rows,
        }),
        chain,
        contents,
        stored,
      ];
    },
  };
}
