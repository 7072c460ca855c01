import type { ApiClientDraft, Scope } from '#shared/schema/identity/api-client.ts';
import { EngineError } from '../engine-error.ts';
import { setClientPrinter } from './client-printer.ts';
import type { PackerDraft, SignOnRequest } from '#shared/schema/identity/packer.ts';
import type { Caller } from './caller.ts';
import { authenticate, createClient, findClient, issueToken } from './clients.ts';
import type { IdentityDeps } from './deps.ts';
import { changePacker, createPacker } from './packers.ts';
import { createPairings } from './pairings.ts';
import { createPairing, createWindowClient, openSession, renewSession, windowCaller } from './sessions.ts';
import { signOff, signOn, toSignOn } from './sign-on.ts';
import type { ClientRecord } from './store.ts';
import { createTokenStore } from './token-store.ts';

export { isWindow, type Caller, type WindowSession } from './caller.ts';
export { draftClient, revokedClients } from './clients.ts';
export type { NamedPacker, PackerStore } from './packer-store.ts';
export { actorOf, clientActor, mayCallerDo, packerIn, packerNamed, packerOf, requireRole } from './roles.ts';
export type { IdentityDeps } from './deps.ts';
export type { ClientStore } from './store.ts';
export { clientsSeen, requireSeen, sees, seesAll } from './visibility.ts';

/** API clients, their tokens, and the sessions of the window. */
export function createIdentity(deps: IdentityDeps) {
  const { ledger, baseUrl } = deps;
  const withTokens = { ledger, tokens: createTokenStore(ledger) };
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
    issueToken: (client: ClientRecord, scopes?: Scope[]) => issueToken(withTokens, client, scopes),
    authenticate: (token: string) => authenticate(withTokens, token),

    createPairing: () => createPairing(deps, pairings),
    openSession: (code: string) => openSession({ ...withTokens, baseUrl, windowClient }, pairings, code),
    renewSession: (caller: Caller) => renewSession(withTokens, caller),
    windowCaller: () => windowCaller({ ledger, windowClient }),

    listPackers: () => ledger.packers.list(),
    createPacker: (draft: PackerDraft) => createPacker(deps, draft),
    changePacker: (id: string, draft: PackerDraft) => changePacker(deps, id, draft),
    readSignOn: (caller: Caller) => toSignOn(caller),
    signOn: (caller: Caller, request: SignOnRequest) => signOn({ ...deps, ...withTokens }, caller, request),
    signOff: (caller: Caller) => signOff({ ...deps, ...withTokens }, caller),
  };
}
