/** Carrier accounts in the order they were made. A removed account with history stays, hidden, so that its id is not used again. */
export const accounts = `
  CREATE TABLE account (
    position INTEGER PRIMARY KEY AUTOINCREMENT,
    carrier_id TEXT NOT NULL UNIQUE,
    hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1)),
    account TEXT NOT NULL CHECK (json_valid(account))
  ) STRICT;
`;
