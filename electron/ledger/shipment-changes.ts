import type { Acceptance, ShipmentRecord, StateChange } from '#electron/engine/shipping/shipment-record.ts';
import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import { TRANSITIONS } from '#shared/schema/shipping/shipment.ts';
import { newShipmentId } from './ids.ts';

/** A shipment as it is accepted: on its way, and nothing of it bought. */
export const acceptedShipment = (
  { transactionId, clientId, prepared, warnings }: Acceptance,
  { at, platformTrackingNumbers }: { at: number; platformTrackingNumbers: string[] },
): ShipmentRecord => ({
  ...{ id: newShipmentId(at), transactionId, clientId, state: 'SENDING', acceptedAt: at, updatedAt: at },
  ...{ prepared, platformTrackingNumbers, warnings },
  ...{ trackingNumbers: [], problem: null, manifestId: null, cost: null, voidSubmission: null },
});

/** What was in doubt, or lacked its labels, is no problem any more once it is known to be bought and they are there. */
const problemAfter = ({ problem }: ShipmentRecord, to: StateChange['to']) =>
  to === 'PURCHASED' || to === 'LABELLED' ? null : problem;

/** It after a change of its state. @throws StateConflictError where that is not one of contract, section 10. */
export function changedShipment(before: ShipmentRecord, change: StateChange, at: number): ShipmentRecord {
  if (!TRANSITIONS[before.state].includes(change.to)) throw new StateConflictError(before.state, change.to);
  return {
    ...before,
    state: change.to,
    updatedAt: at,
    warnings: [...before.warnings, ...(change.warnings ?? [])],
    problem: change.problem ?? problemAfter(before, change.to),
    trackingNumbers: change.trackingNumbers ?? before.trackingNumbers,
    cost: change.cost ?? before.cost,
    voidSubmission: change.to === 'VOIDED' ? null : before.voidSubmission,
  };
}
