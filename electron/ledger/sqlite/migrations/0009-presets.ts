/** Named parts of shipments; names are told apart within a kind, whatever their case. */
export const presets = `
  CREATE TABLE preset (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- The name in the form in which names are compared.
    comparable_name TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('PACKAGE', 'SERVICE', 'SHIPMENT')),
    shipment TEXT NOT NULL CHECK (json_valid(shipment)),
    created_at TEXT NOT NULL,
    updated_at TEXT NOT NULL,
    UNIQUE (kind, comparable_name)
  ) STRICT, WITHOUT ROWID;
`;
