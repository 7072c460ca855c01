import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { CliError } from '../cli-error.ts';
import type { Register } from '../context.ts';
import { EXIT } from '../exit-codes.ts';
import { table } from '../io.ts';

interface Kept {
  name: string;
  reason: string;
  size: number;
  takenAt: string;
}

const inWords = (backups: readonly Kept[]) =>
  backups.length === 0
    ? 'There is no backup.'
    : table([
        ['Backup', 'Why', 'KiB'],
        ...backups.map(({ name, reason, size }) => [name, reason, String(Math.ceil(size / 1024))]),
      ]);

/** What lies in the data folder; a station that cannot start has nobody else to ask. */
async function backupsIn(dataDir: string): Promise<Kept[]> {
  const { backupFolder, listBackups } = await import('#electron/ledger/sqlite/backup/backup-files.ts');
  const { ledgerPath } = await import('#electron/platform/data-folder.ts');
  return listBackups(backupFolder(ledgerPath(dataDir))).map(({ takenAt, ...rest }) => ({
    ...rest,
    takenAt: new Date(takenAt).toISOString(),
  }));
}

/** A folder that is a desk of a shared ledger, and holds no ledger itself, has nothing to restore. @throws CliError. */
async function requireOwnLedger(dataDir: string): Promise<void> {
  const { deskPath } = await import('#electron/ledger/local/desk-file.ts');
  const { ledgerPath } = await import('#electron/platform/data-folder.ts');
  if (existsSync(deskPath(dataDir)) && !existsSync(ledgerPath(dataDir)))
    throw new CliError(inEnglish(diagnostic('BACKUPS_ELSEWHERE')));
}

async function restored(dataDir: string, name: string): Promise<string[]> {
  const { restoreAtStart } = await import('#electron/start/restore-at-start.ts');
  try {
    return await restoreAtStart(dataDir, name);
  } catch (error) {
    const { name: kind, message } = error as Error;
    throw new CliError(kind === 'LedgerInUseError' ? `Stop the station that runs on ${dataDir} first.` : message);
  }
}

export const registerBackup: Register = (program, on) => {
  program
    .command('backup')
    .description('back up the ledger of the running station now; one is made every day by itself')
    .action(
      on(async ({ station, show }) => {
        const { backup } = await (await station()).call('createBackup');
        show({ backup }, () => inWords([backup]));
        return EXIT.ok;
      }),
    );

  program
    .command('restore [backup]')
    .description('put a backup in the place of the ledger, while no station runs on it; without a name, list them')
    .action(
      on(async ({ where: { dataDir }, show }, [name]) => {
        await requireOwnLedger(dataDir);
        if (name === undefined) {
          const backups = await backupsIn(dataDir);
          show({ folder: join(dataDir, 'backups'), backups }, () => inWords(backups));
          return EXIT.ok;
        }
        const sentences = await restored(dataDir, name);
        show({ restored: name, sentences }, () => sentences.join('\n'));
        return EXIT.ok;
      }),
    );
};
