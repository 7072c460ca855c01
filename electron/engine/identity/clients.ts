import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  SCOPES,
  type ApiClient,
  type ApiClientCreated,
  type ApiClientDraft,
  type Scope,
} from '#shared/schema/identity/api-client.ts';
import { EngineError } from '../engine-error.ts';
import { isWindow, type Caller } from './caller.ts';
import type { ClientRecord, ClientStore } from './store.ts';
import type { TokenStore } from './token-store.ts';
import { windowSession } from './window-session.ts';
import type { IdentityDeps } from './deps.ts';

/** A token lives for one hour (contract, section 2). */
export const TOKEN_SECONDS = 3600;

type Store = Pick<IdentityDeps['ledger'], 'clients' | 'now' | 'keys'>;

/** What tokens are made and found with. */
export type WithTokens = Pick<IdentityDeps, 'ledger'> & { tokens: TokenStore };

const digestToken = (token: string) => hash('sha256', token, 'hex');
const digestSecret = (ledger: Store, secretKey: string) =>
  createHmac('sha256', ledger.keys.clients).update(secretKey).digest('hex');

/** A client with fresh keys, AK 96 and SK 256 random bits, not stored yet. The secret is in this answer and nowhere else. */
export function draftClient(ledger: Store, draft: ApiClientDraft): { record: ClientRecord; created: ApiClientCreated } {
  const secretKey = `SK${randomBytes(32).toString('base64url')}`;
  const client: ApiClient = {
    id: randomBytes(8).toString('hex'),
    name: draft.name,
    accessKey: `AK${randomBytes(12).toString('hex').toUpperCase()}`,
    scopes: draft.scopes,
    createdAt: new Date(ledger.now()).toISOString(),
    lastUsedAt: null,
    revokedAt: null,
    printerId: null,
  };
  return { record: { ...client, secretDigest: digestSecret(ledger, secretKey) }, created: { client, secretKey } };
}

/** Makes an API client; its secret is shown this once. */
export async function createClient(ledger: Store, draft: ApiClientDraft): Promise<ApiClientCreated> {
  const { record, created } = draftClient(ledger, draft);
  await ledger.clients.create(record);
  return created;
}

/** The client with these keys, or null. Takes as long for an unknown key as for a wrong secret. */
export async function findClient(ledger: Store, accessKey: string, secretKey: string): Promise<ClientRecord | null> {
  const client = await ledger.clients.findByAccessKey(accessKey);
  const given = Buffer.from(digestSecret(ledger, secretKey), 'hex');
  const expected = client ? Buffer.from(client.secretDigest, 'hex') : Buffer.alloc(given.length);
  return timingSafeEqual(given, expected) && client?.revokedAt === null ? client : null;
}

/** The ids of those that were revoked. */
export async function revokedClients({
  clients,
}: {
  clients: Pick<ClientStore, 'list'>;
}): Promise<ReadonlySet<string>> {
  const all = await clients.list();
  return new Set(all.filter(({ revokedAt }) => revokedAt !== null).map(({ id }) => id));
}

/** Issues an opaque token of 256 random bits; only its digest is stored. */
export async function issueToken(
  { ledger, tokens }: WithTokens,
  client: ApiClient,
  scopes: Scope[] = client.scopes,
  { seconds = TOKEN_SECONDS, sessionId = null }: { seconds?: number; sessionId?: string | null } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = ledger.now() + seconds * 1000;
  await tokens.saveToken({ digest: digestToken(token), clientId: client.id, scopes, expiresAt, sessionId });
  return token;
}

/** Who calls with this token. @throws EngineError TOKEN_INVALID or TOKEN_EXPIRED. */
export async function authenticate({ ledger, tokens }: WithTokens, token: string): Promise<Caller> {
  const found = await tokens.findToken(digestToken(token));
  if (!found) throw new EngineError('TOKEN_INVALID', 'The access token is not one of this station, or was revoked.');
  const { client, scopes } = found;
  if (ledger.now() >= found.expiresAt)
    throw new EngineError('TOKEN_EXPIRED', 'The access token has expired; get a fresh one at /oauth/token.', {
      clientId: client.id,
    });
  const caller = { clientId: client.id, scopes };
  if (!isWindow(client.id)) return caller;
  // Tokens of earlier versions name no session: they are one.
  return { ...caller, window: await windowSession(ledger, found.sessionId ?? digestToken(token)) };
}

export const isScope = (text: string): text is Scope => (SCOPES as readonly string[]).includes(text);
