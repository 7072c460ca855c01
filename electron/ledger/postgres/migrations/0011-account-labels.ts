/** What accounts keep for the labels that are drawn here: designs by their digest, and routing tables, as they came and in pages. */
export const accountLabels = `
  ALTER TABLE account ADD COLUMN label_design text COLLATE "C";
  ALTER TABLE account ADD COLUMN routing_table text COLLATE "C";

  CREATE TABLE label_design (
    digest text COLLATE "C" PRIMARY KEY,
    design json NOT NULL
  );

  CREATE TABLE routing_table (
    id text COLLATE "C" PRIMARY KEY,
    carrier_id text COLLATE "C" NOT NULL,
    info json NOT NULL,
    csv text NOT NULL
  );
  CREATE INDEX routing_table_by_account ON routing_table (carrier_id);

  CREATE TABLE routing_page (
    routing_table text COLLATE "C" NOT NULL REFERENCES routing_table (id) ON DELETE CASCADE,
    country text COLLATE "C" NOT NULL,
    first text COLLATE "C" NOT NULL,
    steps json NOT NULL,
    PRIMARY KEY (routing_table, country, first)
  );`;
