import type { Backup } from '#shared/schema/doctor.ts';
import type { EngineDeps } from '../deps.ts';
import { EngineError } from '../engine-error.ts';
import type { BackupFile } from './ledger-upkeep.ts';

/** Beside the copy itself there must be room for purchases. */
const ROOM_LEFT_BYTES = 64 * 1024 * 1024;

const toBackup = ({ takenAt, ...file }: BackupFile): Backup => ({ ...file, takenAt: new Date(takenAt).toISOString() });

export const listBackups = async ({ ledger }: EngineDeps): Promise<Backup[]> =>
  (await ledger.upkeep.backups()).map(toBackup);

/** @throws EngineError STORAGE_FULL. */
export async function backUp({ ledger }: EngineDeps): Promise<Backup> {
  const [newest] = await ledger.upkeep.backups();
  requireRoomForCopy(ledger, newest?.size ?? 0);
  return toBackup(await ledger.upkeep.backUp('asked'));
}

/** @throws EngineError STORAGE_FULL. */
export function requireRoomForCopy({ freeBytes }: EngineDeps['ledger'], bytes: number): void {
  if (freeBytes() >= ROOM_LEFT_BYTES + bytes) return;
  throw new EngineError('STORAGE_FULL', 'There is no room for another copy of the ledger.');
}
