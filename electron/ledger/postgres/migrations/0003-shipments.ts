/** Shipments with all that belongs to them, the journal, number ranges and manifests. */
export const shipments = `
  CREATE TABLE shipment (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    client_id text COLLATE "C" NOT NULL,
    transaction_id text COLLATE "C" NOT NULL,
    holds_id boolean NOT NULL,
    -- The run that accepted it: nobody else sends it.
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    run text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL CHECK (state IN
      ('RESERVED', 'SENDING', 'NOT_SENT', 'REJECTED', 'UNKNOWN', 'PURCHASED', 'LABELLED', 'VOIDED', 'WRITTEN_OFF')),
    accepted_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    carrier_id text COLLATE "C" NOT NULL,
    -- The code in the form in which codes are compared.
    carrier_code text COLLATE "C" NOT NULL,
    warnings json NOT NULL,
    problem json,
    prepared json NOT NULL,
    words tsvector NOT NULL,
    -- As the carrier said, an exact decimal.
    cost_amount text COLLATE "C",
    cost_currency text COLLATE "C",
    -- A void that was asked for and is not decided.
    void_request json,
    redacted_at bigint
  );
  -- Decides who has an id, at whatever desk it is sent.
  CREATE UNIQUE INDEX shipment_holding_id ON shipment (client_id, transaction_id) WHERE holds_id;
  CREATE INDEX shipment_by_transaction ON shipment (transaction_id);
  CREATE INDEX shipment_by_state ON shipment (state, sequence);
  CREATE INDEX shipment_labelled ON shipment (carrier_id, sequence) WHERE state = 'LABELLED';
  CREATE INDEX shipment_by_cost ON shipment (accepted_at) WHERE cost_amount IS NOT NULL;
  CREATE INDEX shipment_by_void_request ON shipment (sequence) WHERE void_request IS NOT NULL;
  CREATE INDEX shipment_to_redact ON shipment (accepted_at) WHERE redacted_at IS NULL;
  CREATE INDEX shipment_for_list ON shipment (sequence, state, accepted_at, carrier_id, carrier_code, client_id);
  CREATE INDEX shipment_by_words ON shipment USING gin (words);
  CREATE TABLE package (
    shipment bigint NOT NULL REFERENCES shipment (sequence),
    number integer NOT NULL CHECK (number > 0),
    item_transaction_id text COLLATE "C" NOT NULL,
    platform_tracking_number text COLLATE "C" NOT NULL,
    tracking_number text COLLATE "C",
    PRIMARY KEY (shipment, number)
  );
  -- A B-tree takes no text beyond a third of a page; these are as long as clients and carriers like.
  CREATE INDEX package_by_item ON package USING hash (item_transaction_id);
  CREATE UNIQUE INDEX package_by_platform_number ON package (lower(platform_tracking_number));
  CREATE INDEX package_by_tracking_number ON package USING hash (lower(tracking_number)) WHERE tracking_number IS NOT NULL;
  CREATE TABLE attempt (
    shipment bigint NOT NULL REFERENCES shipment (sequence),
    number integer NOT NULL CHECK (number > 0),
    started_at bigint NOT NULL,
    deadline_at bigint NOT NULL,
    finished_at bigint,
    outcome text COLLATE "C" CHECK (outcome IN ('PURCHASED', 'REJECTED', 'NOT_SENT', 'UNKNOWN')),
    detail text,
    trouble json,
    -- What the service knows it by.
    own_id text COLLATE "C",
    notes json,
    PRIMARY KEY (shipment, number)
  );
  CREATE TABLE journal (
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    line bigint NOT NULL,
    at bigint NOT NULL,
    shipment_id text COLLATE "C" NOT NULL REFERENCES shipment (id),
    actor text NOT NULL,
    from_state text COLLATE "C",
    to_state text COLLATE "C" NOT NULL,
    request_id text,
    reason text,
    previous_hash text COLLATE "C" NOT NULL,
    hash text COLLATE "C" NOT NULL,
    PRIMARY KEY (station_id, line)
  );
  CREATE INDEX journal_by_shipment ON journal (shipment_id);
  CREATE FUNCTION keep_journal() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'The journal is append-only'; END $$;
  CREATE TRIGGER journal_keeps_lines BEFORE UPDATE OR DELETE ON journal FOR EACH ROW EXECUTE FUNCTION keep_journal();
  -- The order in which followers read the lines of all desks: given after their commit, under the lock of feed_end.
  CREATE TABLE feed (
    position bigint PRIMARY KEY,
    station_id text COLLATE "C" NOT NULL,
    line bigint NOT NULL,
    FOREIGN KEY (station_id, line) REFERENCES journal (station_id, line)
  );
  CREATE TABLE feed_end (
    only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
    position bigint NOT NULL DEFAULT 0
  );
  INSERT INTO feed_end DEFAULT VALUES;
  CREATE TABLE feed_reached (
    station_id text COLLATE "C" PRIMARY KEY REFERENCES station (id),
    line bigint NOT NULL
  );
  -- Locked by whoever takes numbers; those up to the floor may have been given out without a row that says so.
  CREATE TABLE number_range (
    carrier text COLLATE "C" NOT NULL,
    prefix text COLLATE "C" NOT NULL,
    floor bigint NOT NULL DEFAULT 0,
    PRIMARY KEY (carrier, prefix)
  );
  CREATE TABLE taken_number (
    sequence bigint GENERATED ALWAYS AS IDENTITY,
    carrier text COLLATE "C" NOT NULL,
    prefix text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    shipment_id text COLLATE "C" NOT NULL REFERENCES shipment (id),
    PRIMARY KEY (carrier, prefix, number)
  );
  CREATE INDEX taken_number_by_shipment ON taken_number (shipment_id);
  CREATE TABLE manifest (
    sequence bigint PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    number text COLLATE "C" NOT NULL UNIQUE,
    carrier_id text COLLATE "C" NOT NULL,
    closed_at bigint NOT NULL,
    closed_by text COLLATE "C" NOT NULL,
    client_id text COLLATE "C",
    request_id text NOT NULL,
    account json NOT NULL,
    totals json NOT NULL,
    journal_sequence bigint NOT NULL,
    journal_hash text COLLATE "C" NOT NULL
  );
  -- The number that was given last; also above those of manifests that a restored ledger does not know.
  CREATE TABLE manifest_end (
    only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
    sequence bigint NOT NULL DEFAULT 0
  );
  INSERT INTO manifest_end DEFAULT VALUES;
  CREATE INDEX manifest_by_account ON manifest (carrier_id, sequence);
  CREATE TABLE manifest_shipment (
    shipment bigint PRIMARY KEY REFERENCES shipment (sequence),
    manifest bigint NOT NULL REFERENCES manifest (sequence)
  );
  CREATE INDEX manifest_shipment_by_manifest ON manifest_shipment (manifest, shipment);
  CREATE TABLE document (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    shipment bigint NOT NULL,
    package_number integer NOT NULL,
    content_type text COLLATE "C" NOT NULL,
    image_type text COLLATE "C" NOT NULL,
    size bigint NOT NULL,
    sha256 text COLLATE "C" NOT NULL,
    -- Gone once the retention time is over.
    bytes bytea,
    FOREIGN KEY (shipment, package_number) REFERENCES package (shipment, number)
  );
  ALTER TABLE document ALTER COLUMN bytes SET STORAGE EXTERNAL;
  CREATE INDEX document_by_shipment ON document (shipment);
  CREATE TABLE document_source (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    shipment bigint NOT NULL,
    package_number integer NOT NULL,
    content_type text COLLATE "C" NOT NULL,
    image_type text COLLATE "C" NOT NULL,
    url text NOT NULL,
    FOREIGN KEY (shipment, package_number) REFERENCES package (shipment, number)
  );
  CREATE INDEX document_source_by_shipment ON document_source (shipment);
  -- A day's redaction is about a hundredth of what is kept: what it leaves in dead rows is cleared about as often.
  ALTER TABLE shipment SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.01,
    toast.autovacuum_vacuum_threshold = 0, toast.autovacuum_vacuum_scale_factor = 0.01);
  ALTER TABLE attempt SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.01,
    toast.autovacuum_vacuum_threshold = 0, toast.autovacuum_vacuum_scale_factor = 0.01);
  ALTER TABLE document SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.01,
    toast.autovacuum_vacuum_threshold = 0, toast.autovacuum_vacuum_scale_factor = 0.01);
  ALTER TABLE document_source SET (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0.01,
    toast.autovacuum_vacuum_threshold = 0, toast.autovacuum_vacuum_scale_factor = 0.01);`;
