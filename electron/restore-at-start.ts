import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerPath } from './data-folder.ts';
import { restoreBackup, type Restored } from './ledger/sqlite/restore.ts';

/** Restores the backup of that name, and says in sentences for the operator what was done. @throws Error where nothing was changed. */
export async function restoreAtStart(dataDir: string, name: string): Promise<string[]> {
  const restored = await restoreBackup(ledgerPath(dataDir), name);
  const at = new Date(restored.takenAt).toISOString();
  return [`The ledger is now as it was at ${at} (${restored.backup}).`, ...ofOldFiles(restored)];
}

function ofOldFiles({ quarantine, missing, takenAt }: Restored): string[] {
  const since = new Date(takenAt).toISOString();
  const warning = 'Find out from the carriers what was bought since, before anything is sent again.';
  if (quarantine === null) return [`There was no ledger in its place. ${warning}`];
  const put = `The files that were in its place are in ${quarantine}.`;
  if (missing === null) return [put, `They cannot be read. ${warning}`];
  if (missing.length === 0) return [put, `They held no shipment that is missing now.`];
  const list = join(quarantine, 'missing.json');
  writeFileSync(list, `${JSON.stringify(missing, null, 2)}\n`, { mode: 0o600 });
  return [put, `${missing.length} shipment(s) accepted since ${since} are missing now; ${list} names them. ${warning}`];
}
