/** Shipments whose labels were to be printed with the purchase, and which the station leaves to a person. */
export const unprintedLabels = `
  CREATE TABLE unprinted_label (
    shipment_id TEXT PRIMARY KEY REFERENCES shipment (id),
    printer_id TEXT NOT NULL,
    left_at INTEGER NOT NULL,
    seal TEXT NOT NULL DEFAULT ''
  ) STRICT, WITHOUT ROWID;
`;
