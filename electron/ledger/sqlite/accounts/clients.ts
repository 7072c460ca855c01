import type { Database } from 'better-sqlite3';
import type { ClientRecord, ClientStore } from '#electron/engine/identity/store.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { ApiClient, Scope } from '#shared/schema/identity/api-client.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

/** How exact `lastUsedAt` is: a client in use costs one write in this time. */
const LAST_USED_EVERY_MS = 60_000;
/** Expired tokens are known for this long, so that their callers hear that they expired. */
const EXPIRED_KEPT_MS = 24 * 60 * 60 * 1000;
const MOST_REMEMBERED = 1000;

type Stored<T extends { scopes: Scope[] }> = Omit<T, 'scopes'> & { scopes: string };
type FoundToken = NonNullable<Awaited<ReturnType<ClientStore['findToken']>>>;
interface TokenRow extends Stored<ApiClient> {
  tokenScopes: string;
  expiresAt: number;
  sessionId: string | null;
}

const CLIENT = `id, name, access_key AS accessKey, api_client.scopes, created_at AS createdAt, last_used_at AS lastUsedAt, revoked_at AS revokedAt,
  (SELECT printer_id FROM client_printer WHERE client_printer.client_id = api_client.id) AS printerId`;

export function openClients(
  database: Database,
  queue: WriteQueue,
  time: LedgerTime,
  checksums: RowChecksums,
): ClientStore {
  const all = database.prepare<[], Stored<ApiClient>>(`SELECT ${CLIENT} FROM api_client ORDER BY position`);
  const byAccessKey = database.prepare<[string], Stored<ClientRecord>>(
    `SELECT ${CLIENT}, secret_digest AS secretDigest FROM api_client WHERE access_key = ? AND revoked_at IS NULL`,
  );
  const insert = database.prepare(`
    INSERT INTO api_client (id, name, access_key, secret_digest, scopes, created_at, last_used_at, revoked_at)
    VALUES (:id, :name, :accessKey, :secretDigest, :scopes, :createdAt, :lastUsedAt, :revokedAt)`);
  const revoke = database.prepare('UPDATE api_client SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?');
  const setPrinter = database.prepare(`
    INSERT INTO client_printer (client_id, printer_id) VALUES (:clientId, :printerId)
    ON CONFLICT DO UPDATE SET printer_id = excluded.printer_id`);
  const removePrinter = database.prepare<[string]>('DELETE FROM client_printer WHERE client_id = ?');
  const printerOf = database
    .prepare<[string], string>('SELECT printer_id FROM client_printer WHERE client_id = ?')
    .pluck();
  const isThere = database.prepare<[string]>('SELECT 1 FROM api_client WHERE id = ?');
  const noteUse = database.prepare('UPDATE api_client SET last_used_at = ? WHERE id = ?');
  const token = database.prepare<[string], TokenRow>(`
    SELECT ${CLIENT}, api_token.scopes AS tokenScopes, expires_at AS expiresAt, session_id AS sessionId
    FROM api_token JOIN api_client ON api_client.id = client_id WHERE digest = ? AND revoked_at IS NULL`);
  const insertToken = database.prepare(
    `
    INSERT INTO api_token (digest, client_id, scopes, expires_at, session_id)
    VALUES (:digest, :clientId, :scopes, :expiresAt, :sessionId)`,
  );
  const removeTokens = database.prepare('DELETE FROM api_token WHERE client_id = ?');
  const sweepTokens = database.prepare('DELETE FROM api_token WHERE expires_at < ?');

  /** Tokens found lately: every request asks for one, and no other process can change them. Emptied by every write here. */
  const found = new Map<string, FoundToken>();
  /** When each client's use was last written, or is about to be. */
  const noted = new Map<string, number>();

  const write = <T>(work: () => T) =>
    queue.write(() => {
      found.clear();
      return work();
    });

  function noteUseOf({ id, lastUsedAt }: ApiClient): void {
    const now = time.now();
    const last = noted.get(id) ?? (lastUsedAt === null ? 0 : Date.parse(lastUsedAt));
    if (now - last < LAST_USED_EVERY_MS) return;
    noted.set(id, now);
    // Nobody waits for it, and a ledger that cannot write says so to those who do.
    write(() => noteUse.run(isoInstant(now), id)).catch(() => noted.delete(id));
  }

  function lookUp(digest: string): FoundToken | null {
    const row = token.get(digest);
    if (!row) return null;
    const { tokenScopes, expiresAt, sessionId, ...client } = row;
    checksums.check('api_client', client.id);
    const result = { client: withScopes(client), scopes: JSON.parse(tokenScopes) as Scope[], expiresAt, sessionId };
    if (found.size >= MOST_REMEMBERED) found.clear();
    found.set(digest, result);
    return result;
  }

  return {
    list: async () =>
      reading(() => {
        const rows = all.all();
        for (const { id } of rows) checksums.check('api_client', id);
        return rows.map(withScopes);
      }),

    findByAccessKey: async (accessKey) =>
      reading(() => {
        const row = byAccessKey.get(accessKey);
        if (!row) return null;
        checksums.check('api_client', row.id);
        return withScopes(row);
      }),

    create: (client) => write(() => void insert.run({ ...client, scopes: JSON.stringify(client.scopes) })),

    revoke: (clientId) =>
      write(() => {
        removeTokens.run(clientId);
        return revoke.run(isoInstant(time.now()), clientId).changes > 0;
      }),

    setPrinter: (clientId, printerId) =>
      write(() => {
        if (!isThere.get(clientId)) return false;
        if (printerId === null) removePrinter.run(clientId);
        else setPrinter.run({ clientId, printerId });
        return true;
      }),

    printerOf: async (clientId) => reading(() => printerOf.get(clientId) ?? null),

    saveToken: (fresh) =>
      write(() => {
        sweepTokens.run(time.now() - EXPIRED_KEPT_MS);
        insertToken.run({ ...fresh, scopes: JSON.stringify(fresh.scopes) });
      }),

    async findToken(digest) {
      const result = found.get(digest) ?? reading(() => lookUp(digest));
      if (result && time.now() < result.expiresAt) noteUseOf(result.client);
      return result;
    },
  };
}

const withScopes = <T extends { scopes: string }>(row: T) => ({ ...row, scopes: JSON.parse(row.scopes) as Scope[] });
