/**
 * Lines of a ledger that came from a database, where desks shared it: of another desk's chain, or of the station's own that had another place
 * among all lines than its number. `sequence` is the place; both are null where the line is the station's own, and its number is its place.
 */
export const otherChains = `
  ALTER TABLE journal ADD COLUMN station_id TEXT;
  ALTER TABLE journal ADD COLUMN line INTEGER;
`;
