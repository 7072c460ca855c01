import { TRANSITIONS, type ShipmentState } from '#shared/schema/shipment.ts';

/** @throws Error where the change is not one of contract, section 10: a bug of the caller. */
export function assertTransition(from: ShipmentState, to: ShipmentState): void {
  if (!TRANSITIONS[from].includes(to)) throw new Error(`A shipment cannot go from ${from} to ${to}`);
}
