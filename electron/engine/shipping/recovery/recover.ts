import { type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { ShippingDeps } from '../deps.ts';
import { completeDocuments } from '../purchase/complete-documents.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { Ownership } from '../ownership.ts';
import { STOPPED } from '../../stopped.ts';

/**
 * Puts in order what a stop or a crash left, before the station takes requests (contract, section 10, "At restart"): answers that were
 * spilled go in first;
 * what was not sent is NOT_SENT, what was on its way is UNKNOWN, what was bought gets its labels where they are drawn here. Calls
 * no carrier.
 */
export async function recover(
  deps: ShippingDeps,
  { own, fold, stopped }: Pick<Ownership, 'own'> & { fold(): Promise<void>; stopped: AbortSignal },
): Promise<void> {
  await fold();
  for (const shipment of await deps.ledger.shipments.listInStates(['RESERVED'])) {
    await own(shipment.id, () => close(deps, shipment, 'NOT_SENT', STOPPED.beforeSending));
  }
  for (const shipment of await deps.ledger.shipments.listInStates(['SENDING'])) {
    await own(shipment.id, () => close(deps, shipment, 'UNKNOWN', STOPPED.beforeAnswer));
  }
  for (const shipment of await deps.ledger.shipments.listInStates(['PURCHASED'])) {
    if (deps.adapters[shipment.prepared.account.adapter.type]?.documents) continue;
    await own(shipment.id, () => completeDocuments(deps, shipment, { requestId: null, stopped })).catch(
      (error: unknown) => {
        deps.log('label still missing', { shipmentId: shipment.id, error });
      },
    );
  }
}

const close = (deps: ShippingDeps, shipment: ShipmentRecord, to: 'NOT_SENT' | 'UNKNOWN', why: Diagnostic) =>
  deps.ledger.shipments.advance({
    shipmentId: shipment.id,
    to,
    actor: 'station',
    requestId: null,
    reason: inEnglish(why),
    ...(shipment.state === 'SENDING' && { attempt: { outcome: to, detail: inEnglish(why), trouble: why } }),
  });
