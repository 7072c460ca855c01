import type { BatchRowState } from '#shared/schema/batch-row.ts';
import type { ShipmentState } from '#shared/schema/shipment.ts';
import type { EngineError } from '../engine-error.ts';
import type { ShipmentRecord } from '../ports.ts';
import { toProblem } from '../problem.ts';
import { PURCHASE_IN_STATE } from '../states.ts';
import type { BatchRowRecord } from './batch-store.ts';

/** What became of a row. */
export type RowOutcome = { state: BatchRowState } & Partial<
  Pick<BatchRowRecord, 'problem' | 'shipmentId' | 'trackingNumbers' | 'platformTrackingNumbers' | 'warnings'>
>;

const STATE_OF: Readonly<Record<ShipmentState, BatchRowState>> = {
  RESERVED: 'UNKNOWN',
  SENDING: 'UNKNOWN',
  UNKNOWN: 'UNKNOWN',
  WRITTEN_OFF: 'UNKNOWN',
  PURCHASED: 'BOUGHT',
  LABELLED: 'BOUGHT',
  VOIDED: 'BOUGHT',
  REJECTED: 'REJECTED',
  NOT_SENT: 'NOT_SENT',
};

/**
 * The row as the ledger knows its shipment. A shipment that was in doubt and is REJECTED now was not refused by the carrier: it is proved
 * that nothing was bought, and the row may be sent again.
 */
export function outcomeOf(shipment: ShipmentRecord): RowOutcome {
  const { state, problem } = shipment;
  const wasRefused = problem?.code === 'CARRIER_REJECTED';
  const rowState = state === 'REJECTED' && !wasRefused ? 'NOT_SENT' : STATE_OF[state];
  return {
    state: rowState,
    shipmentId: shipment.id,
    trackingNumbers: shipment.trackingNumbers,
    platformTrackingNumbers: shipment.platformTrackingNumbers,
    problem: rowState === 'BOUGHT' ? null : problemOf(shipment, rowState),
    ...(shipment.warnings.length > 0 && { warnings: shipment.warnings }),
  };
}

function problemOf({ state, problem }: ShipmentRecord, rowState: BatchRowState): BatchRowRecord['problem'] {
  const purchase = PURCHASE_IN_STATE[state];
  if (problem && !(rowState === 'NOT_SENT' && problem.code === 'CARRIER_OUTCOME_UNKNOWN')) {
    return { code: problem.code, detail: problem.detail, purchase };
  }
  return rowState === 'NOT_SENT'
    ? { code: 'CARRIER_UNAVAILABLE', detail: 'It is proved that nothing was bought.', purchase }
    : { code: 'CARRIER_OUTCOME_UNKNOWN', detail: 'The station stopped before the answer came.', purchase };
}

/** True where the row was, or may have been, bought: it is never sent again. */
export const holdsPurchase = (shipment: ShipmentRecord) => ['BOUGHT', 'UNKNOWN'].includes(outcomeOf(shipment).state);

/** The refusal of a create call as a row keeps it. */
export function problemOfRefusal(refusal: EngineError): NonNullable<BatchRowRecord['problem']> {
  const { code, detail, purchase } = toProblem(refusal, { requestId: '' });
  return { code, detail, purchase };
}
