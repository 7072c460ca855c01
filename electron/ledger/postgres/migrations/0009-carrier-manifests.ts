/** What became of the carrier's own manifest. The bytes of its forms lie apart: the row has their digests. */
export const carrierManifests = `
  CREATE TABLE carrier_manifest (
    manifest bigint PRIMARY KEY REFERENCES manifest (sequence),
    -- The run that asks: nobody else sends it.
    run text COLLATE "C" NOT NULL,
    state text COLLATE "C" NOT NULL CHECK (state IN ('REQUESTED', 'SUBMITTED', 'CREATED', 'REFUSED', 'UNKNOWN')),
    request bigint NOT NULL,
    requested_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    ids json NOT NULL,
    notes json NOT NULL,
    left_out json NOT NULL,
    reason text,
    trouble json,
    forms json NOT NULL
  );
  CREATE INDEX carrier_manifest_undecided ON carrier_manifest (manifest) WHERE state IN ('REQUESTED', 'SUBMITTED', 'UNKNOWN');
  CREATE TABLE carrier_form (
    manifest bigint NOT NULL REFERENCES carrier_manifest (manifest),
    number bigint NOT NULL,
    bytes bytea NOT NULL,
    PRIMARY KEY (manifest, number)
  );`;
