import type { Batch } from '#shared/schema/batch.ts';
import type { HotFolderSetting } from '#shared/schema/hot-folder.ts';
import type { Batches } from '../batches/batches.ts';
import type { EngineDeps } from '../deps.ts';
import { EngineError } from '../engine-error.ts';
import { DropTooLargeError, type DropBox } from './drop-box.ts';
import { nameIn, type DropName } from './file-names.ts';
import { readDrop } from './read-drop.ts';
import { writeResults } from './write-results.ts';

/** Why a batch that paused by itself may go on by itself. */
const PASSING: readonly Batch['pauseReason'][] = ['CARRIER_UNAVAILABLE', 'STORAGE_FULL', 'STATION_FAULT'];

/** A file that was taken, on its way. */
export interface Drop {
  name: DropName;
  batchId: string | null;
  /** Ledger time before which it is left alone. */
  notBefore: number;
  /** Whether its batch paused by itself, and has rested since. */
  rested: boolean;
}

export interface DropWork {
  deps: EngineDeps;
  batches: Batches;
  box: DropBox;
  setting: HotFolderSetting;
  clientId: string;
  /** How long a batch that paused by itself rests, in milliseconds. */
  restMs: number;
}

export const newDrop = (name: DropName): Drop => ({ name, batchId: null, notBefore: 0, rested: false });

/** Takes a file one step further. True when it is done with, well or not. Whatever is done twice, over a restart too, comes to the same. */
export async function advanceDrop(work: DropWork, drop: Drop): Promise<boolean> {
  const { deps, batches, clientId } = work;
  const isNew = drop.batchId === null;
  const batch = isNew ? await order(work, drop) : await batches.read(drop.batchId ?? '');
  if (batch === null) return true;
  drop.batchId = batch.id;
  const { state, counts, pauseReason } = batch;
  if (state === 'RUNNING') return false;
  if (state === 'PAUSED') {
    if (!PASSING.includes(pauseReason)) return false;
    if (drop.rested) await batches.resume(batch.id, clientId);
    else drop.notBefore = deps.ledger.now() + work.restMs;
    drop.rested = !drop.rested;
    return false;
  }
  if (isNew && counts.INVALID === 0 && counts.READY + counts.NOT_SENT > 0) {
    await batches.start(batch.id, clientId);
    return false;
  }
  await finish(work, drop.name, batch);
  return true;
}

/** The batch of the file: a new one, or the one that the same content made before. Null where the file cannot be one. */
async function order({ batches, box, setting, clientId }: DropWork, { name }: Drop): Promise<Batch | null> {
  const { path } = setting;
  try {
    const bytes = await box.read(path, nameIn('working', name));
    const { batch } = await batches.create(clientId, readDrop(name, bytes, setting));
    return batch;
  } catch (error) {
    const isItsFault =
      error instanceof DropTooLargeError || (error instanceof EngineError && error.code === 'VALIDATION_FAILED');
    if (!isItsFault) throw error;
    await box.write(path, `${name.stem}.error.txt`, `${error.message}\n`);
    await box.rename(path, nameIn('working', name), nameIn('failed', name));
    return null;
  }
}

async function finish({ deps, batches, box, setting }: DropWork, name: DropName, batch: Batch): Promise<void> {
  const { path } = setting;
  await writeResults(deps, batches, batch, { box, path, name });
  const { BOUGHT, SKIPPED } = batch.counts;
  const isBought = BOUGHT > 0 && BOUGHT + SKIPPED === batch.rowCount;
  await box.rename(path, nameIn('working', name), nameIn(isBought ? 'done' : 'failed', name));
}
