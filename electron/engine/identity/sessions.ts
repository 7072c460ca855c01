import { SCOPES, type ApiClient } from '#shared/schema/identity/api-client.ts';
import type { Pairing, Session } from '#shared/schema/identity/session.ts';
import { randomBytes } from 'node:crypto';
import { isWindow, WINDOW_ID, type Caller } from './caller.ts';
import { draftClient, issueToken, type WithTokens } from './clients.ts';
import { createKeyedQueue } from '../concurrency/index.ts';
import type { IdentityDeps } from './deps.ts';
import { LedgerAwayError } from '../ledger-errors.ts';
import { EngineError } from '../engine-error.ts';
import type { Pairings } from './pairings.ts';
import { windowSession } from './window-session.ts';

/** A session of the window lives through a shift; it is renewed while the window is open. */
const SESSION_SECONDS = 12 * 60 * 60;

type Deps = Pick<IdentityDeps, 'baseUrl'> & WithTokens & { windowClient(): Promise<ApiClient> };

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
  return issueSession(deps, await deps.windowClient(), randomBytes(16).toString('hex'));
}

/** A fresh token for the session of the window that calls. @throws EngineError SCOPE_MISSING for every other client. */
export async function renewSession(deps: WithTokens, { clientId, window }: Caller): Promise<Session> {
  const client = (await deps.ledger.clients.list()).find(({ id }) => id === clientId);
  if (!client || !isWindow(clientId) || !window) {
    throw new EngineError('SCOPE_MISSING', 'Only a session of the window is renewed; get a token at /oauth/token.');
  }
  return issueSession(deps, client, window.id);
}

/** The session of the window of the desktop application, which has no token: one for each desk. */
const DESKTOP = 'desktop-';

/** Who the window of the desktop application is to the engine: what windows in browsers are. */
export async function windowCaller({ ledger, windowClient }: Pick<Deps, 'ledger' | 'windowClient'>): Promise<Caller> {
  const { id, scopes } = await windowClient();
  return { clientId: id, scopes, window: await windowSession(ledger, DESKTOP + ledger.stationId) };
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

/** @param sessionId stays the same when the token is renewed, and so does whoever is signed on */
async function issueSession(deps: WithTokens, client: ApiClient, sessionId: string): Promise<Session> {
  const expiresAt = new Date(deps.ledger.now() + SESSION_SECONDS * 1000).toISOString();
  const accessToken = await issueToken(deps, client, client.scopes, { seconds: SESSION_SECONDS, sessionId });
  return { accessToken, expiresAt, expiresIn: SESSION_SECONDS, scopes: client.scopes };
}
