import { revokedClients } from '../identity/index.ts';
import type { WebhooksDeps } from './deps.ts';
import type { WebhookRecord } from './webhook-store.ts';

export type Revocations = Awaited<ReturnType<typeof revocations>>;

/** Why nothing is sent any more of the shipments of a client that was revoked; null for all others. A webhook that tells of all clients belongs to none. */
export async function revocations({ ledger }: Pick<WebhooksDeps, 'ledger'>) {
  const revoked = await revokedClients(ledger);
  return ({ clientId }: Pick<WebhookRecord, 'clientId'>) =>
    clientId !== null && revoked.has(clientId) ? ('CLIENT_REVOKED' as const) : null;
}
