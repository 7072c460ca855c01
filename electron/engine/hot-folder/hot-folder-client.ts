import type { ApiClient } from '#shared/schema/identity/api-client.ts';
import { draftClient, type Caller } from '../identity/index.ts';
import type { HotFolderDeps } from './deps.ts';

/** By this the client is known among all clients, and in the journal. */
const HOT_FOLDER_ID = 'hot-folder-';

/** Whether dropped files buy under the client, which has the same id in every ledger. */
export const isOfHotFolder = ({ id }: ApiClient) => id.startsWith(HOT_FOLDER_ID);

/** Of all clients the newest under which dropped files buy, revoked or not; nobody knows its secret key. Null where there never was one. */
export const hotFolderClientIn = (clients: readonly ApiClient[]): ApiClient | null =>
  clients.findLast(isOfHotFolder) ?? null;

/** Who takes what is dropped. A content that some client made a batch of before is that batch, whoever's it is: nothing is bought twice. */
export const hotFolderCaller = ({ id, scopes }: ApiClient): Caller => ({
  clientId: id,
  scopes: [...scopes, 'read:all'],
});

/** The first is the same in every ledger: in one that was restored from before it was made, its files are those that were bought already. */
export async function createHotFolderClient(ledger: HotFolderDeps['ledger']): Promise<ApiClient> {
  const { record } = draftClient(ledger, { name: 'Hot folder', scopes: ['ship'] });
  const earlier = (await ledger.clients.list()).filter(isOfHotFolder);
  const client = { ...record, id: `${HOT_FOLDER_ID}${earlier.length + 1}` };
  await ledger.clients.create(client);
  return client;
}
