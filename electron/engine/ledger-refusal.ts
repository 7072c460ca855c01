import { EngineError } from './engine-error.ts';
import { LedgerAwayError, LedgerUnusableError, StorageFullError } from './ledger-errors.ts';

/** The refusal that an error of the ledger becomes, in words for the caller (contract, section 6); null of anything else. */
export function refusalOfLedger(error: unknown): EngineError | null {
  if (error instanceof StorageFullError)
    return new EngineError('STORAGE_FULL', 'The disk has no room left; nothing was stored.', { cause: error });
  if (error instanceof LedgerUnusableError)
    return new EngineError('LEDGER_UNUSABLE', `${error.message}. Nothing was bought by this call.`, { cause: error });
  if (!(error instanceof LedgerAwayError)) return null;
  const { message, trouble } = error;
  const said = trouble ? `${message} Nothing was bought by this call.` : `${message}; nothing was bought by this call.`;
  return new EngineError('LEDGER_UNAVAILABLE', said, { cause: error, ...(trouble && { trouble }) });
}
