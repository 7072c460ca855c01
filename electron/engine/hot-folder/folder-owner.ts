import { diagnostic, type Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { HotFolderDeps } from './deps.ts';
import { isOfHotFolder } from './hot-folder-client.ts';
import type { DroppedFile } from './watched-folder.ts';

/** Says in a watched folder whose it is: two ledgers that took from the same one would each buy what is dropped there. */
const OWNER = 'packbench.station';

const textOf = (id: string) =>
  `${id}\n\nThe Packbench station with this API client watches this folder. Remove this file to let another one watch it.\n`;

const ownClients = async ({ ledger }: HotFolderDeps) =>
  (await ledger.clients.list()).filter((client) => !isOfHotFolder(client));

/** The folder is watched by a station with another ledger. */
export class WatchedElsewhereError extends Error {
  override readonly name = 'WatchedElsewhereError';
  readonly trouble: Diagnostic;

  constructor(at: string) {
    super('Another station watches this folder');
    this.trouble = diagnostic('FOLDER_WATCHED_ELSEWHERE', { at, file: OWNER });
  }
}

/**
 * Puts down whose the folder is, where nobody has yet. A ledger is known by its API clients, which it keeps where it is moved, restored or shared.
 * @param found what is in the folder
 * @throws WatchedElsewhereError where it is another ledger's
 */
export async function claimFolder(deps: HotFolderDeps, path: string, found: readonly DroppedFile[]): Promise<void> {
  if (await isOwn(deps, path, found)) return;
  const [first] = await ownClients(deps);
  if (first) await deps.watchedFolder.write(path, OWNER, textOf(first.id));
}

/** False where the folder is nobody's. @throws WatchedElsewhereError where it is another ledger's */
export async function isOwn(deps: HotFolderDeps, path: string, found: readonly DroppedFile[]): Promise<boolean> {
  if (!found.some(({ name }) => name === OWNER)) return false;
  const [id] = Buffer.from(await deps.watchedFolder.read(path, OWNER))
    .toString('utf8')
    .split(/\r?\n/);
  if ((await ownClients(deps)).some((client) => client.id === id)) return true;
  throw new WatchedElsewhereError(path);
}
