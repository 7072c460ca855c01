import { EngineError } from '../../engine-error.ts';
import type { FailedPurchase } from '../adapter.ts';
import { stateDecided } from '../decisions.ts';
import type { ShipmentRecord, StateChange } from '../shipment-record.ts';
import { toProblem } from '../../problem.ts';

/** From UNKNOWN to REJECTED: it is settled that nothing was bought, and whoever asks for the transaction hears so. */
export function notBought(
  { id: shipmentId, transactionId, problem: earlier }: ShipmentRecord,
  said: { actor: string; requestId: string | null; reason: string; because: FailedPurchase },
): StateChange {
  const { actor, requestId, reason, because } = said;
  const problem = toProblem(new EngineError('CARRIER_REJECTED', because.reason, { trouble: because.trouble }), {
    requestId: requestId ?? earlier?.requestId ?? '',
    transactionId,
  });
  return { shipmentId, to: stateDecided('not_bought'), actor, requestId, reason, problem };
}
