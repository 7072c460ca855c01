/** Of a void that a desk has stated ahead: what the carrier was asked, where it has yet to decide. */
export const submittedVoids = 'ALTER TABLE void_ahead ADD COLUMN request json;';
