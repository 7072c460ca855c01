/**
 * What a ledger has lost, where a standby was promoted or an older copy put in its place, is stated again by the desks, and nobody buys before.
 */
export const restatements = `
  CREATE TABLE restatement (
    only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
    -- Counts them.
    number bigint NOT NULL DEFAULT 0,
    -- The server whose copy of the ledger has been looked through: on another one nobody buys.
    server text COLLATE "C" NOT NULL,
    awaits boolean NOT NULL DEFAULT false,
    -- When the newest shipment was accepted that the copy knew of.
    reached_to bigint
  );
  INSERT INTO restatement (server) SELECT
    (SELECT system_identifier FROM pg_control_system()) || '/' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || '/' ||
    (SELECT oid FROM pg_database WHERE datname = current_database()) || '/' || 'packbench.station'::regclass::oid;
  -- Desks that have yet to state what they know, or to be waived by a person.
  CREATE TABLE awaited_desk (
    station_id text COLLATE "C" PRIMARY KEY REFERENCES station (id)
  );
  -- The last restatement that the desk took part in, and the end of its witness then.
  ALTER TABLE station ADD COLUMN restated bigint NOT NULL DEFAULT 0, ADD COLUMN restated_from text COLLATE "C";
  -- Who said that the desk is gone for good; nobody waits for it until it comes back.
  ALTER TABLE station ADD COLUMN waived_by text, ADD COLUMN waived_at timestamptz;`;
