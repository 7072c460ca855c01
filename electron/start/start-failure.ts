import { describeRunningStation, ledgerPath } from '../platform/data-folder.ts';
import { PRESENT } from '../ledger/present.ts';
import { backupFolder, newestReadable } from '../ledger/sqlite/backup/backup-files.ts';
import type { LedgerDamagedError } from '../ledger/errors.ts';
import { startCommand } from './start-command.ts';
import type { LedgerAddress } from '../ledger/postgres/address.ts';
import { describeSharedFailure } from './shared-ledger-failure.ts';
import type { DiagnosticCode } from '#shared/diagnostics/diagnostic.ts';

/** The ledger is whole, and has lost what was written last. */
const BEHIND: readonly (DiagnosticCode | undefined)[] = ['LEDGER_BEHIND', 'LEDGER_LACKS_CHANGES'];

export const runsAlready = (dataDir: string) =>
  `Another station already runs on ${dataDir}: ${describeRunningStation(dataDir)}.`;

/** Where it was to listen. */
interface Place {
  address?: string;
  port?: number;
}

/** Why a station did not start, in words for whoever started it. */
export function describeStartFailure(
  error: unknown,
  { dataDir, ledger }: { dataDir: string; ledger?: LedgerAddress | undefined },
): string {
  const { name, message, code, syscall, address, port } = error as NodeJS.ErrnoException & Place;
  if (name === 'LedgerInUseError') return runsAlready(dataDir);
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use; choose another one with --port (for the hub: --hub ADDRESS:PORT), or 0 for a free one.`;
  if (code === 'EACCES' && syscall === 'listen')
    return `The system keeps port ${port} on ${address} from this account; choose another one with --port (for the hub: --hub ADDRESS:PORT).`;
  if (code === 'EADDRNOTAVAIL') return `${address} is not an address of this machine.`;
  if (ledger) return `The station cannot start: ${describeSharedFailure(error as Error, ledger)}.`;
  const said = `The station cannot start: ${message}`;
  if (name === 'LedgerTooNewError') return `${said}. Start the newer version. ${waysBack(dataDir)}`;
  if (name !== 'LedgerDamagedError') return said;
  const isBehind = BEHIND.includes((error as LedgerDamagedError).trouble?.code);
  return [`${said}.`, ...(isBehind ? [wayOn(dataDir)] : []), waysBack(dataDir)].join(' ');
}

/** What an operator can do where the ledger is whole and has lost what was written last. */
const wayOn = (dataDir: string) =>
  `${startWith(dataDir, PRESENT)} to go on with the ledger as it is: what the station's own witness file knows of the missing is then kept as in doubt, and nothing of it is bought again.`;

function startWith(dataDir: string, restore: string): string {
  const command = startCommand(process, dataDir, ['--restore', restore]);
  return command === null ? `Start with --restore ${restore}` : `Start it with ${command}`;
}

/** What a ledger that cannot be opened leaves an operator to do; by itself the station moves and throws away nothing. */
function waysBack(dataDir: string): string {
  const newest = newestReadable(backupFolder(ledgerPath(dataDir)));
  if (newest === null) return 'There is no backup of it that this version can read.';
  return `${startWith(dataDir, newest.name)} to go back to the newest backup that this version can read; the files of the ledger are then put away together.`;
}
