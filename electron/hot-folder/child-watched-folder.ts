import { ChildFaultError, ChildSilentError, createChild } from '#electron/child/child.ts';
import { forkNode, scriptBeside, type StartChild } from '#electron/child/child-process.ts';
import {
  WatchedFolderSilentError,
  DropTooLargeError,
  TOO_LARGE,
  type WatchedFolder,
  type DroppedFile,
} from '#electron/engine/hot-folder/watched-folder.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { FolderQuestion } from './folder-process.ts';

/** How long a folder may take for one step; a share over a slow line takes seconds for 12 MiB. */
const PATIENCE_MS = 20_000;
/** For what a person waits for. */
const SHORT_PATIENCE_MS = 3_000;
/** A folder that is watched is asked every second. */
const IDLE_MS = 30_000;

type Asked = FolderQuestion extends infer Each ? (Each extends FolderQuestion ? Omit<Each, 'dataDir'> : never) : never;

/** A watched folder whose work a process of its own does, each step within a time limit. */
export function childWatchedFolder(dataDir: string, start: StartChild = forkNode): WatchedFolder {
  const script = scriptBeside(import.meta.url, 'folder-process');
  const watching = createChild({ start, script, idleMs: IDLE_MS });
  /** Apart from the one that watches, so that nobody who looks at a dead folder ends what another one writes. */
  const looking = createChild({ start, script, idleMs: IDLE_MS });

  async function ask(asked: Asked, child = watching, patienceMs = PATIENCE_MS): Promise<unknown> {
    try {
      return await child.ask({ dataDir, ...asked }, patienceMs);
    } catch (error) {
      if (error instanceof ChildSilentError) throw new WatchedFolderSilentError(`${asked.path} does not answer`);
      if (error instanceof ChildFaultError && error.code === TOO_LARGE) throw new DropTooLargeError(error.message);
      throw error;
    }
  }

  return {
    fault: async (path) => (await ask({ do: 'fault', path }, looking, SHORT_PATIENCE_MS)) as Diagnostic | null,
    list: async (path) => (await ask({ do: 'list', path })) as DroppedFile[],
    read: async (path, name) => (await ask({ do: 'read', path, name })) as Uint8Array,
    rename: async (path, from, to) => (await ask({ do: 'rename', path, from, to })) as boolean,
    write: async (path, name, content) => void (await ask({ do: 'write', path, name, content })),
    writeOnce: async (path, name, content) => (await ask({ do: 'writeOnce', path, name, content })) as string,
    remove: async (path, name) => void (await ask({ do: 'remove', path, name })),
    close() {
      watching.end();
      looking.end();
    },
  };
}
