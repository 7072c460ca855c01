import { EngineError } from '../engine-error.ts';
import type { ShipmentRecord, StateChange } from '../ports.ts';
import { toProblem } from '../problem.ts';

/** From UNKNOWN to REJECTED: it is settled that nothing was bought, and whoever asks for the transaction hears so. */
export function notBought(
  { id: shipmentId, transactionId, problem: earlier }: ShipmentRecord,
  said: { actor: string; requestId: string | null; reason: string; detail: string },
): StateChange {
  const { actor, requestId, reason, detail } = said;
  const problem = toProblem(new EngineError('CARRIER_REJECTED', detail), {
    requestId: requestId ?? earlier?.requestId ?? '',
    transactionId,
  });
  return { shipmentId, to: 'REJECTED', actor, requestId, reason, problem };
}
