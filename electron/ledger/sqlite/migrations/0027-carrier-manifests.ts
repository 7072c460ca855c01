/** What became of the carrier's own manifest. The bytes of its forms lie apart: the row has their digests. */
export const carrierManifests = `
  CREATE TABLE carrier_manifest (
    manifest INTEGER PRIMARY KEY REFERENCES manifest (sequence),
    state TEXT NOT NULL CHECK (state IN ('REQUESTED', 'SUBMITTED', 'CREATED', 'REFUSED', 'UNKNOWN')),
    request INTEGER NOT NULL,
    requested_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    ids TEXT NOT NULL CHECK (json_valid(ids)),
    notes TEXT NOT NULL CHECK (json_valid(notes)),
    left_out TEXT NOT NULL CHECK (json_valid(left_out)),
    reason TEXT,
    trouble TEXT CHECK (json_valid(trouble)),
    forms TEXT NOT NULL CHECK (json_valid(forms)),
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX carrier_manifest_undecided ON carrier_manifest (manifest) WHERE state IN ('REQUESTED', 'SUBMITTED', 'UNKNOWN');
  CREATE TABLE carrier_form (
    manifest INTEGER NOT NULL REFERENCES carrier_manifest (manifest),
    number INTEGER NOT NULL,
    bytes BLOB NOT NULL,
    PRIMARY KEY (manifest, number)
  ) STRICT;
`;
