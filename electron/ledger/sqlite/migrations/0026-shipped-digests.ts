/**
 * A line of the journal vouches for what was shipped, by a digest whose salt is the shipment's; lines of desks that share a ledger name the
 * ends of each other's chains.
 */
export const shippedDigests = `
  ALTER TABLE journal ADD COLUMN content TEXT;
  ALTER TABLE journal ADD COLUMN ties TEXT;
  ALTER TABLE shipment ADD COLUMN salt TEXT;
  ALTER TABLE shipment ADD COLUMN content_revision INTEGER NOT NULL DEFAULT 0;
`;
