/** Printers, and what was printed on them. Jobs name printers, documents and codes as they were; those may be gone. */
export const printing = `
  CREATE TABLE printer (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    printer TEXT NOT NULL CHECK (json_valid(printer))
  ) STRICT;

  CREATE TABLE print_job (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    state TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    client_id TEXT NOT NULL,
    printer_id TEXT NOT NULL,
    used_printer_id TEXT NOT NULL,
    shipment_id TEXT REFERENCES shipment (id),
    document_id TEXT,
    package_number INTEGER,
    content_type TEXT NOT NULL,
    tracking_number TEXT COLLATE NOCASE,
    image_type TEXT,
    copies INTEGER NOT NULL,
    print_number INTEGER NOT NULL,
    reason TEXT,
    confirmed_by TEXT,
    fault TEXT,
    detail TEXT,
    spool_id TEXT
  ) STRICT;
  CREATE INDEX print_job_by_state ON print_job (state, used_printer_id, sequence);
  CREATE INDEX print_job_in_spooler ON print_job (sequence) WHERE state = 'SPOOLED' AND spool_id IS NOT NULL;
  CREATE INDEX print_job_by_shipment ON print_job (shipment_id, sequence);
  CREATE INDEX print_job_by_document ON print_job (document_id);
  CREATE INDEX print_job_by_label ON print_job (tracking_number, sequence);

  CREATE TABLE print_job_change (
    sequence INTEGER PRIMARY KEY,
    job INTEGER NOT NULL REFERENCES print_job (sequence),
    at INTEGER NOT NULL,
    from_state TEXT,
    to_state TEXT NOT NULL,
    actor TEXT NOT NULL,
    detail TEXT
  ) STRICT;
  CREATE INDEX print_job_change_by_job ON print_job_change (job, sequence);
`;
