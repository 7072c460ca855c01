/** What all desks share of themselves, and each desk's row: who runs there, and the end of its chain of the journal. */
export const station = `
  CREATE TABLE meta (
    name text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
  );
  CREATE TABLE station (
    id text COLLATE "C" PRIMARY KEY,
    -- The run that writes for this desk; a run that finds another one here has been replaced, and writes nothing more.
    run text COLLATE "C" NOT NULL,
    heartbeat_at timestamptz NOT NULL DEFAULT now(),
    newest_instant bigint NOT NULL DEFAULT 0,
    clock_held bigint NOT NULL DEFAULT 0,
    clock_leap json,
    package_sequence bigint NOT NULL DEFAULT 0,
    -- The last line of this desk's chain.
    line bigint NOT NULL DEFAULT 0,
    hash text COLLATE "C" NOT NULL DEFAULT repeat('0', 64)
  );
  -- Work that one run does at a time, whatever desk it is of.
  CREATE TABLE lease (
    name text COLLATE "C" PRIMARY KEY,
    run text COLLATE "C" NOT NULL,
    until timestamptz NOT NULL
  );
  CREATE TABLE setting (
    name text COLLATE "C" PRIMARY KEY,
    value json NOT NULL
  );`;
