/** What a source holds of which everything has its label; before, that was forgotten, and the order was open once a label was voided. */
export const heldOrders = `
  ALTER TABLE customer_order ADD COLUMN held_at_source INTEGER NOT NULL DEFAULT 0 CHECK (held_at_source IN (0, 1));
  UPDATE customer_order SET held_at_source = 1 WHERE state = 'HELD' AND reason IS NULL;
`;
