/** Every change of state, for good: lines are neither changed nor removed. The sequence leaves numbers out after a restore only. */
export const journal = `
  CREATE TABLE journal (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    shipment_id TEXT NOT NULL REFERENCES shipment (id),
    actor TEXT NOT NULL,
    from_state TEXT,
    to_state TEXT NOT NULL,
    request_id TEXT,
    reason TEXT,
    previous_hash TEXT NOT NULL,
    hash TEXT NOT NULL
  ) STRICT;
  CREATE INDEX journal_by_shipment ON journal (shipment_id);

  CREATE TRIGGER journal_keeps_lines BEFORE UPDATE ON journal
  BEGIN
    SELECT RAISE(ABORT, 'The journal is append-only');
  END;
  CREATE TRIGGER journal_loses_no_lines BEFORE DELETE ON journal
  BEGIN
    SELECT RAISE(ABORT, 'The journal is append-only');
  END;
`;
