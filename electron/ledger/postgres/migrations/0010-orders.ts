/**
 * The order book. An order is replaced on top of the version that it was decided on; its parcels name transactions before anything is sent.
 * `order_follower` is the place in the feed up to which orders know what became of their shipments.
 * `order_source` says where orders are read, and how far that is; `order_write_back` which orders it is to be told of.
 */
export const orders = `
  CREATE TABLE customer_order (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    source text COLLATE "C" NOT NULL,
    order_number text COLLATE "C" NOT NULL,
    client_id text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL CHECK (state IN ('OPEN', 'HELD', 'PACKING', 'PACKED', 'SHIPPED', 'CANCELLED')),
    reason text,
    reason_by text,
    revision text,
    version bigint NOT NULL,
    content json NOT NULL,
    digest text COLLATE "C" NOT NULL,
    cancelled_at_source boolean NOT NULL,
    claim json,
    parcels json NOT NULL,
    -- The desk that is about to buy a parcel, while nothing is stored of it.
    unsent_by text COLLATE "C",
    words tsvector NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    UNIQUE (source, order_number)
  );
  CREATE INDEX customer_order_by_number ON customer_order (order_number);
  CREATE INDEX customer_order_by_state ON customer_order (state, sequence);
  CREATE INDEX customer_order_unsent ON customer_order (unsent_by) WHERE unsent_by IS NOT NULL;
  CREATE INDEX customer_order_words ON customer_order USING gin (words);
  CREATE TABLE order_shipment (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    customer_order bigint NOT NULL REFERENCES customer_order (sequence),
    client_id text COLLATE "C" NOT NULL,
    transaction_id text COLLATE "C" NOT NULL,
    -- What its source is to know of the parcel, and what it was told; UNSURE where it may have been told anything.
    fate text COLLATE "C" CHECK (fate IN ('SOLD', 'VOIDED')),
    told text COLLATE "C" CHECK (told IN ('SOLD', 'VOIDED', 'UNSURE')),
    UNIQUE (transaction_id, client_id, customer_order)
  );
  CREATE INDEX order_shipment_by_order ON order_shipment (customer_order);
  -- An order of which its source is to be told something, until it took it.
  CREATE TABLE order_write_back (
    customer_order bigint PRIMARY KEY REFERENCES customer_order (sequence),
    source text COLLATE "C" NOT NULL,
    since bigint NOT NULL,
    attempts bigint NOT NULL,
    due_at bigint NOT NULL,
    trouble json
  );
  CREATE INDEX order_write_back_due ON order_write_back (due_at);
  -- What was shipped lately, by digests of what another shipment is taken for the same by.
  CREATE TABLE shipped_lately (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    alike text COLLATE "C" NOT NULL,
    shipment_id text COLLATE "C" NOT NULL,
    at bigint NOT NULL
  );
  CREATE INDEX shipped_lately_alike ON shipped_lately (alike, at);
  -- The box of a package, by a digest of what was in it. It counts while its shipment is sold and not voided.
  CREATE TABLE learned_box (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    client_id text COLLATE "C" NOT NULL,
    contents text COLLATE "C" NOT NULL,
    sides json NOT NULL,
    shipment_id text COLLATE "C" NOT NULL,
    learned_at bigint NOT NULL
  );
  CREATE INDEX learned_box_by_contents ON learned_box (client_id, contents, id);
  -- What is known of an article, by its SKU: said by a person, or learnt.
  CREATE TABLE product (
    sku text COLLATE "C" PRIMARY KEY,
    facts json NOT NULL,
    searched text NOT NULL,
    saved boolean NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
  );
  CREATE TABLE order_follower (
    id bigint PRIMARY KEY CHECK (id = 1),
    sequence bigint NOT NULL
  );
  CREATE TABLE order_source (
    name text COLLATE "C" PRIMARY KEY,
    client_id text COLLATE "C" NOT NULL,
    content json NOT NULL,
    version bigint NOT NULL,
    progress json NOT NULL,
    created_at bigint NOT NULL
  );
  -- The rules that choose account and service: one list, replaced as a whole on top of its version.
  CREATE TABLE selection_rules (
    id bigint PRIMARY KEY CHECK (id = 1),
    version bigint NOT NULL,
    rules json NOT NULL,
    updated_at bigint NOT NULL
  );
  -- That a package was handed over to the driver, by scan.
  CREATE TABLE hand_over (
    shipment bigint NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    code text COLLATE "C" NOT NULL,
    client_id text COLLATE "C" NOT NULL,
    packer text,
    station_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (shipment, number),
    FOREIGN KEY (shipment, number) REFERENCES package (shipment, number)
  );
  -- Who packs here. A badge is no secret: it is printed again as it is stored.
  CREATE TABLE packer (
    id text COLLATE "C" PRIMARY KEY,
    name text NOT NULL,
    comparable_name text COLLATE "C" NOT NULL UNIQUE,
    badge text COLLATE "C" NOT NULL UNIQUE,
    role text COLLATE "C" NOT NULL CHECK (role IN ('packer', 'lead', 'administrator')),
    language text COLLATE "C",
    active boolean NOT NULL,
    created_at text COLLATE "C" NOT NULL,
    updated_at text COLLATE "C" NOT NULL
  );
  -- Who is signed on at a session of the window.
  CREATE TABLE sign_on (
    session_id text COLLATE "C" PRIMARY KEY,
    packer_id text COLLATE "C" NOT NULL REFERENCES packer (id)
  );
  -- The session of the window that a token is of; null for clients with keys.
  ALTER TABLE api_token ADD COLUMN session_id text COLLATE "C";
  -- What carriers bill: an invoice is seen when it is complete; its lines stay as they were judged.
  CREATE TABLE carrier_invoice (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    complete boolean NOT NULL DEFAULT false,
    -- The run that imports it.
    run text COLLATE "C" NOT NULL,
    carrier_id text COLLATE "C" NOT NULL,
    invoice_number text COLLATE "C" NOT NULL,
    file_name text NOT NULL,
    content_hash text COLLATE "C" NOT NULL UNIQUE,
    reading json NOT NULL,
    line_count integer NOT NULL,
    findings json,
    imported_by text COLLATE "C" NOT NULL,
    imported_at bigint NOT NULL,
    UNIQUE (carrier_id, invoice_number)
  );
  CREATE TABLE carrier_invoice_line (
    invoice bigint NOT NULL REFERENCES carrier_invoice (sequence) ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    line integer NOT NULL,
    -- What other lines for the same are found by: the shipment, else what the line names.
    shipment bigint REFERENCES shipment (sequence),
    name text COLLATE "C",
    package_number integer,
    billed json NOT NULL,
    differences text COLLATE "C" NOT NULL,
    expected text COLLATE "C",
    difference text COLLATE "C",
    PRIMARY KEY (invoice, number)
  );
  CREATE INDEX carrier_invoice_line_by_shipment ON carrier_invoice_line (shipment) WHERE shipment IS NOT NULL;
  CREATE INDEX carrier_invoice_line_by_name ON carrier_invoice_line (name) WHERE name IS NOT NULL;
  CREATE INDEX carrier_invoice_line_different ON carrier_invoice_line (invoice, number, differences) WHERE differences <> '[]';
  -- How the last invoice of an account was read.
  CREATE TABLE carrier_invoice_reading (
    carrier_id text COLLATE "C" PRIMARY KEY,
    reading json NOT NULL,
    used_at bigint NOT NULL
  );
  -- Where a batch's labels are printed; null once that was stopped. And rows that are still to be printed, or why they cannot be.
  CREATE TABLE batch_print (
    batch bigint PRIMARY KEY REFERENCES batch (sequence) ON DELETE CASCADE,
    station_id text COLLATE "C" NOT NULL,
    client_id text COLLATE "C" NOT NULL,
    packer json,
    printer_id text COLLATE "C",
    reason text,
    ordered_at bigint NOT NULL
  );
  CREATE TABLE batch_print_due (
    batch bigint NOT NULL,
    number integer NOT NULL,
    trouble json,
    PRIMARY KEY (batch, number),
    FOREIGN KEY (batch, number) REFERENCES batch_row (batch, number) ON DELETE CASCADE
  );
  -- What the words of a print job say (shared/diagnostics/diagnostic.ts); null for jobs of before.
  ALTER TABLE print_job ADD COLUMN trouble json;
  -- Who asked for it, and who started the batch.
  ALTER TABLE print_job ADD COLUMN packer json;
  -- Who closed the day, by name.
  ALTER TABLE manifest ADD COLUMN packer text;
  ALTER TABLE batch ADD COLUMN packer json;
  -- How its table becomes shipments; lines of it that are none, and further lines of a row.
  ALTER TABLE batch ADD COLUMN options json NOT NULL DEFAULT '{"joinOrders":false,"weightUnits":null,"leaveOutDuplicates":false,"leaveOutUndeclared":false}';
  ALTER TABLE batch ADD COLUMN footer json NOT NULL DEFAULT '[]';
  ALTER TABLE batch_row ADD COLUMN further_lines json NOT NULL DEFAULT '[]';
  -- Whether its rows are orders of the order book; and the order of a row, as it was when the row was checked.
  ALTER TABLE batch ADD COLUMN of_orders boolean NOT NULL DEFAULT false;
  ALTER TABLE batch_row ADD COLUMN order_seen json;
  -- Where a preset stands, what is scanned to choose it, and what the empty box weighs.
  ALTER TABLE preset ADD COLUMN position integer;
  ALTER TABLE preset ADD COLUMN barcode text COLLATE "C";
  ALTER TABLE preset ADD COLUMN tare json;
  CREATE UNIQUE INDEX preset_barcode ON preset (barcode) WHERE barcode IS NOT NULL;
  -- The list from any day on, and the shipments of one packer.
  DROP INDEX shipment_for_list;
  CREATE INDEX shipment_for_list ON shipment (accepted_at, sequence, state, carrier_id, carrier_code, client_id);
  CREATE INDEX shipment_by_packer ON shipment ((prepared -> 'packer' ->> 'id'), accepted_at, sequence)
    WHERE prepared -> 'packer' ->> 'id' IS NOT NULL;`;
