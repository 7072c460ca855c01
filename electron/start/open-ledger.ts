import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { StartChild } from '../child/child-process.ts';
import type { Clock } from '../engine/clock.ts';
import type { Disk } from '../engine/disk.ts';
import type { Ledger } from '../engine/ledger.ts';
import type { LedgerAddress } from '../ledger/postgres/address.ts';
import { CopyRefusedError, LedgerInUseError } from '../ledger/errors.ts';
import { deskPath } from '../ledger/local/desk-file.ts';
import { hasShipments } from '../ledger/sqlite/has-shipments.ts';
import { takeLock } from '../ledger/sqlite/hold-lock.ts';
import { isLedgerInUse, isLockTaken } from '../ledger/sqlite/is-ledger-in-use.ts';
import { openSqliteLedger } from '../ledger/sqlite/open-ledger.ts';
import { deskLockPath, ledgerPath } from '../platform/data-folder.ts';

/** `isTrusted` is for tests, as in SharedLedgerPlace. */
export type SharedLedger = LedgerAddress & { isTrusted?: boolean };

interface LedgerOptions {
  dataDir: string;
  /** The database that stations share, where they do. */
  ledger?: SharedLedger;
  startChild?: StartChild;
}

/** What of the machine it stands on. */
interface Machine {
  clock: Clock;
  disk: Disk;
}

/**
 * The ledger that stations share, where one is named; else the file in the data folder. Never the one in place of the other.
 * @throws LedgerInUseError where another station runs on the folder, with whichever of the two; CopyRefusedError where what was bought into the file
 * would be unknown in the other.
 */
export async function openLedger(
  { dataDir, ledger: address, startChild }: LedgerOptions,
  { clock, disk }: Machine,
): Promise<Ledger> {
  if (address ? isLedgerInUse(ledgerPath(dataDir)) : isLockTaken(deskLockPath(dataDir)))
    throw new LedgerInUseError('A station runs on this folder');
  const left = address && leftBehind(dataDir);
  if (left) throw new CopyRefusedError(left);
  if (!address) return openSqliteLedger({ path: ledgerPath(dataDir), clock, startChild, disk });
  // Loaded only where it is used.
  const { openPostgresLedger } = await import('../ledger/postgres/open-ledger.ts');
  // One station at a time is the desk of this folder; where the ledger is a file, the file says so.
  const release = takeLock(deskLockPath(dataDir));
  try {
    const ledger = await openPostgresLedger({ address, folder: dataDir, clock, isTrusted: address.isTrusted });
    return { ...ledger, close: () => ledger.close().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Why a folder that has been no desk yet cannot become one, with what to do: what its own ledger knows, and the other does not, would be bought once
 * more. Null where nothing speaks against it.
 */
export function leftBehind(dataDir: string): string | null {
  const path = ledgerPath(dataDir);
  if (existsSync(deskPath(dataDir)) || !hasShipments(path)) return null;
  return `${path} has shipments that the shared ledger knows nothing of, and would buy again; take it over with packbench ledger copy, or, where another desk's was taken over, move ${basename(path)} out of the folder with all files whose names begin so`;
}

/** Where outcomes wait that the ledger could not take: beside the file, or in place of it. */
export const spillPath = (dataDir: string, isShared: boolean) =>
  isShared ? join(dataDir, 'desk-spill') : `${ledgerPath(dataDir)}-spill`;
