/** The address book, and its full text by sequence: the index only, the text is in the party. */
export const addresses = `
  CREATE TABLE address (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    -- A digest of what makes two spellings the same address.
    key TEXT NOT NULL UNIQUE,
    saved INTEGER NOT NULL CHECK (saved IN (0, 1)),
    party TEXT NOT NULL CHECK (json_valid(party)),
    use_count INTEGER NOT NULL,
    last_used_at INTEGER,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX address_by_use ON address (use_count DESC, last_used_at DESC, sequence DESC);
  CREATE INDEX address_remembered ON address (last_used_at) WHERE saved = 0;

  CREATE VIRTUAL TABLE address_search USING fts5 (
    text, content = '', contentless_delete = 1, prefix = '1 2 3', tokenize = 'unicode61 remove_diacritics 2'
  );
`;
