import type { EngineDeps } from './deps.ts';
import type { ShipmentRecord } from './ports.ts';
import { label, orderOf, purchaseOf } from './purchase.ts';

/** How long one look-up may take. */
const LOOKUP_TIMEOUT_MS = 30_000;

/**
 * Puts in order what a stop or a crash left, before the station takes requests (contract, section 10, "At restart"):
 * what was not sent is NOT_SENT, what was on its way is UNKNOWN, what was bought gets its labels. Buys nothing.
 */
export async function recover(deps: EngineDeps): Promise<void> {
  for (const shipment of await deps.ledger.shipments.listInStates(['RESERVED'])) {
    await close(deps, shipment, 'NOT_SENT', 'The station stopped before anything was sent.');
  }
  for (const shipment of await deps.ledger.shipments.listInStates(['SENDING'])) {
    await close(deps, shipment, 'UNKNOWN', 'The station stopped before the answer came.');
  }
  for (const shipment of await deps.ledger.shipments.listInStates(['PURCHASED'])) {
    await label(deps, shipment, null).catch((error: unknown) => {
      deps.log('label still missing', { shipmentId: shipment.id, error: String(error) });
    });
  }
}

const close = (deps: EngineDeps, shipment: ShipmentRecord, to: 'NOT_SENT' | 'UNKNOWN', reason: string) =>
  deps.ledger.shipments.advance({
    shipmentId: shipment.id,
    to,
    actor: 'station',
    requestId: null,
    reason,
    ...(shipment.state === 'SENDING' && { attempt: { outcome: to, detail: reason } }),
  });

/** Asks the carriers that can be asked what became of purchases in UNKNOWN. Never buys. */
export async function lookUpUnknown(deps: EngineDeps): Promise<void> {
  for (const shipment of await deps.ledger.shipments.listInStates(['UNKNOWN'])) {
    await lookUp(deps, shipment).catch((error: unknown) => {
      deps.log('look-up failed', { shipmentId: shipment.id, error: String(error) });
    });
  }
}

async function lookUp(deps: EngineDeps, shipment: ShipmentRecord): Promise<void> {
  const adapter = deps.adapters[shipment.prepared.account.adapter.type];
  const found = await adapter.lookup?.(orderOf(shipment, AbortSignal.timeout(LOOKUP_TIMEOUT_MS)));
  if (found?.kind === 'purchased') {
    const bought = await deps.ledger.shipments.advance(purchaseOf(shipment, found, null));
    if (bought.state === 'PURCHASED') await label(deps, bought, null);
  } else if (found?.kind === 'rejected') {
    const { id: shipmentId } = shipment;
    await deps.ledger.shipments.advance({
      shipmentId,
      to: 'REJECTED',
      actor: 'carrier',
      requestId: null,
      reason: 'A look-up proved that nothing was bought.',
    });
  }
}
