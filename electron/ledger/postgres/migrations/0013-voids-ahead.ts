/** Voids that a desk has stated of shipments that the database has lost, and that the desk which bought them has yet to state. */
export const voidsAhead = `
  CREATE TABLE void_ahead (
    shipment_id text COLLATE "C" PRIMARY KEY,
    tracking_numbers json NOT NULL
  );`;
