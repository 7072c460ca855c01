/**
 * Shipments, their packages and the attempts to buy them. `sequence` is the order of acceptance; since ledger time never runs
 * backwards, accepted_at follows it. `holds_id` is 1 while the row keeps its transactionId from being used again.
 */
export const shipments = `
  CREATE TABLE shipment (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    client_id TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    holds_id INTEGER NOT NULL CHECK (holds_id IN (0, 1)),
    state TEXT NOT NULL CHECK (state IN
      ('RESERVED', 'SENDING', 'NOT_SENT', 'REJECTED', 'UNKNOWN', 'PURCHASED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF')),
    accepted_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    carrier_id TEXT NOT NULL,
    -- The code in the form in which codes are compared.
    carrier_code TEXT NOT NULL,
    warnings TEXT NOT NULL CHECK (json_valid(warnings)),
    problem TEXT CHECK (json_valid(problem)),
    prepared TEXT NOT NULL CHECK (json_valid(prepared))
  ) STRICT;
  CREATE UNIQUE INDEX shipment_holding_id ON shipment (client_id, transaction_id) WHERE holds_id = 1;
  CREATE INDEX shipment_by_transaction ON shipment (transaction_id);
  -- Everything the list filters by, so that a page is found without reading the shipments that are not on it.
  CREATE INDEX shipment_for_list ON shipment (sequence, state, accepted_at, carrier_id, carrier_code);
  CREATE INDEX shipment_by_state ON shipment (state);

  CREATE TABLE package (
    shipment INTEGER NOT NULL REFERENCES shipment (sequence),
    number INTEGER NOT NULL CHECK (number > 0),
    item_transaction_id TEXT NOT NULL,
    platform_tracking_number TEXT NOT NULL,
    tracking_number TEXT,
    PRIMARY KEY (shipment, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX package_by_item ON package (item_transaction_id);
  CREATE UNIQUE INDEX package_by_platform_number ON package (platform_tracking_number COLLATE NOCASE);
  CREATE INDEX package_by_tracking_number ON package (tracking_number COLLATE NOCASE) WHERE tracking_number IS NOT NULL;

  CREATE TABLE attempt (
    shipment INTEGER NOT NULL REFERENCES shipment (sequence),
    number INTEGER NOT NULL CHECK (number > 0),
    started_at INTEGER NOT NULL,
    deadline_at INTEGER NOT NULL,
    finished_at INTEGER,
    outcome TEXT CHECK (outcome IN ('PURCHASED', 'REJECTED', 'NOT_SENT', 'UNKNOWN')),
    detail TEXT,
    PRIMARY KEY (shipment, number)
  ) STRICT, WITHOUT ROWID;
`;
