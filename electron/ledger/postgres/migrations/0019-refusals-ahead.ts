/** Beside voids, what a desk has stated ahead of a shipment that was not bought: in which state it ended. */
export const refusalsAhead = 'ALTER TABLE void_ahead ADD COLUMN outcome text COLLATE "C";';
