import { StateConflictError } from '#electron/engine/ledger-errors.ts';
import type { ShipmentRecord, StateChange } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Rules } from './rules.ts';
import { requireAllowed } from './section-10.ts';
import type { Outcome } from './state.ts';

const NUMBERS = ['1Z'];

/** The change that an outcome is, as the engine makes it. */
export function changeOf(rules: Rules, outcome: Outcome): StateChange {
  const isSale = outcome === 'sold' || outcome === 'drawn' || outcome === 'bare';
  const to = isSale ? rules.stateAfterSale('SENDING', outcome !== 'bare') : rules.stateAfterFailure(outcome);
  return {
    ...changeTo(to),
    attempt: { outcome: 'UNKNOWN', detail: null },
    ...(isSale && { trackingNumbers: NUMBERS }),
  };
}

export const changeTo = (to: ShipmentState): StateChange => ({
  ...{ shipmentId: '', to, actor: 'station', requestId: null, reason: null },
  ...(to === 'PURCHASED' && { trackingNumbers: NUMBERS }),
});

const HAVE_NUMBERS: readonly ShipmentState[] = ['PURCHASED', 'LABELLED', 'VOIDED'];
const recordOf = (state: ShipmentState) =>
  ({ state, trackingNumbers: HAVE_NUMBERS.includes(state) ? NUMBERS : [], warnings: [] }) as unknown as ShipmentRecord;

/** The state after a change, as the ledger makes it; null where it refuses. */
export function advance(rules: Rules, state: ShipmentState, change: StateChange): ShipmentState | null {
  try {
    const after = rules.changedShipment(recordOf(state), change, 0).state;
    requireAllowed(state, after);
    return after;
  } catch (error) {
    if (error instanceof StateConflictError) return null;
    throw error;
  }
}

/** The commits that store what came of a purchase, of a shipment that may have changed; none where it fits no more. */
export function fitting(rules: Rules, state: ShipmentState, outcome: StateChange): ShipmentState[] {
  const change = rules.asFits(recordOf(state), outcome);
  const stored = change && advance(rules, state, change);
  if (!stored) return [];
  const whole = rules.isWhole({ state: stored }, outcome) && advance(rules, stored, changeTo('LABELLED'));
  return whole ? [stored, whole] : [stored];
}

/** As the buyer stores it: null where the ledger refuses it, and has something else. */
export function storing(rules: Rules, state: ShipmentState, outcome: StateChange): ShipmentState[] | null {
  const stored = advance(rules, state, outcome);
  if (stored) return [stored];
  const commits = fitting(rules, state, outcome);
  return commits.length > 0 || rules.isSaleIn(recordOf(state), outcome) ? commits : null;
}
