/** When a shipment's addresses and labels were blanked; null while they are kept. */
export const retention = `
  ALTER TABLE shipment ADD COLUMN blanked_at INTEGER;
  CREATE INDEX shipment_to_blank ON shipment (accepted_at) WHERE blanked_at IS NULL;
`;
