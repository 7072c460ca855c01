import { type Child, ChildFaultError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import { createKeyedQueue } from '#electron/engine/concurrency/index.ts';
import { DiagnosticError, diagnosticOf } from '#electron/engine/diagnostic-error.ts';
import { StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { BackupFile } from '#electron/engine/maintenance/ledger-maintenance.ts';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { backupFolder } from './backup-files.ts';
import type { BackupQuestion } from './backup-question.ts';

/** Where somebody waits for a list. */
const LIST_MS = 3_000;
/** A large ledger over a slow line. */
const COPY_MS = 5 * 60_000;
const REDACT_MS = 20 * 60_000;
const IDLE_MS = 10_000;

/** As SQLite's and our own are not. */
const SYSTEM_CODE = /^E[A-Z]+$/;
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);

/** The folder of the backups, which may lie on a share: all work in it is done by a process of its own, so that nobody waits for it. */
export type BackupStore = ReturnType<typeof openBackupStore>;

/** @param path the ledger's */
export function openBackupStore(path: string, start: StartChild = forkNode) {
  const folder = backupFolder(path);
  const newChild = () =>
    createChild({ start, script: scriptBeside(import.meta.url, 'backup-process'), idleMs: IDLE_MS });
  /** Copying holds its process for minutes: whoever only looks at the list has another one, and breaks nothing off. */
  const [lister, worker] = [newChild(), newChild()];
  const inTurn = createKeyedQueue();

  /** @throws DiagnosticError where the folder does not answer, or cannot be used; StorageFullError where it has no room. */
  async function ask(child: Child, question: BackupQuestion, patienceMs: number): Promise<unknown> {
    try {
      return await child.ask(question, patienceMs);
    } catch (error) {
      if (error instanceof ChildSilentError)
        throw new DiagnosticError(diagnostic('NO_ANSWER', { at: folder }), { cause: error });
      if (!(error instanceof ChildFaultError) || !SYSTEM_CODE.test(error.code ?? '')) throw error;
      // A backup that is fetched is written beside the ledger.
      const full = question.do === 'fetch' ? 'The disk' : folder;
      if (NO_ROOM.has(error.code ?? ''))
        throw new StorageFullError(`${full} has no room for a backup`, { cause: error });
      throw new DiagnosticError(diagnosticOf(error, folder), { cause: error });
    }
  }

  /** One after the other: the time of each begins with its turn. */
  const work = (question: BackupQuestion, patienceMs: number) =>
    inTurn.run(folder, () => ask(worker, question, patienceMs));

  return {
    /** Newest first. */
    list: async () => (await ask(lister, { do: 'list', folder }, LIST_MS)) as BackupFile[],
    /** Moves a whole copy of the ledger to its place, under its name once it is all there, and removes the oldest beyond those that are kept. */
    place: async (copy: string, name: string) =>
      (await work({ do: 'place', folder, copy, name }, COPY_MS)) as BackupFile,
    /** Copies a backup to a place of the station's own. */
    fetch: async (name: string, to: string) => void (await work({ do: 'fetch', folder, name, to }, COPY_MS)),
    /** Redacts, in every backup, closed shipments that were accepted before the instant. */
    redact: async (acceptedBefore: number) => void (await work({ do: 'redact', folder, acceptedBefore }, REDACT_MS)),
    /** Gives up what it is doing. */
    close: () => [lister, worker].forEach((child) => child.end()),
  };
}
