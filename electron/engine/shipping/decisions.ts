import { type ShipmentState, TRANSITIONS } from '#shared/schema/shipping/shipment.ts';
import type { Decision } from '#shared/schema/shipping/attention.ts';
import type { PurchaseOutcome } from './adapter.ts';
import type { ShipmentRecord, StateChange } from './shipment-record.ts';

/**
 * What follows for a shipment from what is known of it: pure, and decided nowhere else. The model of the protocol (`tests/protocol`) goes by these
 * very functions, in every order of events.
 */

type Found = Pick<ShipmentRecord, 'state' | 'trackingNumbers'>;

const AFTER_ANSWER = { rejected: 'REJECTED', not_sent: 'NOT_SENT', unknown: 'UNKNOWN' } as const;
/** What is known of one in doubt ends the doubt: a sale is entered first, and that nothing was sent proves that nothing was bought. */
const OF_ONE_IN_DOUBT: Partial<Record<ShipmentState, ShipmentState>> = { LABELLED: 'PURCHASED', NOT_SENT: 'REJECTED' };
const AFTER_DECISION = { found: 'PURCHASED', not_bought: 'REJECTED', written_off: 'WRITTEN_OFF' } as const;

/** What an answer that is no sale makes of the attempt it is the answer to (contract, section 10). */
export const stateAfterFailure = (kind: Exclude<PurchaseOutcome['kind'], 'purchased'>) => AFTER_ANSWER[kind];

/** What a sale makes of a shipment. @param isComplete whether every package's label came along, and all else */
export const stateAfterSale = (before: ShipmentState, isComplete: boolean) =>
  before === 'SENDING' && isComplete ? 'LABELLED' : 'PURCHASED';

/** Whether the answer to a look-up proves that nothing was bought; whatever else is no sale leaves the shipment in UNKNOWN. */
export const provesAbsence = (kind: PurchaseOutcome['kind']): boolean => kind === 'rejected';

/** What a person makes of a shipment in UNKNOWN. */
export const stateDecided = (decision: Decision): ShipmentState => AFTER_DECISION[decision];

/** What becomes of an attempt whose run has ended: what was not sent is NOT_SENT, what was on its way is UNKNOWN. */
export const stateOfAbandoned = (before: ShipmentState) => (before === 'RESERVED' ? 'NOT_SENT' : 'UNKNOWN');

/**
 * What came of a purchase, as it fits a shipment that may have changed since it was sent: a restart, another station, or a database that lost
 * commits made it UNKNOWN. Null where it was stored before, or fits no more.
 */
export function asFits({ state, trackingNumbers }: Found, outcome: StateChange): StateChange | null {
  const { attempt: _, ...afterwards } = outcome;
  const change = state === 'SENDING' ? outcome : afterwards;
  if (state === outcome.to || (outcome.trackingNumbers && trackingNumbers.length > 0)) return null;
  if (TRANSITIONS[state].includes(change.to)) return change;
  const to = state === 'UNKNOWN' && OF_ONE_IN_DOUBT[change.to];
  return to ? { ...change, to } : null;
}

/** Whether a shipment that was stored as `stored` has all that `outcome` brought, and may go on to LABELLED. */
export const isWhole = (stored: Pick<ShipmentRecord, 'state'>, outcome: StateChange) =>
  outcome.to === 'LABELLED' && stored.state === 'PURCHASED';

/** Whether the ledger has the sale by now: another station, or a person, has found it. */
export const isSaleIn = ({ state, trackingNumbers }: Found, sale: StateChange) =>
  (state === 'PURCHASED' || state === 'LABELLED') && trackingNumbers.join() === sale.trackingNumbers?.join();
