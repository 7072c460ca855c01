/** What an attempt's words say, as JSON beside them (shared/diagnostics/diagnostic.ts); null for attempts of before. Sealed with the shipment. */
export const attemptTroubles = `
  ALTER TABLE attempt ADD COLUMN trouble TEXT;
`;
