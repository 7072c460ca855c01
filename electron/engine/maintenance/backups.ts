import type { Backup } from '#shared/schema/station/doctor.ts';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { MaintenanceDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { StorageFullError } from '../ledger-errors.ts';
import { DiagnosticError } from '../diagnostic-error.ts';
import type { BackupFile, LedgerBackups } from './ledger-maintenance.ts';

const toBackup = ({ takenAt, ...file }: BackupFile): Backup => ({ ...file, takenAt: new Date(takenAt).toISOString() });

/** Those that are not of a time to come: a clock that was ahead has dated them, and they are no sign of a backup lately. */
export const madeBy = (now: number, backups: readonly BackupFile[]): BackupFile[] =>
  backups.filter(({ takenAt }) => takenAt <= now);

/** What a station says that keeps no backups of its own. */
export const ELSEWHERE = diagnostic('BACKUPS_ELSEWHERE');

/** @throws EngineError BACKUPS_ELSEWHERE where the station keeps none. */
export function requireBackups({ ledger }: MaintenanceDeps): LedgerBackups {
  if (ledger.maintenance.backups) return ledger.maintenance.backups;
  throw new EngineError('BACKUPS_ELSEWHERE', inEnglish(ELSEWHERE), { trouble: ELSEWHERE });
}

/** @throws EngineError BACKUPS_ELSEWHERE, BACKUP_UNUSABLE where their folder does not answer. */
export const listBackups = async (deps: MaintenanceDeps): Promise<Backup[]> =>
  (await inWords(requireBackups(deps).list())).map(toBackup);

/** @throws EngineError BACKUPS_ELSEWHERE, STORAGE_FULL, BACKUP_UNUSABLE. */
export async function backUp(deps: MaintenanceDeps): Promise<Backup> {
  const backup = requireBackups(deps).backUp('asked');
  return toBackup(await inWords(backup));
}

/** @throws EngineError BACKUP_UNUSABLE with what the folder of the backups met, STORAGE_FULL where there is no room for a copy. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StorageFullError) throw new EngineError('STORAGE_FULL', `${error.message}.`, { cause: error });
    if (!(error instanceof DiagnosticError)) throw error;
    throw new EngineError('BACKUP_UNUSABLE', error.message, { trouble: error.trouble, cause: error });
  }
}
