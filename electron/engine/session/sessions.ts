import { SCOPES, type ApiClient } from '#shared/schema/api-client.ts';
import type { Pairing, Session } from '#shared/schema/session.ts';
import { draftClient, issueToken, type Caller } from '../clients.ts';
import type { EngineDeps } from '../deps.ts';
import { EngineError } from '../engine-error.ts';
import type { Pairings } from './pairings.ts';

/** A session of the window lives through a shift; it is renewed while the window is open. */
const SESSION_SECONDS = 12 * 60 * 60;
/** By this the window's client is known among all clients, and in the journal. */
const WINDOW_ID = 'window-';

type Deps = Pick<EngineDeps, 'ledger' | 'baseUrl'>;

const isWindow = (clientId: string) => clientId.startsWith(WINDOW_ID);

/** An address that opens the window once. */
export function createPairing(deps: Deps, pairings: Pairings): Pairing {
  const { code, expiresAt } = pairings.make();
  return { code, address: `${deps.baseUrl()}/#pair=${code}`, expiresAt: new Date(expiresAt).toISOString() };
}

/** Exchanges a pairing code for a session. @throws EngineError PAIRING_INVALID where it is spent, expired or none of ours. */
export async function openSession(deps: Deps, pairings: Pairings, code: string): Promise<Session> {
  if (!pairings.redeem(code)) {
    throw new EngineError(
      'PAIRING_INVALID',
      'The address was used already, is older than ten minutes, or was made before the station started. Make a new one in the window (API & tools), with POST /station/v1/pairings, or by starting the station again.',
    );
  }
  return issueSession(deps, await windowClient(deps));
}

/** A fresh token for the session of the window that calls. @throws EngineError SCOPE_MISSING for every other client. */
export async function renewSession(deps: Deps, { clientId }: Caller): Promise<Session> {
  const client = (await deps.ledger.clients.list()).find(({ id }) => id === clientId);
  if (!client || !isWindow(clientId)) {
    throw new EngineError('SCOPE_MISSING', 'Only a session of the window is renewed; get a token at /oauth/token.');
  }
  return issueSession(deps, client);
}

/** Who the window of the desktop application is to the engine: what windows in browsers are. */
export async function windowCaller(deps: Deps): Promise<Caller> {
  const { id, scopes } = await windowClient(deps);
  return { clientId: id, scopes };
}

/** The API client that all windows are; nobody knows its secret key. A revoked one is replaced by a new one. */
async function windowClient({ ledger }: Deps): Promise<ApiClient> {
  const known = (await ledger.clients.list()).find(({ id, revokedAt }) => isWindow(id) && revokedAt === null);
  if (known) return known;
  const { record } = draftClient(ledger, { name: 'Window', scopes: [...SCOPES] });
  const client = { ...record, id: WINDOW_ID + record.id };
  await ledger.clients.create(client);
  return client;
}

async function issueSession({ ledger }: Deps, client: ApiClient): Promise<Session> {
  const expiresAt = new Date(ledger.now() + SESSION_SECONDS * 1000).toISOString();
  const accessToken = await issueToken(ledger, client, client.scopes, SESSION_SECONDS);
  return { accessToken, expiresAt, expiresIn: SESSION_SECONDS, scopes: client.scopes };
}
