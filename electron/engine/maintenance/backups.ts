import type { Disk } from '../disk.ts';
import type { Backup } from '#shared/schema/station/doctor.ts';
import type { MaintenanceDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { DiagnosticError } from '../diagnostic-error.ts';
import type { BackupFile } from './ledger-maintenance.ts';

/** Beside the copy itself there must be room for purchases. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024;

const toBackup = ({ takenAt, ...file }: BackupFile): Backup => ({ ...file, takenAt: new Date(takenAt).toISOString() });

/** @throws EngineError BACKUP_UNUSABLE where their folder does not answer. */
export const listBackups = async ({ ledger }: MaintenanceDeps): Promise<Backup[]> =>
  (await inWords(ledger.maintenance.backups())).map(toBackup);

/** @throws EngineError STORAGE_FULL, BACKUP_UNUSABLE. */
export async function backUp({ ledger, disk }: MaintenanceDeps): Promise<Backup> {
  const [newest] = await inWords(ledger.maintenance.backups());
  requireRoomForCopy(disk, newest?.size ?? 0);
  return toBackup(await inWords(ledger.maintenance.backUp('asked')));
}

/** @throws EngineError BACKUP_UNUSABLE with what the folder of the backups met. */
export async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof DiagnosticError)) throw error;
    throw new EngineError('BACKUP_UNUSABLE', error.message, { trouble: error.trouble, cause: error });
  }
}

/** @throws EngineError STORAGE_FULL. */
export function requireRoomForCopy({ freeBytes }: Disk, bytes: number): void {
  if (freeBytes() >= ROOM_LEFT_BYTES + bytes) return;
  throw new EngineError('STORAGE_FULL', 'There is no room for another copy of the ledger.');
}
