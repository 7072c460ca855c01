import { join } from 'node:path';
import { ChildEndedError, ChildFaultError, ChildSilentError, createChild, type Child } from '#electron/child/child.ts';
import { scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import type { OpenedPrinter, PrintSheet, SendOutcome } from '#electron/engine/printing/ports.ts';
import type { FolderConnection } from '#shared/schema/printing/printer.ts';
import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { bytesToSend } from './copies.ts';
import type { FolderQuestion } from './folder-process.ts';
import { MAY_BE_THERE } from './place-file.ts';
import { connectionDiagnostic, sendingDiagnostic } from './why.ts';

/** How long a folder may take to be looked at: a person waits for it. */
const LOOK_MS = 3_000;
/** How long it may take a label. */
const WRITE_MS = 15_000;
const IDLE_MS = 30_000;

/**
 * Folders as printers: a file for each job, whole from the first moment it is there. Each folder has a process of its own, with a time limit for what it does: one that hangs delays no other printer.
 * @param dataDir the station's own folder, which is no printer; null where there is none
 */
export function createFolderPrinters(start: StartChild, dataDir: string | null) {
  const children = new Map<string, Child>();

  function childOf(path: string): Child {
    const child =
      children.get(path) ??
      createChild({ start, script: scriptBeside(import.meta.url, 'folder-process'), idleMs: IDLE_MS });
    children.set(path, child);
    return child;
  }
  const ask = (question: FolderQuestion, patienceMs: number) => childOf(question.path).ask(question, patienceMs);

  async function trouble({ path }: FolderConnection): Promise<Diagnostic | null> {
    try {
      await ask({ do: 'look', path }, LOOK_MS);
      return null;
    } catch (error) {
      return diagnosticAt(path, error);
    }
  }

  async function write(path: string, sheet: PrintSheet): Promise<SendOutcome> {
    const name = `${sheet.jobId}.${sheet.format.toLowerCase()}`;
    try {
      await ask({ do: 'write', path, name, bytes: bytesToSend(sheet) }, WRITE_MS);
      return { kind: 'printed', trouble: diagnostic('PRINT_WRITTEN', { name }) };
    } catch (error) {
      // Only what the process says itself is proof that there is no file.
      if (error instanceof ChildFaultError && error.code !== MAY_BE_THERE)
        return { kind: 'not_sent', trouble: diagnosticAt(path, error) };
      return { kind: 'uncertain', trouble: sendingDiagnostic(join(path, name), meantBy(error)) };
    }
  }

  return {
    trouble,

    /** Why the folder may not be a printer; null where it may. */
    async refusal({ path }: FolderConnection): Promise<Diagnostic | null> {
      if (dataDir === null) return null;
      try {
        return (await ask({ do: 'apart', path, dataDir }, LOOK_MS)) as Diagnostic | null;
      } catch (error) {
        return diagnosticAt(path, error);
      }
    },

    async open(connection: FolderConnection, sheet: PrintSheet, signal: AbortSignal): Promise<OpenedPrinter> {
      const giveUp = () => children.get(connection.path)?.end();
      signal.addEventListener('abort', giveUp);
      const close = () => signal.removeEventListener('abort', giveUp);
      const found = await trouble(connection);
      if (found !== null) {
        close();
        return { kind: 'not_ready', trouble: found };
      }
      return { kind: 'ready', send: () => write(connection.path, sheet).finally(close), close };
    },

    /** Gives up what is being done in any folder. */
    close(): void {
      for (const child of children.values()) child.end();
      children.clear();
    },
  };
}

/** What a process that is silent or gone means of the folder, in the codes of the system. */
function meantBy(error: unknown): unknown {
  const code = error instanceof ChildSilentError ? 'ETIMEDOUT' : error instanceof ChildEndedError ? 'ABORT_ERR' : null;
  return code === null ? error : Object.assign(new Error(code), { code });
}

const diagnosticAt = (path: string, error: unknown): Diagnostic => connectionDiagnostic(path, meantBy(error));
