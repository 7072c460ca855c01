/** That a person has let go what a source holds; before, the next read of the same held it again. */
export const releasedHolds =
  'ALTER TABLE customer_order ADD COLUMN hold_released INTEGER NOT NULL DEFAULT 0 CHECK (hold_released IN (0, 1));';
