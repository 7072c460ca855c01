import { LedgerUnusableError } from './ledger-errors.ts';

/** Thrown where something is to be written into a ledger that may only be read: nothing was stored. */
export class LedgerReadOnlyError extends LedgerUnusableError {
  override readonly name = 'LedgerReadOnlyError';
}
