/**
 * Closed days: what was handed to the carrier, per account. A shipment is on one manifest at most, for good. The line of the
 * journal that was the newest when it was closed is kept with it, so that the paper in the driver's hand vouches for the journal.
 */
export const manifests = `
  CREATE TABLE manifest (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    number TEXT NOT NULL UNIQUE,
    carrier_id TEXT NOT NULL,
    closed_at INTEGER NOT NULL,
    closed_by TEXT NOT NULL,
    request_id TEXT NOT NULL,
    account TEXT NOT NULL CHECK (json_valid(account)),
    totals TEXT NOT NULL CHECK (json_valid(totals)),
    journal_sequence INTEGER NOT NULL,
    journal_hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX manifest_by_account ON manifest (carrier_id, sequence);

  CREATE TABLE manifest_shipment (
    shipment INTEGER PRIMARY KEY REFERENCES shipment (sequence),
    manifest INTEGER NOT NULL REFERENCES manifest (sequence)
  ) STRICT;
  CREATE INDEX manifest_shipment_by_manifest ON manifest_shipment (manifest, shipment);

  -- What may still go on a manifest.
  CREATE INDEX shipment_labelled ON shipment (carrier_id, sequence) WHERE state = 'LABELLED';
`;
