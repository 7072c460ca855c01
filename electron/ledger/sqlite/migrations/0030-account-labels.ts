/**
 * What accounts keep for the labels that are drawn here. Designs have the digest of their content, and stay: shipments name them. A routing
 * table is there as it was imported, and as pages in the order of postal codes, which it is read by.
 */
export const accountLabels = `
  ALTER TABLE account ADD COLUMN label_design TEXT;
  ALTER TABLE account ADD COLUMN routing_table TEXT;

  CREATE TABLE label_design (
    digest TEXT PRIMARY KEY,
    design TEXT NOT NULL CHECK (json_valid(design)),
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;

  CREATE TABLE routing_table (
    id TEXT PRIMARY KEY,
    carrier_id TEXT NOT NULL,
    info TEXT NOT NULL CHECK (json_valid(info)),
    csv TEXT NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT;
  CREATE INDEX routing_table_by_account ON routing_table (carrier_id);

  CREATE TABLE routing_page (
    routing_table TEXT NOT NULL REFERENCES routing_table (id) ON DELETE CASCADE,
    country TEXT NOT NULL,
    first TEXT NOT NULL,
    steps TEXT NOT NULL CHECK (json_valid(steps)),
    seal TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (routing_table, country, first)
  ) STRICT;
`;
