/**
 * The order book. An order is replaced on top of the version that it was decided on; its parcels name transactions before anything is sent.
 * `order_follower` is the line of the journal up to which orders know what became of their shipments.
 * `order_source` says where orders are read, and how far that is; `order_write_back` which orders it is to be told of.
 */
export const orders = `
  CREATE TABLE customer_order (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    source TEXT NOT NULL,
    order_number TEXT NOT NULL,
    client_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('OPEN', 'HELD', 'PACKING', 'PACKED', 'SHIPPED', 'CANCELLED')),
    reason TEXT,
    reason_by TEXT,
    revision TEXT,
    version INTEGER NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    digest TEXT NOT NULL,
    cancelled_at_source INTEGER NOT NULL CHECK (cancelled_at_source IN (0, 1)),
    claim TEXT CHECK (json_valid(claim)),
    parcels TEXT NOT NULL CHECK (json_valid(parcels)),
    -- The desk that is about to buy a parcel, while nothing is stored of it.
    unsent_by TEXT,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT '',
    UNIQUE (source, order_number)
  ) STRICT;
  CREATE INDEX customer_order_by_number ON customer_order (order_number);
  CREATE INDEX customer_order_by_state ON customer_order (state, sequence);
  CREATE INDEX customer_order_unsent ON customer_order (unsent_by) WHERE unsent_by IS NOT NULL;

  CREATE TABLE order_shipment (
    id INTEGER PRIMARY KEY,
    customer_order INTEGER NOT NULL REFERENCES customer_order (sequence),
    client_id TEXT NOT NULL,
    transaction_id TEXT NOT NULL,
    -- What its source is to know of the parcel, and what it was told; UNSURE where it may have been told anything.
    fate TEXT CHECK (fate IN ('SOLD', 'VOIDED')),
    told TEXT CHECK (told IN ('SOLD', 'VOIDED', 'UNSURE')),
    seal TEXT NOT NULL DEFAULT '',
    UNIQUE (transaction_id, client_id, customer_order)
  ) STRICT;
  CREATE INDEX order_shipment_by_order ON order_shipment (customer_order);

  -- An order of which its source is to be told something, until it took it.
  CREATE TABLE order_write_back (
    customer_order INTEGER PRIMARY KEY REFERENCES customer_order (sequence),
    source TEXT NOT NULL,
    since INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    due_at INTEGER NOT NULL,
    trouble TEXT CHECK (json_valid(trouble)),
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX order_write_back_due ON order_write_back (due_at);

  CREATE TABLE order_follower (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    sequence INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;

  CREATE TABLE order_source (
    name TEXT PRIMARY KEY,
    client_id TEXT NOT NULL,
    content TEXT NOT NULL CHECK (json_valid(content)),
    version INTEGER NOT NULL,
    progress TEXT NOT NULL CHECK (json_valid(progress)),
    created_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;

  -- The rules that choose account and service: one list, replaced as a whole on top of its version.
  CREATE TABLE selection_rules (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    version INTEGER NOT NULL,
    rules TEXT NOT NULL CHECK (json_valid(rules)),
    updated_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;

  -- What was shipped lately, by digests of what another shipment is taken for the same by.
  CREATE TABLE shipped_lately (
    id INTEGER PRIMARY KEY,
    alike TEXT NOT NULL,
    shipment_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX shipped_lately_alike ON shipped_lately (alike, at);

  -- The box of a package, by a digest of what was in it. It counts while its shipment is sold and not voided.
  CREATE TABLE learned_box (
    id INTEGER PRIMARY KEY,
    client_id TEXT NOT NULL,
    contents TEXT NOT NULL,
    sides TEXT NOT NULL CHECK (json_valid(sides)),
    shipment_id TEXT NOT NULL,
    learned_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX learned_box_by_contents ON learned_box (client_id, contents, id);

  -- What is known of an article, by its SKU: said by a person, or learnt.
  CREATE TABLE product (
    sku TEXT PRIMARY KEY,
    facts TEXT NOT NULL CHECK (json_valid(facts)),
    searched TEXT NOT NULL,
    saved INTEGER NOT NULL CHECK (saved IN (0, 1)),
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;

  -- That a package was handed over to the driver, by scan.
  CREATE TABLE hand_over (
    shipment INTEGER NOT NULL,
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    code TEXT NOT NULL,
    client_id TEXT NOT NULL,
    packer TEXT,
    station_id TEXT NOT NULL,
    seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (shipment, number),
    FOREIGN KEY (shipment, number) REFERENCES package (shipment, number)
  ) STRICT;

  -- Who packs here. A badge is no secret: it is printed again as it is stored.
  CREATE TABLE packer (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    comparable_name TEXT NOT NULL UNIQUE,
    badge TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL CHECK (role IN ('packer', 'lead', 'administrator')),
    language TEXT,
    active INTEGER NOT NULL CHECK (active IN (0, 1)),
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  -- Who is signed on at a session of the window.
  CREATE TABLE sign_on (
    session_id TEXT PRIMARY KEY,
    packer_id TEXT NOT NULL REFERENCES packer (id),
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  -- The session of the window that a token is of; null for clients with keys.
  ALTER TABLE api_token ADD COLUMN session_id TEXT;
  -- What carriers bill: an invoice is seen when it is complete; its lines stay as they were judged.
  CREATE TABLE carrier_invoice (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    complete INTEGER NOT NULL DEFAULT 0 CHECK (complete IN (0, 1)),
    carrier_id TEXT NOT NULL,
    invoice_number TEXT NOT NULL,
    file_name TEXT NOT NULL,
    content_hash TEXT NOT NULL UNIQUE,
    reading TEXT NOT NULL CHECK (json_valid(reading)),
    line_count INTEGER NOT NULL,
    findings TEXT CHECK (json_valid(findings)),
    imported_by TEXT NOT NULL,
    imported_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT '',
    UNIQUE (carrier_id, invoice_number)
  ) STRICT;
  CREATE TABLE carrier_invoice_line (
    invoice INTEGER NOT NULL REFERENCES carrier_invoice (sequence),
    number INTEGER NOT NULL CHECK (number > 0),
    line INTEGER NOT NULL,
    -- What other lines for the same are found by: the shipment, by its place in time, as an invoice has its lines; else what the line names.
    shipment INTEGER REFERENCES shipment (sequence),
    name TEXT,
    package_number INTEGER,
    billed TEXT NOT NULL CHECK (json_valid(billed)),
    differences TEXT NOT NULL CHECK (json_valid(differences)),
    expected TEXT,
    difference TEXT,
    seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (invoice, number)
  ) STRICT;
  CREATE INDEX carrier_invoice_line_by_shipment ON carrier_invoice_line (shipment) WHERE shipment IS NOT NULL;
  CREATE INDEX carrier_invoice_line_by_name ON carrier_invoice_line (name) WHERE name IS NOT NULL;
  CREATE INDEX carrier_invoice_line_different ON carrier_invoice_line (invoice, number, differences) WHERE differences <> '[]';
  -- How the last invoice of an account was read.
  CREATE TABLE carrier_invoice_reading (
    carrier_id TEXT PRIMARY KEY,
    reading TEXT NOT NULL CHECK (json_valid(reading)),
    used_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  -- Where a batch's labels are printed; null once that was stopped. And rows that are still to be printed, or why they cannot be.
  CREATE TABLE batch_print (
    batch INTEGER PRIMARY KEY REFERENCES batch (sequence) ON DELETE CASCADE,
    client_id TEXT NOT NULL,
    packer TEXT CHECK (json_valid(packer)),
    printer_id TEXT,
    reason TEXT,
    ordered_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;

  CREATE TABLE batch_print_due (
    batch INTEGER NOT NULL,
    number INTEGER NOT NULL,
    trouble TEXT CHECK (json_valid(trouble)),
    seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (batch, number),
    FOREIGN KEY (batch, number) REFERENCES batch_row (batch, number) ON DELETE CASCADE
  ) STRICT;

  CREATE VIRTUAL TABLE order_search USING fts5 (
    text, content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
  );
  -- What the words of a print job say (shared/diagnostics/diagnostic.ts); null for jobs of before.
  ALTER TABLE print_job ADD COLUMN trouble TEXT CHECK (json_valid(trouble));
  -- Who asked for it, and who started the batch.
  ALTER TABLE print_job ADD COLUMN packer TEXT CHECK (json_valid(packer));
  -- Who closed the day, by name.
  ALTER TABLE manifest ADD COLUMN packer TEXT;
  ALTER TABLE batch ADD COLUMN packer TEXT CHECK (json_valid(packer));
  -- How its table becomes shipments; lines of it that are none, and further lines of a row.
  ALTER TABLE batch ADD COLUMN options TEXT NOT NULL DEFAULT '{"joinOrders":false,"weightUnits":null,"leaveOutDuplicates":false,"leaveOutUndeclared":false}' CHECK (json_valid(options));
  ALTER TABLE batch ADD COLUMN footer TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(footer));
  ALTER TABLE batch_row ADD COLUMN further_lines TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(further_lines));
  -- Whether its rows are orders of the order book; and the order of a row, as it was when the row was checked.
  ALTER TABLE batch ADD COLUMN of_orders INTEGER NOT NULL DEFAULT 0 CHECK (of_orders IN (0, 1));
  ALTER TABLE batch_row ADD COLUMN order_seen TEXT CHECK (json_valid(order_seen));
  -- Where a preset stands, what is scanned to choose it, and what the empty box weighs.
  ALTER TABLE preset ADD COLUMN position INTEGER;
  ALTER TABLE preset ADD COLUMN barcode TEXT;
  ALTER TABLE preset ADD COLUMN tare TEXT CHECK (json_valid(tare));
  CREATE UNIQUE INDEX preset_barcode ON preset (barcode) WHERE barcode IS NOT NULL;
  -- The list from any day on, and the shipments of one packer; no shipment is read that is not shown. A row that is damaged can still be written.
  CREATE INDEX shipment_by_acceptance ON shipment (accepted_at, sequence, state, carrier_id, carrier_code, client_id);
  CREATE INDEX shipment_by_packer ON shipment
    (CASE WHEN json_valid(prepared) THEN json_extract(prepared, '$.packer.id') END,
      accepted_at, sequence, state, carrier_id, carrier_code, client_id)
    WHERE CASE WHEN json_valid(prepared) THEN json_extract(prepared, '$.packer.id') END IS NOT NULL;
  DROP INDEX shipment_by_cost;
  CREATE INDEX shipment_by_cost ON shipment
    (accepted_at, sequence, state, carrier_id, carrier_code, client_id, cost_amount, cost_currency) WHERE cost_amount IS NOT NULL;
`;
