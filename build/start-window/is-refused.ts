import { isLedgerInUse } from '#electron/ledger/sqlite/is-ledger-in-use.ts';
import { ledgerPath } from '#electron/platform/data-folder.ts';
import { readArguments } from '#electron/start/headless-arguments.ts';

/** Whether a start with these arguments will be refused, since they cannot be read or a station runs on their folder. The start itself says why. */
export function isRefused(args: string[]): boolean {
  try {
    return isLedgerInUse(ledgerPath(readArguments(args, { ignoreUnknown: true }).dataDir));
  } catch {
    return true;
  }
}
