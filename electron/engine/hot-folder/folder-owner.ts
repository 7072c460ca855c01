import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ApiClient } from '#shared/schema/identity/api-client.ts';
import { DiagnosticError } from '../diagnostic-error.ts';
import { isOfHotFolder } from './hot-folder-client.ts';
import type { DroppedFile, WatchedFolder } from './watched-folder.ts';

/** Says in a watched folder whose it is: two ledgers that took from the same one would each buy what is dropped there. */
const OWNER = 'packbench.station';

const textOf = (id: string) =>
  `${id}\n\nThe Packbench station with this API client watches this folder. Remove this file to let another one watch it.\n`;

/** A folder, what is in it, and the API clients of the ledger that is to watch it. */
interface Looked {
  path: string;
  found: readonly DroppedFile[];
  clients: readonly ApiClient[];
}

/**
 * Puts down whose the folder is, where nobody has yet. A ledger is known by its API clients, which it keeps where it is moved, restored or shared.
 * @throws DiagnosticError where it is another ledger's
 */
export async function claimFolder(box: WatchedFolder, looked: Looked): Promise<void> {
  if (await isOwn(box, looked)) return;
  const first = looked.clients.find(isOfLedger);
  if (first) await box.write(looked.path, OWNER, textOf(first.id));
}

/** False where the folder is nobody's. @throws DiagnosticError where it is another ledger's */
export async function isOwn(box: WatchedFolder, { path, found, clients }: Looked): Promise<boolean> {
  if (!found.some(({ name }) => name === OWNER)) return false;
  const [id] = Buffer.from(await box.read(path, OWNER))
    .toString('utf8')
    .split(/\r?\n/);
  if (clients.some((client) => client.id === id && isOfLedger(client))) return true;
  throw new DiagnosticError(diagnostic('FOLDER_WATCHED_ELSEWHERE', { at: path, file: OWNER }));
}

const isOfLedger = (client: ApiClient) => !isOfHotFolder(client);
