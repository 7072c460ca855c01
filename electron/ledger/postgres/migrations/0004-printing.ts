/** Printers, what they print and what is still to be printed: each desk's own. */
export const printing = `
  CREATE TABLE printer (
    position bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    id text COLLATE "C" NOT NULL,
    printer json NOT NULL,
    UNIQUE (station_id, id)
  );
  -- The printer of what a client buys at this desk.
  CREATE TABLE client_printer (
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    client_id text COLLATE "C" NOT NULL REFERENCES api_client (id),
    printer_id text COLLATE "C" NOT NULL,
    PRIMARY KEY (station_id, client_id)
  );
  CREATE TABLE print_job (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    id text COLLATE "C" NOT NULL UNIQUE,
    state text COLLATE "C" NOT NULL CHECK (state IN ('QUEUED', 'SENT', 'SPOOLED', 'PRINTED', 'FAILED', 'UNCERTAIN')),
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    client_id text COLLATE "C" NOT NULL,
    printer_id text COLLATE "C" NOT NULL,
    used_printer_id text COLLATE "C" NOT NULL,
    shipment_id text COLLATE "C" REFERENCES shipment (id),
    document_id text COLLATE "C",
    package_number integer,
    content_type text COLLATE "C" NOT NULL,
    tracking_number text COLLATE "C",
    image_type text COLLATE "C",
    copies integer NOT NULL,
    print_number integer NOT NULL,
    reason text,
    confirmed_by text COLLATE "C",
    fault text COLLATE "C",
    detail text,
    spool_id text
  );
  CREATE INDEX print_job_by_state ON print_job (station_id, state, used_printer_id, sequence);
  CREATE INDEX print_job_in_spooler ON print_job (station_id, sequence) WHERE state = 'SPOOLED' AND spool_id IS NOT NULL;
  CREATE INDEX print_job_by_shipment ON print_job (shipment_id, sequence);
  CREATE INDEX print_job_by_document ON print_job (document_id);
  CREATE INDEX print_job_by_label ON print_job (lower(tracking_number), sequence);
  CREATE TABLE print_job_change (
    sequence bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    job bigint NOT NULL REFERENCES print_job (sequence),
    at bigint NOT NULL,
    from_state text COLLATE "C",
    to_state text COLLATE "C" NOT NULL,
    actor text NOT NULL,
    detail text
  );
  CREATE INDEX print_job_change_by_job ON print_job_change (job, sequence);
  -- A document that was printed, at whatever desk: the row is locked while its prints are numbered.
  CREATE TABLE printed_document (
    id text COLLATE "C" PRIMARY KEY
  );
  -- A shipment has one order, at whatever desk.
  CREATE TABLE print_order (
    shipment_id text COLLATE "C" PRIMARY KEY REFERENCES shipment (id),
    station_id text COLLATE "C" NOT NULL REFERENCES station (id),
    client_id text COLLATE "C" NOT NULL,
    printer_id text COLLATE "C" NOT NULL,
    ordered_at bigint NOT NULL
  );`;
