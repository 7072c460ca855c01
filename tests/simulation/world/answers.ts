import { EngineError } from '#electron/engine/engine-error.ts';
import { LedgerAwayError, LedgerUnusableError, StorageFullError } from '#electron/engine/ledger-errors.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** What each state says of the money (contract, section 6); written down anew. */
export const SAID: Readonly<Record<ShipmentState, string>> = {
  ...{ RESERVED: 'not_made', NOT_SENT: 'not_made', REJECTED: 'not_made' },
  ...{ SENDING: 'unknown', UNKNOWN: 'unknown', WRITTEN_OFF: 'unknown' },
  ...{ PURCHASED: 'made', LABELLED: 'made', VOIDED: 'made' },
};

/** What the API makes of the ledger's own errors. */
export function asAnswered(error: Error): Error {
  if (error instanceof StorageFullError) return new EngineError('STORAGE_FULL', error.message);
  if ((error as NodeJS.ErrnoException).code === 'EIO') return new EngineError('INTERNAL_ERROR', error.message);
  if (error instanceof LedgerAwayError) return new EngineError('LEDGER_UNAVAILABLE', error.message);
  return error instanceof LedgerUnusableError ? new EngineError('LEDGER_UNUSABLE', error.message) : error;
}

export type Answer<T> = { value: T; error?: undefined } | { value?: undefined; error: Error };
