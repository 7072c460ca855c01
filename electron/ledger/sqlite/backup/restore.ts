import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { checkpoint } from '#electron/engine/shipping/purchase/checkpoint.ts';
import { DiagnosticError } from '#electron/engine/diagnostic-error.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { LedgerInUseError } from '#electron/ledger/errors.ts';
import { PRESENT } from '#electron/ledger/present.ts';
import { syncFile } from '#electron/ledger/local/sync-file.ts';
import { syncFolder } from '#electron/platform/sync-folder.ts';
import { backupFolder, fetchBackup, listBackups } from './backup-files.ts';
import { readWitnessed } from '#electron/ledger/local/witnessed.ts';
import { witnessPath } from '#electron/ledger/local/witness-file.ts';
import { noteCopy } from './gap.ts';
import { mergeNewerRows, lastLineOf, type CarriedOver } from './merge-newer-rows.ts';
import { COMPANIONS } from '../create-database.ts';
import { faultIn, forgetExamined, readClosedLedger } from '../integrity/examined-copy.ts';
import { copiedSince, forgetFile } from '../integrity/own-file.ts';
import { pauseBackgroundWork } from '../pause-background-work.ts';
import { isLedgerInUse } from '../is-ledger-in-use.ts';
import { openDatabase } from '../open-database.ts';
import { ledgerOn } from '../open-ledger.ts';
import { quarantine } from './quarantine.ts';

export interface Restored {
  backup: string;
  /** Milliseconds of ledger time. */
  takenAt: number;
  /** Where the files lie that were in its place; null where there were none. */
  quarantine: string | null;
  /** What was taken over from the old ledger; null where there was none, or it cannot be read at all. */
  carried: CarriedOver | null;
}

const draftOf = (path: string) => `${path}.restored`;

/**
 * Prepares to put a backup in the place of the ledger at `path`: checks it as a ledger, gives it what it must know of the old one so that
 * nothing is bought twice, and puts all files of the old one, damaged or not, together into a folder of their own. Nothing is thrown away,
 * and nothing in place is touched: `completeRestore` does the rest.
 * @throws LedgerInUseError, Error where there is no such backup, LedgerDamagedError where it is not whole; nothing was changed.
 */
export async function prepareRestore(path: string, name: string): Promise<Restored> {
  requireUnused(path);
  const draft = draftOf(path);
  removeDraft(draft);
  try {
    const takenAt = name === PRESENT ? copyPresent(path, draft) : copyBackup(path, name, draft);
    const carried = await fillDraft(draft, { path, takenAt });
    syncFile(draft);
    const quarantined = quarantine(path, takenAt);
    checkpoint('restoring');
    return { backup: name, takenAt, quarantine: quarantined, carried };
  } catch (error) {
    removeDraft(draft);
    throw error;
  } finally {
    forgetExamined(path);
  }
}

/** @returns when it was made; milliseconds of ledger time */
function copyBackup(path: string, name: string, draft: string): number {
  const folder = backupFolder(path);
  const backup = listBackups(folder).find((each) => each.name === name);
  if (!backup) {
    const known =
      listBackups(folder)
        .map((each) => each.name)
        .join(', ') || '–';
    throw new DiagnosticError(diagnostic('BACKUP_GONE', { backup: name, known }));
  }
  fetchBackup(folder, name, draft);
  return backup.takenAt;
}

/** @returns when its last line was written; milliseconds of ledger time */
function copyPresent(path: string, draft: string): number {
  for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, draft + suffix);
  const copy = new Database(draft, { fileMustExist: true });
  try {
    return copy.prepare<[], number>('SELECT coalesce(max(at), 0) FROM journal').pluck().get() ?? 0;
  } finally {
    copy.close();
  }
}

function requireUnused(path: string): void {
  if (isLedgerInUse(path)) throw new LedgerInUseError('A station runs on this ledger');
}

function removeDraft(draft: string): void {
  for (const suffix of ['', '-wal', '-journal']) rmSync(draft + suffix, { force: true });
}

/** Checks the copy as a ledger, and takes over what it must know of the one at `path`. */
async function fillDraft(
  draft: string,
  { path, takenAt }: { path: string; takenAt: number },
): Promise<CarriedOver | null> {
  const database = openDatabase(draft);
  const ledger = ledgerOn(database, { now: () => 0 });
  try {
    const fault = await faultIn(ledger);
    if (fault) throw new DiagnosticError(fault);
    const witnessed = readWitnessed(witnessPath(path), lastLineOf(database));
    const known = { witnessed, takenAt, now: Date.now() };
    let copied: number | null = null;
    const carried =
      readClosedLedger(path, (old) => {
        copied = copiedSince(old, path);
        return mergeNewerRows(database, { old, ...known });
      }) ?? mergeNewerRows(database, { old: null, ...known });
    if (copied !== null) noteCopy(database, { from: copied, until: known.now });
    await pauseBackgroundWork(ledger);
    forgetFile(database);
    return carried.isWhole || carried.shipments.length > 0 ? carried : null;
  } finally {
    await ledger.close();
  }
}

/**
 * Puts what was prepared in the place of the ledger at `path`; does the rest of that where it was cut off. The old log goes first, since
 * SQLite would play it into the new ledger; what says that a ledger was here goes last. The spill file stays: the next start takes over
 * what it holds.
 * @throws LedgerInUseError.
 */
export function completeRestore(path: string): void {
  requireUnused(path);
  const draft = draftOf(path);
  for (const suffix of ['-wal', '-journal', '-shm']) rmSync(path + suffix, { force: true });
  checkpoint('restoring');
  if (existsSync(draft)) renameSync(draft, path);
  syncFolder(dirname(path));
  checkpoint('restoring');
  for (const suffix of COMPANIONS) if (suffix !== '-spill') rmSync(path + suffix, { force: true });
  syncFolder(dirname(path));
  checkpoint('restoring');
}
