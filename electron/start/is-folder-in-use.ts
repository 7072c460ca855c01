import { isLedgerInUse, isLockTaken } from '../ledger/sqlite/is-ledger-in-use.ts';
import { deskLockPath, ledgerPath } from '../platform/data-folder.ts';

/** Whether a station runs on the folder, with a ledger of its own or as a desk of a shared one; changes nothing. */
export const isFolderInUse = (dataDir: string): boolean =>
  isLedgerInUse(ledgerPath(dataDir)) || isLockTaken(deskLockPath(dataDir));
