import { existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deskLockPath } from '#electron/platform/data-folder.ts';
import { deskPath, deskSeenPath, deskWitnessPath, openDeskFile, type DeskNote } from '../local/desk-file.ts';
import { openSpillFile } from '../local/spill-file.ts';
import type { LedgerAddress } from '../postgres/address.ts';
import { openPool } from '../postgres/database.ts';
import { migrate } from '../postgres/migrate.ts';
import { requireSafeServer, requireVersion } from '../postgres/server-checks.ts';
import { takeLock } from '../sqlite/hold-lock.ts';
import { CopyRefusedError } from '../errors.ts';
import { copyToFile } from './copy-to-file.ts';
import { copyToShared, requireNoDesks, type Copied } from './copy-to-shared.ts';
import { openToCopy } from '../sqlite/open-to-copy.ts';

export type { Copied } from './copy-to-shared.ts';

export interface CopyOptions {
  /** The folder of the station: it becomes a desk of the shared ledger, or is one. */
  dataDir: string;
  /** The ledger in a file. */
  path: string;
  address: LedgerAddress;
  now: number;
}

/**
 * Copies the ledger in a file into an empty database, and makes the folder a desk of it. The file stays as it is, to the byte.
 * @throws CopyRefusedError, LedgerInUseError, LedgerTooNewError, LedgerDamagedError, and whatever keeps a station from opening a shared ledger.
 */
export async function copyFileToShared({ dataDir, path, address, now }: CopyOptions): Promise<Copied> {
  const release = takeLock(deskLockPath(dataDir));
  try {
    const file = await openToCopy(path);
    try {
      requireNothingWaits(dataDir);
      const database = openPool(address);
      try {
        await requireVersion(database);
        await requireSafeServer(database, { clock: { now: () => Date.now() }, ...address });
        await requireNoDesks(database);
        await migrate(database);
        return await copyToShared(file, database, openDeskOf(dataDir, now));
      } finally {
        await database.close();
      }
    } finally {
      file.close();
    }
  } finally {
    release();
  }
}

/** Copies a shared ledger into a new file. @throws as the other way, and CopyRefusedError where something has its name. */
export async function copySharedToFile({ dataDir, path, address }: CopyOptions): Promise<Copied> {
  requireNothingWaits(dataDir);
  const database = openPool(address);
  try {
    return await copyToFile(database, path, dataDir);
  } finally {
    await database.close();
  }
}

/** Outcomes that a desk could not tell its database are in neither of the two. */
function requireNothingWaits(dataDir: string): void {
  const spill = join(dataDir, 'desk-spill');
  if (openSpillFile(spill).entries().length > 0)
    throw new CopyRefusedError(`Outcomes wait in ${spill}; start this desk on its shared ledger once, and stop it`);
}

/** Makes the folder a desk, however often that is tried. */
function openDeskOf(dataDir: string, now: number): (note: DeskNote) => void {
  let isSetAside = false;
  return (note) => {
    if (!isSetAside) setAsideDeskFiles(dataDir, now);
    isSetAside = true;
    openDeskFile(deskPath(dataDir)).write(note);
  };
}

/** What the folder kept as a desk of an earlier ledger says nothing of this one. */
function setAsideDeskFiles(dataDir: string, now: number): void {
  const since = new Date(now).toISOString().replaceAll(/[:.]/g, '-');
  for (const path of [deskPath(dataDir), deskWitnessPath(dataDir), deskSeenPath(dataDir)]) {
    if (existsSync(path) && statSync(path).isFile()) renameSync(path, `${path}.until-${since}`);
  }
}
