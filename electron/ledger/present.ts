/** In place of a backup's name: the ledger as it lies there, though its witness knows more. */
export const PRESENT = 'present';
