import type { ClientRecord, ClientStore } from '#electron/engine/identity/store.ts';
import type { ApiClient, Scope } from '#shared/schema/identity/api-client.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import type { Database } from '../database.ts';
import type { JournalQueue } from '../journal-queue.ts';
import { openFoundTokens, type FoundToken } from './found-tokens.ts';

/** How exact `lastUsedAt` is: a client in use costs one write in this time. */
const LAST_USED_EVERY_MS = 60_000;
/** Expired tokens are known for this long, so that their callers hear that they expired. */
const EXPIRED_KEPT_MS = 24 * 60 * 60 * 1000;

/** For a SELECT from `api_client`, of which the first value is the desk. */
const CLIENT = `id, name, access_key AS "accessKey", api_client.scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
  revoked_at AS "revokedAt",
  (SELECT printer_id FROM client_printer WHERE station_id = $1 AND client_printer.client_id = api_client.id) AS "printerId"`;
const ALL = `SELECT ${CLIENT} FROM api_client ORDER BY position`;
const BY_ACCESS_KEY = `
  SELECT ${CLIENT}, secret_digest AS "secretDigest" FROM api_client WHERE access_key = $2 AND revoked_at IS NULL`;
const INSERT = `
  INSERT INTO api_client (id, name, access_key, secret_digest, scopes, created_at, last_used_at, revoked_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`;
const REVOKE = 'UPDATE api_client SET revoked_at = coalesce(revoked_at, $2) WHERE id = $1';
const SET_PRINTER = `
  INSERT INTO client_printer (station_id, client_id, printer_id) SELECT $1, id, $3 FROM api_client WHERE id = $2
  ON CONFLICT (station_id, client_id) DO UPDATE SET printer_id = excluded.printer_id`;
const REMOVE_PRINTER = `
  WITH removed AS (DELETE FROM client_printer WHERE station_id = $1 AND client_id = $2)
  SELECT 1 FROM api_client WHERE id = $2`;
/** Another desk may have noted a later use. */
const NOTE_USE = 'UPDATE api_client SET last_used_at = greatest(last_used_at, $2) WHERE id = $1';
const TOKEN = `
  SELECT ${CLIENT}, api_token.scopes AS "tokenScopes", expires_at AS "expiresAt", session_id AS "sessionId"
  FROM api_token JOIN api_client ON api_client.id = client_id WHERE digest = $2 AND revoked_at IS NULL`;
const SAVE_TOKEN = `
  WITH swept AS (
    DELETE FROM api_token WHERE digest IN (SELECT digest FROM api_token WHERE expires_at < $5 FOR UPDATE SKIP LOCKED)
  ) INSERT INTO api_token (digest, client_id, scopes, expires_at, session_id) VALUES ($1, $2, $3, $4, $6)`;

interface TokenRow extends ApiClient {
  tokenScopes: Scope[];
  expiresAt: number;
  sessionId: string | null;
}

export function openClients(
  database: Database,
  { stationId, time, queue }: { stationId: string; time: LedgerTime; queue: Pick<JournalQueue, 'write'> },
): ClientStore {
  const found = openFoundTokens(lookUp);
  /** When each client's use was last written here, or is about to be. */
  const noted = new Map<string, number>();
  /** The notes that are being written. */
  const noting = new Set<Promise<void>>();

  /** Nothing that was found before the write is answered after it. */
  async function write<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      found.forget();
    }
  }

  async function lookUp(digest: string): Promise<FoundToken | null> {
    const row = await database.one<TokenRow>(TOKEN, [stationId, digest]);
    if (!row) return null;
    const { tokenScopes, expiresAt, sessionId, ...client } = row;
    return { client, scopes: tokenScopes, expiresAt, sessionId };
  }

  function noteUseOf({ id, lastUsedAt }: ApiClient): void {
    const now = time.now();
    const last = Math.max(noted.get(id) ?? 0, lastUsedAt === null ? 0 : Date.parse(lastUsedAt));
    if (now - last < LAST_USED_EVERY_MS) return;
    noted.set(id, now);
    // Nobody waits for it, and a ledger that cannot write says so to those who do.
    const note = write(database.run(NOTE_USE, [id, new Date(now).toISOString()]))
      .then(
        () => undefined,
        () => void noted.delete(id),
      )
      .finally(() => noting.delete(note));
    noting.add(note);
  }

  return {
    /** With the uses that were noted here before it was asked for. */
    async list() {
      await Promise.all(noting);
      return database.all<ApiClient>(ALL, [stationId]);
    },

    findByAccessKey: (accessKey) => database.one<ClientRecord>(BY_ACCESS_KEY, [stationId, accessKey]),

    async create({ id, name, accessKey, secretDigest, scopes, createdAt, lastUsedAt, revokedAt }) {
      const values = [id, name, accessKey, secretDigest, JSON.stringify(scopes), createdAt, lastUsedAt, revokedAt];
      await write(database.run(INSERT, values));
    },

    async revoke(clientId) {
      found.forgetAll();
      const at = time.now();
      return write(
        queue.write(async (session) => {
          const isThere = (await session.run(REVOKE, [clientId, new Date(at).toISOString()])) > 0;
          await session.run('DELETE FROM api_token WHERE client_id = $1', [clientId]);
          if (isThere) session.witness({ revoked: clientId, at });
          return isThere;
        }),
      );
    },

    async setPrinter(clientId, printerId) {
      const work =
        printerId === null
          ? database.run(REMOVE_PRINTER, [stationId, clientId])
          : database.run(SET_PRINTER, [stationId, clientId, printerId]);
      return (await write(work)) > 0;
    },

    async printerOf(clientId) {
      const row = await database.one<{ printerId: string }>(
        'SELECT printer_id AS "printerId" FROM client_printer WHERE station_id = $1 AND client_id = $2',
        [stationId, clientId],
      );
      return row?.printerId ?? null;
    },

    async saveToken({ digest, clientId, scopes, expiresAt, sessionId }) {
      const before = time.now() - EXPIRED_KEPT_MS;
      await write(database.run(SAVE_TOKEN, [digest, clientId, JSON.stringify(scopes), expiresAt, before, sessionId]));
    },

    async findToken(digest) {
      const result = await found.find(digest);
      if (result && time.now() < result.expiresAt) noteUseOf(result.client);
      return result;
    },
  };
}
