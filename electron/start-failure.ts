import { describeRunningStation, ledgerPath } from './data-folder.ts';
import { backupFolder, listBackups } from './ledger/sqlite/backup-files.ts';
import { startCommand } from './start-command.ts';

export const runsAlready = (dataDir: string) =>
  `Another station already runs on ${dataDir}: ${describeRunningStation(dataDir)}.`;

/** Why a station did not start, in words for whoever started it. */
export function describeStartFailure(error: unknown, dataDir: string): string {
  const { name, message, code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (name === 'LedgerInUseError') return runsAlready(dataDir);
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use; choose another one with --port (for the hub: --hub ADDRESS:PORT), or 0 for a free one.`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine.`;
  const said = `The station cannot start: ${message}`;
  return name === 'LedgerDamagedError' ? `${said}. ${waysBack(dataDir)}` : said;
}

/** What a damaged ledger leaves an operator to do; by itself the station moves and throws away nothing. */
function waysBack(dataDir: string): string {
  const [newest] = listBackups(backupFolder(ledgerPath(dataDir)));
  if (!newest) return 'There is no backup of it.';
  const command = startCommand(process, dataDir, ['--restore', newest.name]);
  const how = command === null ? `Start with --restore ${newest.name}` : `Start it with ${command}`;
  return `${how} to go back to the newest backup; the damaged files are then put away together.`;
}
