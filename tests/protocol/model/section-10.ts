import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Step } from './steps.ts';

/** Contract, section 10, as it is printed there; the ledger has its own table. */
const SECTION_10: Readonly<Record<ShipmentState, string>> = {
  RESERVED: 'SENDING NOT_SENT',
  SENDING: 'PURCHASED LABELLED REJECTED NOT_SENT UNKNOWN',
  NOT_SENT: '',
  REJECTED: '',
  UNKNOWN: 'PURCHASED REJECTED WRITTEN_OFF',
  PURCHASED: 'LABELLED',
  LABELLED: 'VOIDED',
  VOIDED: '',
  WRITTEN_OFF: '',
};

/** A property does not hold. */
export class Violation extends Error {
  /** The step after which it does not. */
  step?: Step;
}

export function requireAllowed(from: ShipmentState, to: ShipmentState): void {
  if (!SECTION_10[from].split(' ').includes(to)) throw new Violation(`A shipment went from ${from} to ${to}`);
}
