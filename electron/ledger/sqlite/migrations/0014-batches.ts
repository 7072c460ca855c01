/**
 * Batches of shipments. A content is there once in each edition, so that the same file is never bought twice; a batch is seen when it is
 * complete. Rows are bought under transaction ids of their own; `updated_at` of a RUNNING row is when it was taken.
 */
export const batches = `
  CREATE TABLE batch (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    complete INTEGER NOT NULL DEFAULT 0 CHECK (complete IN (0, 1)),
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    client_id TEXT NOT NULL,
    started_by TEXT,
    name TEXT NOT NULL,
    format TEXT NOT NULL CHECK (format IN ('CSV', 'XLSX', 'JSON')),
    file_name TEXT,
    content_hash TEXT NOT NULL,
    edition INTEGER NOT NULL,
    state TEXT NOT NULL DEFAULT 'DRAFT' CHECK (state IN ('DRAFT', 'RUNNING', 'PAUSED', 'STOPPED', 'FINISHED')),
    pause_reason TEXT,
    pause_detail TEXT,
    columns TEXT NOT NULL CHECK (json_valid(columns)),
    mapping TEXT NOT NULL CHECK (json_valid(mapping)),
    decimal_separator TEXT,
    delimiter TEXT,
    defaults TEXT NOT NULL CHECK (json_valid(defaults)),
    row_count INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    started_at INTEGER,
    finished_at INTEGER,
    UNIQUE (content_hash, edition)
  ) STRICT;

  CREATE TABLE batch_row (
    batch INTEGER NOT NULL REFERENCES batch (sequence),
    number INTEGER NOT NULL CHECK (number > 0),
    line INTEGER,
    transaction_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN
      ('INVALID', 'READY', 'RUNNING', 'BOUGHT', 'REJECTED', 'NOT_SENT', 'UNKNOWN', 'SKIPPED')),
    edited INTEGER NOT NULL DEFAULT 0 CHECK (edited IN (0, 1)),
    surplus INTEGER NOT NULL,
    cells TEXT CHECK (json_valid(cells)),
    fields TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(fields)),
    source TEXT CHECK (json_valid(source)),
    request TEXT NOT NULL CHECK (json_valid(request)),
    errors TEXT NOT NULL CHECK (json_valid(errors)),
    warnings TEXT NOT NULL CHECK (json_valid(warnings)),
    problem TEXT CHECK (json_valid(problem)),
    shipment_id TEXT,
    tracking_numbers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tracking_numbers)),
    platform_tracking_numbers TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(platform_tracking_numbers)),
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (batch, number)
  ) STRICT;
  CREATE INDEX batch_row_by_state ON batch_row (batch, state, number);
  CREATE INDEX batch_row_running ON batch_row (batch) WHERE state = 'RUNNING';

  -- What is remembered of tables with the same columns.
  CREATE TABLE batch_table (
    signature TEXT PRIMARY KEY,
    remembered TEXT NOT NULL CHECK (json_valid(remembered)),
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
