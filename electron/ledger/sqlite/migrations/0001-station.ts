/** What the station knows of itself: its id, its secrets, counters, the newest instant; and what an administrator set. */
export const station = `
  CREATE TABLE meta (
    name TEXT PRIMARY KEY,
    value ANY NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE setting (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL CHECK (json_valid(value))
  ) STRICT, WITHOUT ROWID;
`;
