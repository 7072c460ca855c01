import type { Ledger } from '#electron/engine/ledger.ts';
import type { LedgerBackups } from '#electron/engine/maintenance/ledger-maintenance.ts';

/** The backups of a ledger that is a file. */
export function backupsOf({ maintenance: { backups } }: Pick<Ledger, 'maintenance'>): LedgerBackups {
  if (backups === null) throw new Error('The ledger is shared: the station keeps no backups of it');
  return backups;
}
