import { isoInstant } from '#shared/format/iso-instant.ts';
import type { BackupDetail, Restore } from '#shared/schema/station/restore.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { MaintenanceDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { requireRoomForCopy } from '../disk.ts';
import { inWords, requireBackups } from './backups.ts';
import type { BackupFile } from './ledger-maintenance.ts';
import type { RestoreRecord } from './restore-note.ts';

/** A backup, and how much was accepted since. @throws EngineError BACKUPS_ELSEWHERE, NOT_FOUND. */
export async function readBackup(deps: MaintenanceDeps, name: string): Promise<BackupDetail> {
  const { ledger, startCommand } = deps;
  const { takenAt, ...backup } = await findBackup(deps, name);
  const counts = await ledger.shipments.count({ acceptedFrom: takenAt });
  const shipmentsSince = counts.reduce((sum, { shipments }) => sum + shipments, 0);
  const restoreCommand = startCommand('--restore', name);
  return { backup: { ...backup, takenAt: isoInstant(takenAt) }, shipmentsSince, restoreCommand };
}

/** Null, too, where stations share the ledger: a plan for the file in the data folder waits until that is used again. */
export function readRestore(deps: MaintenanceDeps): Restore | null {
  const record = deps.ledger.maintenance.backups && shown(deps);
  return record && toRestore(deps, record);
}

/**
 * Plans to go back to a backup at the next start; nothing changes before that.
 * @throws EngineError BACKUPS_ELSEWHERE, NOT_FOUND, BACKUP_UNUSABLE, STORAGE_FULL.
 */
export async function planRestore(deps: MaintenanceDeps, name: string): Promise<Restore> {
  const { ledger, disk, restoreNote, log } = deps;
  const { takenAt, size } = await findBackup(deps, name);
  const examine = async () => {
    requireRoomForCopy(disk, size);
    return requireBackups(deps).examine(name);
  };
  const fault = await inWords(examine());
  if (fault !== null) {
    const detail = `The backup cannot be restored: ${inEnglish(fault)}`;
    throw new EngineError('BACKUP_UNUSABLE', detail, { trouble: fault });
  }
  const plan: RestoreRecord = { state: 'PLANNED', backup: name, takenAt, plannedAt: ledger.now() };
  restoreNote.write(plan);
  log('restore planned', { backup: name });
  return toRestore(deps, plan);
}

/** @throws EngineError NOT_FOUND. */
export function cancelRestore(deps: MaintenanceDeps): void {
  const { restoreNote, log } = deps;
  const record = shown(deps);
  if (record === null) throw new EngineError('NOT_FOUND', 'No restore is planned.');
  // The restored ledger is to be backed up yet, and the note says so.
  if (record.state === 'DONE' && !record.isBackedUp) restoreNote.write({ ...record, isDismissed: true });
  else restoreNote.remove();
  if (record.state === 'PLANNED') log('restore cancelled', { backup: record.backup });
}

function shown({ restoreNote }: MaintenanceDeps): RestoreRecord | null {
  const record = restoreNote.read();
  return record?.state === 'DONE' && record.isDismissed ? null : record;
}

async function findBackup(deps: MaintenanceDeps, name: string): Promise<BackupFile> {
  const backup = (await inWords(requireBackups(deps).list())).find((each) => each.name === name);
  if (!backup) throw new EngineError('NOT_FOUND', `There is no backup ${name}.`);
  return backup;
}

function toRestore({ startCommand }: MaintenanceDeps, record: RestoreRecord): Restore {
  const isOver = record.state === 'DONE' || record.state === 'REPLACING';
  return {
    state: record.state === 'REPLACING' ? 'DONE' : record.state,
    backup: record.backup,
    takenAt: isoInstant(record.takenAt),
    plannedAt: isoInstant(record.plannedAt),
    endedAt: record.state === 'PLANNED' ? null : isoInstant(record.endedAt),
    startCommand: record.state === 'PLANNED' ? startCommand() : null,
    detail: record.state === 'FAILED' ? record.reason : null,
    trouble: (record.state === 'FAILED' && record.trouble) || null,
    quarantine: isOver ? record.quarantine : null,
    shipmentsInDoubt: isOver ? record.later : null,
  };
}
