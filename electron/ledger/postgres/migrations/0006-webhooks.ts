/** Webhooks and the tries to deliver to them. */
export const webhooks = `
  CREATE TABLE webhook (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    name text NOT NULL,
    url text NOT NULL,
    client_id text COLLATE "C",
    states json,
    disabled_reason text COLLATE "C",
    created_at bigint NOT NULL,
    -- The position in the feed of the last line that is delivered, or not wanted.
    cursor bigint NOT NULL,
    failures integer NOT NULL,
    failing_since bigint,
    next_attempt_at bigint,
    last_delivered_at bigint
  );
  CREATE TABLE webhook_delivery (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    webhook_id text COLLATE "C" NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
    message_id text COLLATE "C" NOT NULL,
    type text COLLATE "C" NOT NULL,
    attempt integer NOT NULL,
    at text NOT NULL,
    delivered boolean NOT NULL,
    status integer,
    detail text NOT NULL,
    trouble json
  );
  CREATE INDEX webhook_delivery_by_webhook ON webhook_delivery (webhook_id, position);`;
