/** Shipments whose labels were to be printed with the purchase, and which the station leaves to a person, at whatever desk. */
export const unprintedLabels = `
  CREATE TABLE unprinted_label (
    shipment_id text COLLATE "C" PRIMARY KEY REFERENCES shipment (id),
    printer_id text COLLATE "C" NOT NULL,
    left_at bigint NOT NULL
  );`;
