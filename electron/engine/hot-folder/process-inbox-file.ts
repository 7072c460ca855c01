import type { Batch } from '#shared/schema/batches/batch.ts';
import type { HotFolderSetting } from '#shared/schema/batches/hot-folder.ts';
import type { Batches } from '../batches/index.ts';
import type { Caller } from '../identity/index.ts';
import type { HotFolderDeps } from './deps.ts';
import type { Diagnostic, DiagnosticCode } from '#shared/diagnostics/diagnostic.ts';
import { EngineError } from '../engine-error.ts';
import { DropTooLargeError, type WatchedFolder } from './watched-folder.ts';
import { holdsOrders, nameIn, READING, type DropName, type DropState } from './file-names.ts';
import { putOrders, readOrders, type PutsOrders } from './order-file.ts';
import { forgetRead, sameAsRead } from './read-extent.ts';
import { readDrop } from './read-inbox-file.ts';
import { writeResults } from './write-results.ts';

/** Why a batch that paused by itself may go on by itself. */
const PASSING: readonly Batch['pauseReason'][] = [
  'CARRIER_UNAVAILABLE',
  'STORAGE_FULL',
  'RESTORE_UNCONFIRMED',
  'STATION_FAULT',
];

const ENDED_TWICE =
  'The station ended twice while it read this file. Dropped again, it is read again; what it ordered before is not bought twice.';

const WRITTEN_ON =
  'This file was still being written when it was read. What was read of it stands in the results; what came later was not ordered. Drop only that, under another name.';

/** What a file is refused for that may read well the next time: the machine was busy, or somebody ended the process that reads. */
const READ_AGAIN: readonly (DiagnosticCode | undefined)[] = ['TABLE_TOO_SLOW', 'TABLE_TOO_HUNGRY'];

/** A file that was taken, on its way. */
export interface InboxFile {
  name: DropName;
  /** The mark that it bears. */
  state: DropState;
  /** How often reading it was cut short. */
  cutShort: number;
  /** How many bytes were read of it; null where it was not read since the station was started. */
  bytesRead: number | null;
  batchId: string | null;
  /** Ledger time before which it is left alone. */
  notBefore: number;
  /** Whether its batch paused by itself, and has rested since. */
  rested: boolean;
  /** Why it could not be brought on the last time it was tried; null where it could. */
  trouble: Diagnostic | null;
}

export interface InboxWork {
  deps: HotFolderDeps;
  batches: Batches;
  orders: PutsOrders;
  isStopped: () => boolean;
  box: WatchedFolder;
  setting: HotFolderSetting;
  caller: Caller;
  /** How long a batch that paused by itself rests, and one whose labels are still to come; in milliseconds. */
  restMs: number;
}

/** @param state the mark that it was found with: one of those of reading tells that it was being read when the station ended. */
export const newInboxFile = (name: DropName, state: DropState): InboxFile => ({
  ...{ name, state, cutShort: READING.findIndex((each) => each === state) + 1 },
  ...{ bytesRead: null, batchId: null, notBefore: 0, rested: false, trouble: null },
});

/** Takes a file one step further. True when it is done with, well or not. Whatever is done twice, over a restart too, comes to the same. */
export async function advanceInboxFile(work: InboxWork, drop: InboxFile): Promise<boolean> {
  if (holdsOrders(drop.name)) return takeOrders(work, drop);
  const { deps, batches, caller } = work;
  const isNew = drop.batchId === null;
  const batch = isNew ? await order(work, drop) : await batches.read(caller, drop.batchId ?? '');
  if (batch === null) return true;
  drop.batchId = batch.id;
  const { state, counts, pauseReason } = batch;
  if (state === 'RUNNING') return false;
  if (state === 'PAUSED') {
    if (!PASSING.includes(pauseReason)) return false;
    if (drop.rested) await batches.resume(caller, batch.id);
    else drop.notBefore = deps.ledger.now() + work.restMs;
    drop.rested = !drop.rested;
    return false;
  }
  // So few rows that the batch ended before it paused: what did not reach its carrier is sent again, too.
  if (state === 'FINISHED' && counts.NOT_SENT > 0) {
    if (drop.rested) await batches.start(caller, batch.id);
    else drop.notBefore = deps.ledger.now() + work.restMs;
    drop.rested = !drop.rested;
    return false;
  }
  if ((isNew || state === 'DRAFT') && counts.INVALID === 0 && counts.READY + counts.NOT_SENT > 0) {
    await batches.start(caller, batch.id);
    return false;
  }
  if (await finish(work, drop, batch)) return true;
  drop.notBefore = deps.ledger.now() + work.restMs;
  return false;
}

/** Orders are put, and that is all: whoever packs them buys. */
async function takeOrders(work: InboxWork, drop: InboxFile): Promise<boolean> {
  const { box, setting, deps, orders, caller, isStopped } = work;
  const read = await whileReading(work, drop, (bytes) => readOrders(deps.tables, bytes));
  if (read === null) return true;
  const { result, isDone } = await putOrders(read, { orders, caller, isStopped });
  await box.write(setting.path, `${drop.name.stem}.result.json`, `${JSON.stringify(result, null, 2)}\n`);
  await close(work, drop, isDone);
  return true;
}

/** The batch of the file: a new one, or the one that the same content made before. Null where the file cannot be one. */
const order = (work: InboxWork, drop: InboxFile): Promise<Batch | null> =>
  whileReading(work, drop, async (bytes) => {
    const ordered = await readDrop(work.deps.tables, { name: drop.name, bytes }, work.setting);
    return (await work.batches.create(work.caller, ordered)).batch;
  });

/** Reads the file under a mark that says so. Null where it cannot be taken: then a text beside it says why. */
async function whileReading<T>(
  work: InboxWork,
  drop: InboxFile,
  take: (bytes: Uint8Array) => Promise<T>,
): Promise<T | null> {
  const { box, setting } = work;
  const reading = READING[drop.cutShort];
  if (reading === undefined) return refuse(work, drop, ENDED_TWICE);
  await mark(work, drop, reading);
  try {
    const found = await box.read(setting.path, nameIn(reading, drop.name));
    const bytes = await sameAsRead(whereOf(work, drop), found);
    drop.bytesRead = bytes.length;
    const taken = await take(bytes);
    await mark(work, drop, 'working');
    return taken;
  } catch (error) {
    if (isCutShort(error) && ++drop.cutShort < READING.length) throw error;
    if (isFaultOfFile(error)) return refuse(work, drop, error.message);
    await mark(work, drop, 'working');
    throw error;
  }
}

const whereOf = ({ box, setting: { path } }: InboxWork, { name }: InboxFile) => ({ box, path, name });

async function refuse(work: InboxWork, drop: InboxFile, why: string): Promise<null> {
  const where = whereOf(work, drop);
  const { box, path } = where;
  await box.write(path, `${drop.name.stem}.error.txt`, `${why}\n`);
  await box.rename(path, nameIn(drop.state, drop.name), nameIn('failed', drop.name));
  await forgetRead(where);
  return null;
}

/** The mark is in the file's name, so that it is there after the end of the station. */
async function mark({ box, setting: { path } }: InboxWork, drop: InboxFile, state: DropState): Promise<void> {
  if (drop.state === state) return;
  if (!(await box.rename(path, nameIn(drop.state, drop.name), nameIn(state, drop.name))))
    throw new Error(`${nameIn(drop.state, drop.name)} is gone, or ${nameIn(state, drop.name)} is there`);
  drop.state = state;
}

const isCutShort = (error: unknown) =>
  error instanceof EngineError && READ_AGAIN.includes(error.details.errors?.[0]?.trouble?.code);

/** Whatever else fails may work the next time. */
const isFaultOfFile = (error: unknown): error is Error =>
  error instanceof DropTooLargeError ||
  (error instanceof EngineError &&
    (error.code === 'VALIDATION_FAILED' || error.code === 'STATE_CONFLICT') &&
    error.details.retryAfter === undefined);

/** False where it is too soon. */
async function finish(work: InboxWork, drop: InboxFile, batch: Batch) {
  const { deps, batches, box, setting, caller } = work;
  const to = { box, path: setting.path, name: drop.name, caller };
  const result = await writeResults(deps, batches, batch, to);
  if (result === null) return false;
  await close(work, drop, result.isBought);
  return true;
}

/** The last mark of a file whose results are there. Who wrote on in it after a pause, as over a slow line, has not had all of it ordered. */
async function close(work: InboxWork, drop: InboxFile, isDone: boolean): Promise<void> {
  const where = whereOf(work, drop);
  const { box, path } = where;
  const taken = nameIn('working', drop.name);
  const size = drop.bytesRead === null ? null : (await box.list(path)).find(({ name }) => name === taken)?.size;
  const isWhole = (size ?? drop.bytesRead) === drop.bytesRead;
  if (!isWhole) await box.write(path, `${drop.name.stem}.error.txt`, `${WRITTEN_ON}\n`);
  await box.rename(path, taken, nameIn(isDone && isWhole ? 'done' : 'failed', drop.name));
  await forgetRead(where);
}
