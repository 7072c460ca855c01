/** Where events are sent, how far each receiver is in the journal, and the last tries. Their secrets lie sealed elsewhere. */
export const webhooks = `
  CREATE TABLE webhook (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    url TEXT NOT NULL,
    states TEXT CHECK (json_valid(states)),
    disabled_reason TEXT,
    created_at INTEGER NOT NULL,
    -- The last line of the journal that is delivered, or not wanted.
    cursor INTEGER NOT NULL,
    failures INTEGER NOT NULL,
    failing_since INTEGER,
    next_attempt_at INTEGER,
    last_delivered_at INTEGER
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE webhook_delivery (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    webhook_id TEXT NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
    message_id TEXT NOT NULL,
    type TEXT NOT NULL,
    attempt INTEGER NOT NULL,
    at TEXT NOT NULL,
    delivered INTEGER NOT NULL CHECK (delivered IN (0, 1)),
    status INTEGER,
    detail TEXT NOT NULL
  ) STRICT;
  CREATE INDEX webhook_delivery_by_webhook ON webhook_delivery (webhook_id, position);
`;
