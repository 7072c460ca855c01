import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';

/** Thrown by a port where the disk has no room: nothing of the call was stored. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';
}

/** Thrown where a shipment is not, or no longer, in a state from which the change leads (contract, section 10): nothing was stored. */
export class StateConflictError extends Error {
  override readonly name = 'StateConflictError';
  readonly state: ShipmentState;

  constructor(state: ShipmentState, wanted: ShipmentState) {
    super(`A shipment cannot go from ${state} to ${wanted}`);
    this.state = state;
  }
}

/** Thrown by a port whose store failed or is damaged: it writes nothing more until the station is started again. */
export class LedgerUnusableError extends Error {
  override readonly name: string = 'LedgerUnusableError';
}

/** Thrown by a port whose store cannot be reached for now: nothing of the call was stored, and a later one may do. */
export class LedgerAwayError extends Error {
  override readonly name = 'LedgerAwayError';
  /** What the message says, where it has a code. */
  readonly trouble: Diagnostic | undefined;

  constructor(message?: string, { trouble, ...options }: ErrorOptions & { trouble?: Diagnostic } = {}) {
    super(message, options);
    this.trouble = trouble;
  }
}

/** Thrown where a cursor is not one that an earlier page gave. */
export class BadCursorError extends Error {
  override readonly name = 'BadCursorError';
}
