import { type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { ShippingDeps } from '../deps.ts';
import { completeDocuments } from '../purchase/complete-documents.ts';
import { stateOfAbandoned } from '../decisions.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import type { Ownership } from '../ownership.ts';
import { LedgerAwayError, StateConflictError } from '../../ledger-errors.ts';
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
  await fold().catch((error: unknown) => {
    // While desks are awaited; it is offered again every few seconds.
    if (!(error instanceof LedgerAwayError)) throw error;
    deps.log('spilled answers wait', { error });
  });
  await settleAbandoned(deps, { own });
  for (const shipment of await deps.ledger.shipments.listInStates(['PURCHASED'])) {
    if (deps.adapters[shipment.prepared.account.adapter.type]?.documents) continue;
    await own(shipment.id, () => completeDocuments(deps, shipment, { requestId: null, stopped })).catch(
      (error: unknown) => {
        deps.log('label still missing', { shipmentId: shipment.id, error });
      },
    );
  }
}

/** What a run that has ended had not sent is NOT_SENT, what it had on its way is UNKNOWN. */
export async function settleAbandoned(
  deps: Pick<ShippingDeps, 'ledger'>,
  { own }: Pick<Ownership, 'own'>,
): Promise<void> {
  for (const shipment of await deps.ledger.shipments.listAbandoned()) {
    const to = stateOfAbandoned(shipment.state);
    const why = to === 'NOT_SENT' ? STOPPED.beforeSending : STOPPED.beforeAnswer;
    await own(shipment.id, () => close(deps, shipment, to, why)).catch((error: unknown) => {
      // Another station of the ledger has done it.
      if (!(error instanceof StateConflictError)) throw error;
    });
  }
}

const close = (
  deps: Pick<ShippingDeps, 'ledger'>,
  shipment: ShipmentRecord,
  to: 'NOT_SENT' | 'UNKNOWN',
  why: Diagnostic,
) =>
  deps.ledger.shipments.advance({
    shipmentId: shipment.id,
    to,
    actor: 'station',
    requestId: null,
    reason: inEnglish(why),
    ...(shipment.state === 'SENDING' && { attempt: { outcome: to, detail: inEnglish(why), trouble: why } }),
  });
