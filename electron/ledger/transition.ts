import { TRANSITIONS, type ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';

/** @throws StateConflictError where the change is not one of contract, section 10. */
export function assertTransition(from: ShipmentState, to: ShipmentState): void {
  if (!TRANSITIONS[from].includes(to)) throw new StateConflictError(from, to);
}
