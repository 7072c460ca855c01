import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerPath } from '../platform/data-folder.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { RestoreOutcome, RestorePlan, RestoreRecord } from '../engine/maintenance/restore-note.ts';
import { LedgerInUseError } from '../ledger/errors.ts';
import { ledgerDiagnostic } from '../ledger/ledger-diagnostic.ts';
import { PRESENT } from '../ledger/present.ts';
import { holdLock } from '../ledger/sqlite/hold-lock.ts';
import { stillInPlace } from '../ledger/sqlite/backup/quarantine.ts';
import { completeRestore, prepareRestore, type Restored } from '../ledger/sqlite/backup/restore.ts';
import { openRestoreNote } from './restore-note.ts';

/**
 * Before the ledger is opened: finishes a restore that was cut off, does the one that is asked for by name, or else the one that was
 * planned, once. A plan that cannot be carried out leaves everything as it is, says so in its note, and keeps nobody from starting.
 * @returns what was done, in sentences for the operator; none where there was nothing to do
 * @throws LedgerInUseError; Error where the backup that was asked for cannot be restored, and nothing was changed
 */
export async function restoreAtStart(dataDir: string, asked?: string): Promise<string[]> {
  const note = openRestoreNote(dataDir);
  const path = ledgerPath(dataDir);
  if (asked === undefined && !isOpen(note.read()) && stillInPlace(path).length === 0) return [];
  return alone(dataDir, async () => {
    const found = note.read();
    const finished = found?.state === 'REPLACING' ? finish(dataDir, found) : null;
    if (finished && (asked === undefined || asked === found?.backup)) return finished;
    removeUnnoted(path);
    if (asked !== undefined) return restore(dataDir, asked, Date.now());
    return found?.state === 'PLANNED' ? carryOut(dataDir, found) : [];
  });
}

/** What a restore that was cut off before its note had put away: whoever opens it opens the ledger in use. Keeps nobody from starting. */
function removeUnnoted(path: string): void {
  try {
    for (const folder of stillInPlace(path)) rmSync(folder, { recursive: true });
  } catch {
    // Another user may have restored.
  }
}

const isOpen = (record: RestoreRecord | null) => record?.state === 'PLANNED' || record?.state === 'REPLACING';

/** Only one process at a time restores in a folder. */
const alone = <T>(dataDir: string, work: () => Promise<T>): Promise<T> =>
  existsSync(dataDir) ? holdLock(join(dataDir, 'restore.lock'), work) : work();

async function carryOut(dataDir: string, plan: RestorePlan): Promise<string[]> {
  const note = openRestoreNote(dataDir);
  try {
    return await restore(dataDir, plan.backup, plan.plannedAt);
  } catch (error) {
    if (error instanceof LedgerInUseError || note.read()?.state !== 'PLANNED') throw error;
    const why = ledgerDiagnostic(error, plan.backup);
    const reason = inEnglish(why);
    note.write({ ...plan, state: 'FAILED', endedAt: Date.now(), reason, trouble: why });
    return [`The backup ${plan.backup} was not restored, and nothing was changed: ${reason}`];
  }
}

async function restore(dataDir: string, backup: string, plannedAt: number): Promise<string[]> {
  const restored = await prepareRestore(ledgerPath(dataDir), backup);
  listLater(restored);
  const { takenAt, quarantine, carried } = restored;
  const replacing = {
    state: 'REPLACING' as const,
    ...{ backup, takenAt, plannedAt, quarantine },
    endedAt: Date.now(),
    later: carried?.inDoubt ?? null,
    isWhole: carried?.isWhole ?? false,
  };
  openRestoreNote(dataDir).write(replacing);
  return finish(dataDir, replacing);
}

function finish(dataDir: string, record: RestorePlan & RestoreOutcome): string[] {
  completeRestore(ledgerPath(dataDir));
  openRestoreNote(dataDir).write({ ...record, state: 'DONE' });
  return inWords(record);
}

const listIn = (quarantine: string) => join(quarantine, 'missing.json');

/** Leaves a list of what the backup did not have beside the files that did. */
function listLater({ quarantine, carried }: Restored): void {
  if (quarantine === null || !carried?.shipments.length) return;
  const list = carried.shipments.map(({ transactionId, carrierId, state, acceptedAt, trackingNumbers }) => ({
    ...{ transactionId, carrierId, state, trackingNumbers },
    acceptedAt: new Date(acceptedAt).toISOString(),
  }));
  writeFileSync(listIn(quarantine), `${JSON.stringify(list, null, 2)}\n`, { mode: 0o600 });
}

const FIND_OUT =
  'Find out from the carriers what was bought since. Purchases wait until an administrator confirms them in the window.';

function inWords({ backup, takenAt, quarantine, later, isWhole }: RestorePlan & RestoreOutcome): string[] {
  const at = new Date(takenAt).toISOString();
  const done =
    backup === PRESENT
      ? `The station goes on with the ledger as it was, up to ${at}.`
      : `The ledger is now as it was at ${at} (${backup}).`;
  if (quarantine === null) return [done, `There was no ledger in its place. ${FIND_OUT}`];
  const put = `The files that were in its place are in ${quarantine}.`;
  if (later === null) return [done, put, `They cannot be read. ${FIND_OUT}`];
  const partly = isWhole ? [] : [`Parts of them cannot be read. ${FIND_OUT}`];
  if (later === 0) return [done, put, 'No shipment that was accepted since is in doubt.', ...partly];
  const since = `${later} shipment(s) accepted since ${at} are kept as in doubt: none of them is bought again, and the station finds out what became of them.`;
  return [done, put, `${since} ${listIn(quarantine)} names them.`, ...partly];
}
