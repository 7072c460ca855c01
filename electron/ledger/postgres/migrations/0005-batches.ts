/** Batches with their rows, and what is remembered of tables. */
export const batches = `
  CREATE TABLE batch (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    complete boolean NOT NULL DEFAULT false,
    hidden boolean NOT NULL DEFAULT false,
    -- The run that makes it, or started it last: others go on with what it left, once it has ended or is silent.
    run text COLLATE "C" NOT NULL,
    client_id text COLLATE "C" NOT NULL,
    started_by text COLLATE "C",
    name text NOT NULL,
    format text COLLATE "C" NOT NULL CHECK (format IN ('CSV', 'XLSX', 'JSON')),
    file_name text,
    content_hash text COLLATE "C" NOT NULL,
    edition bigint NOT NULL,
    state text COLLATE "C" NOT NULL DEFAULT 'DRAFT'
      CHECK (state IN ('DRAFT', 'RUNNING', 'PAUSED', 'STOPPED', 'FINISHED')),
    pause_reason text COLLATE "C",
    pause_detail text,
    columns json NOT NULL,
    mapping json NOT NULL,
    decimal_separator text,
    delimiter text,
    defaults json NOT NULL,
    row_count integer NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    started_at bigint,
    finished_at bigint,
    UNIQUE (content_hash, edition)
  );
  CREATE TABLE batch_row (
    batch bigint NOT NULL REFERENCES batch (sequence) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    line integer,
    transaction_id text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL CHECK (state IN
      ('INVALID', 'READY', 'RUNNING', 'BOUGHT', 'REJECTED', 'NOT_SENT', 'UNKNOWN', 'SKIPPED')),
    edited boolean NOT NULL DEFAULT false,
    surplus integer NOT NULL,
    cells json,
    fields json NOT NULL DEFAULT '{}',
    source json,
    request json NOT NULL,
    errors json NOT NULL,
    warnings json NOT NULL,
    problem json,
    shipment_id text COLLATE "C",
    tracking_numbers json NOT NULL DEFAULT '[]',
    platform_tracking_numbers json NOT NULL DEFAULT '[]',
    updated_at bigint NOT NULL,
    -- The run that took it last: while that one lives, nobody else changes a row that is RUNNING.
    run text COLLATE "C",
    PRIMARY KEY (batch, number)
  );
  CREATE INDEX batch_row_by_state ON batch_row (batch, state, number);
  CREATE INDEX batch_row_running ON batch_row (batch) WHERE state = 'RUNNING';
  CREATE TABLE batch_table (
    signature text COLLATE "C" PRIMARY KEY,
    remembered json NOT NULL,
    used_at bigint NOT NULL
  );`;
