import type { ApiClientDraft, Scope } from '#shared/schema/identity/api-client.ts';
import { EngineError } from '../engine-error.ts';
import { setClientPrinter } from './client-printer.ts';
import { authenticate, createClient, findClient, issueToken, type Caller } from './clients.ts';
import type { IdentityDeps } from './deps.ts';
import { createPairings } from './pairings.ts';
import { createPairing, createWindowClient, openSession, renewSession, windowCaller } from './sessions.ts';
import type { ClientRecord } from './store.ts';

export { draftClient, type Caller } from './clients.ts';
export type { IdentityDeps } from './deps.ts';
export type { ClientStore } from './store.ts';
export { clientsSeen, requireSeen, sees, seesAll } from './visibility.ts';

/** API clients, their tokens, and the sessions of the window. */
export function createIdentity(deps: IdentityDeps) {
  const { ledger, baseUrl } = deps;
  const windowClient = createWindowClient(deps);
  const pairings = createPairings(() => ledger.now());
  return {
    listClients: () => ledger.clients.list(),
    createClient: (draft: ApiClientDraft) => createClient(ledger, draft),
    setClientPrinter: (id: string, printerId: string | null) => setClientPrinter(deps, id, printerId),
    async revokeClient(id: string): Promise<void> {
      if (!(await ledger.clients.revoke(id))) throw new EngineError('NOT_FOUND', `There is no API client ${id}.`);
    },
    findClient: (accessKey: string, secretKey: string) => findClient(ledger, accessKey, secretKey),
    issueToken: (client: ClientRecord, scopes?: Scope[]) => issueToken(ledger, client, scopes),
    authenticate: (token: string) => authenticate(ledger, token),

    createPairing: () => createPairing(deps, pairings),
    openSession: (code: string) => openSession({ ledger, baseUrl, windowClient }, pairings, code),
    renewSession: (caller: Caller) => renewSession(deps, caller),
    windowCaller: () => windowCaller({ windowClient }),
  };
}
