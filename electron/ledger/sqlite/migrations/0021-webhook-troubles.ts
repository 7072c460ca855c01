/** Why a message did not arrive, as JSON beside its sentence (shared/diagnostics/diagnostic.ts); null where it did, and for tries of before. */
export const webhookTroubles = `
  ALTER TABLE webhook_delivery ADD COLUMN trouble TEXT;
`;
