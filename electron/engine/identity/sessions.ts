import { SCOPES, type ApiClient } from '#shared/schema/identity/api-client.ts';
import type { Pairing, Session } from '#shared/schema/identity/session.ts';
import { draftClient, issueToken, type Caller } from './clients.ts';
import { createKeyedQueue } from '../keyed-queue.ts';
import type { IdentityDeps } from './deps.ts';
import { LedgerAwayError } from '../ledger-errors.ts';
import { EngineError } from '../engine-error.ts';
import type { Pairings } from './pairings.ts';

/** A session of the window lives through a shift; it is renewed while the window is open. */
const SESSION_SECONDS = 12 * 60 * 60;
/** By this the window's client is known among all clients, and in the journal. */
const WINDOW_ID = 'window-';

type Deps = Pick<IdentityDeps, 'ledger' | 'baseUrl'> & { windowClient(): Promise<ApiClient> };

const isWindow = (clientId: string) => clientId.startsWith(WINDOW_ID);

/** An address that opens the window once. */
export function createPairing(deps: Pick<Deps, 'baseUrl'>, pairings: Pairings): Pairing {
  const { code, expiresAt } = pairings.make();
  return { code, address: `${deps.baseUrl()}/#pair=${code}`, expiresAt: new Date(expiresAt).toISOString() };
}

const REFUSED = {
  used: 'The pairing address was used already: it opens one window, once.',
  expired: 'The pairing address is older than ten minutes.',
  unknown: 'The pairing address is none of this station, or was made before it started.',
};
const ANEW =
  'Make a new one with `packbench pair`, in another window of the station (API & tools), or with POST /station/v1/pairings.';

/** Exchanges a pairing code for a session. @throws EngineError PAIRING_INVALID where it is spent, expired or none of ours. */
export async function openSession(deps: Deps, pairings: Pairings, code: string): Promise<Session> {
  const outcome = pairings.redeem(code);
  if (outcome !== 'taken') throw new EngineError('PAIRING_INVALID', `${REFUSED[outcome]} ${ANEW}`);
  return issueSession(deps, await deps.windowClient());
}

/** A fresh token for the session of the window that calls. @throws EngineError SCOPE_MISSING for every other client. */
export async function renewSession(deps: Pick<Deps, 'ledger'>, { clientId }: Caller): Promise<Session> {
  const client = (await deps.ledger.clients.list()).find(({ id }) => id === clientId);
  if (!client || !isWindow(clientId)) {
    throw new EngineError('SCOPE_MISSING', 'Only a session of the window is renewed; get a token at /oauth/token.');
  }
  return issueSession(deps, client);
}

/** Who the window of the desktop application is to the engine: what windows in browsers are. */
export async function windowCaller(deps: Pick<Deps, 'windowClient'>): Promise<Caller> {
  const { id, scopes } = await deps.windowClient();
  return { clientId: id, scopes };
}

/**
 * The API client that all windows are; nobody knows its secret key. A revoked one is replaced by a new one. Calls that come together, as
 * those of a window that opens do, ask one after the other: the first makes it, the others find it.
 */
export function createWindowClient({ ledger }: Pick<IdentityDeps, 'ledger'>): () => Promise<ApiClient> {
  const windows = createKeyedQueue();

  async function findOrMake(): Promise<ApiClient> {
    const known = (await ledger.clients.list()).find(({ id, revokedAt }) => isWindow(id) && revokedAt === null);
    if (known) return known;
    const { record } = draftClient(ledger, { name: 'Window', scopes: [...SCOPES] });
    const client = { ...record, id: WINDOW_ID + record.id };
    await ledger.clients.create(client);
    return client;
  }
  let last: ApiClient | null = null;

  /** While a shared ledger is away, the one that it said last: what its windows may then do is read what this desk keeps. */
  async function findOrLast(): Promise<ApiClient> {
    try {
      return (last = await findOrMake());
    } catch (error) {
      if (last === null || !(error instanceof LedgerAwayError)) throw error;
      return last;
    }
  }
  return () => windows.run(WINDOW_ID, findOrLast);
}

async function issueSession({ ledger }: Pick<Deps, 'ledger'>, client: ApiClient): Promise<Session> {
  const expiresAt = new Date(ledger.now() + SESSION_SECONDS * 1000).toISOString();
  const accessToken = await issueToken(ledger, client, client.scopes, SESSION_SECONDS);
  return { accessToken, expiresAt, expiresIn: SESSION_SECONDS, scopes: client.scopes };
}
