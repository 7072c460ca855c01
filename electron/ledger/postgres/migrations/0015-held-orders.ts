/** What a source holds of which everything has its label; before, that was forgotten, and the order was open once a label was voided. */
export const heldOrders = `
  ALTER TABLE customer_order ADD COLUMN held_at_source boolean NOT NULL DEFAULT false;
  UPDATE customer_order SET held_at_source = true WHERE state = 'HELD' AND reason IS NULL;`;
