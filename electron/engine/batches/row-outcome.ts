import type { BatchRowState } from '#shared/schema/batches/batch-row.ts';
import type { ProblemCode, Purchase } from '#shared/diagnostics/problem-codes.ts';
import type { Problem } from '#shared/diagnostics/problem.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import { type Diagnostic, diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { EngineError } from '../engine-error.ts';
import { PURCHASE_IN_STATE, type ShipmentRecord } from '../shipping/index.ts';
import { toProblem } from '../problem.ts';
import { STOPPED } from '../stopped.ts';
import type { BatchRowRecord } from './batch-store.ts';
import { perPackage } from './check-row.ts';

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
 * The row as the ledger knows its shipment.
 * @param wasInDoubt true for a row that was UNKNOWN: REJECTED then means no refusal, but that it is settled that nothing was bought, and
 * the row may be sent again
 */
export function outcomeOf(
  row: Pick<BatchRowRecord, 'source'>,
  shipment: ShipmentRecord,
  { wasInDoubt = false } = {},
): RowOutcome {
  const state = wasInDoubt && shipment.state === 'REJECTED' ? 'NOT_SENT' : STATE_OF[shipment.state];
  return {
    state,
    shipmentId: shipment.id,
    trackingNumbers: shipment.trackingNumbers,
    platformTrackingNumbers: shipment.platformTrackingNumbers,
    problem: state === 'BOUGHT' ? null : problemOf(shipment),
    ...(shipment.warnings.length > 0 && { warnings: perPackage(row.source === null, shipment.warnings) }),
  };
}

function problemOf({ state, problem }: ShipmentRecord): BatchRowRecord['problem'] {
  const purchase = PURCHASE_IN_STATE[state];
  if (problem) return shortOf(problem, purchase);
  // A restore, or a desk that stated it again, knew that it was refused, and not why.
  if (state === 'REJECTED') return inShort('CARRIER_REJECTED', diagnostic('REFUSAL_FORGOTTEN'), purchase);
  return purchase === 'not_made'
    ? inShort('CARRIER_UNAVAILABLE', STOPPED.beforeSending, purchase)
    : inShort('CARRIER_OUTCOME_UNKNOWN', STOPPED.beforeAnswer, purchase);
}

const shortOf = ({ code, detail, trouble }: Problem, purchase: Purchase): NonNullable<BatchRowRecord['problem']> => ({
  ...{ code, detail, purchase },
  ...(trouble && { trouble }),
});

const inShort = (code: ProblemCode, why: Diagnostic, purchase: Purchase): NonNullable<BatchRowRecord['problem']> => ({
  ...{ code, detail: inEnglish(why), purchase },
  trouble: why,
});

/** True where the row was, or may have been, bought: it is never sent again. */
export const holdsPurchase = (shipment: ShipmentRecord) => ['BOUGHT', 'UNKNOWN'].includes(STATE_OF[shipment.state]);

/** The refusal of a create call as a row keeps it. */
export function problemOfRefusal(refusal: EngineError): NonNullable<BatchRowRecord['problem']> {
  const problem = toProblem(refusal, { requestId: '' });
  return shortOf(problem, problem.purchase);
}
