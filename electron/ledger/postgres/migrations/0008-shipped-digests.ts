/** Lines of the journal vouch for what was shipped, by a digest whose salt is the shipment's, and name the ends of each other's chains. */
export const shippedDigests = `
  ALTER TABLE journal ADD COLUMN content text COLLATE "C", ADD COLUMN ties text COLLATE "C";
  CREATE INDEX journal_ties ON journal (station_id, at) WHERE ties IS NOT NULL;
  ALTER TABLE shipment ADD COLUMN salt text COLLATE "C", ADD COLUMN content_revision integer NOT NULL DEFAULT 0;`;
