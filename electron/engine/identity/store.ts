import type { ApiClient, Scope } from '#shared/schema/identity/api-client.ts';

export interface ClientRecord extends ApiClient {
  /** Keyed digest of the secret key, hexadecimal. */
  secretDigest: string;
}

export interface StoredToken {
  /** SHA-256 of the token, hexadecimal. */
  digest: string;
  clientId: string;
  scopes: Scope[];
  /** Ledger time, milliseconds. */
  expiresAt: number;
  /** The session of the window that it is of; null for clients with keys, and for windows of earlier versions. */
  sessionId: string | null;
}

export interface ClientStore {
  list(): Promise<ApiClient[]>;
  findByAccessKey(accessKey: string): Promise<ClientRecord | null>;
  create(client: ClientRecord): Promise<void>;
  /** Revokes the client and all its tokens; false where there is no such client. */
  revoke(clientId: string): Promise<boolean>;
  /** The printer of what the client buys; false where there is no such client. */
  setPrinter(clientId: string, printerId: string | null): Promise<boolean>;
  printerOf(clientId: string): Promise<string | null>;
  saveToken(token: StoredToken): Promise<void>;
  /** The token's client, also of an expired token; null where it is unknown or revoked. */
  findToken(digest: string): Promise<(Omit<StoredToken, 'digest' | 'clientId'> & { client: ApiClient }) | null>;
}
