/** Labels that are to be printed once they arrive, and the printers of API clients that name none. */
export const printOrders = `
  CREATE TABLE print_order (
    shipment_id TEXT PRIMARY KEY REFERENCES shipment (id),
    client_id TEXT NOT NULL,
    printer_id TEXT NOT NULL,
    ordered_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE client_printer (
    client_id TEXT PRIMARY KEY REFERENCES api_client (id),
    printer_id TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
