/** API clients and their tokens. Neither secret keys nor tokens are stored, only digests. */
export const apiClients = `
  CREATE TABLE api_client (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    access_key TEXT NOT NULL UNIQUE,
    secret_digest TEXT NOT NULL,
    scopes TEXT NOT NULL CHECK (json_valid(scopes)),
    created_at TEXT NOT NULL,
    last_used_at TEXT,
    revoked_at TEXT
  ) STRICT;

  CREATE TABLE api_token (
    digest TEXT PRIMARY KEY,
    client_id TEXT NOT NULL REFERENCES api_client (id),
    scopes TEXT NOT NULL CHECK (json_valid(scopes)),
    expires_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX api_token_by_client ON api_token (client_id);
  CREATE INDEX api_token_by_expiry ON api_token (expires_at);
`;
