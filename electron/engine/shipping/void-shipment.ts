import type { VoidConsequence, VoidResult } from '#shared/schema/shipping/void.ts';
import { toDetail } from './purchase/answer.ts';
import type { ShippingDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import { purchaseRequestOf } from './purchase/purchase-request.ts';
import { findShipment } from './shipments.ts';
import { orConflict, stateConflict } from './state-conflict.ts';

/** How long the carrier may take to void. */
const VOID_TIMEOUT_MS = 30_000;
const NEEDED = 'only one in LABELLED is voided';

export interface VoidCall {
  clientId: string;
  requestId: string;
  reason: string;
  /** Keeps labels of the shipment from being printed from now on. */
  cancelPrints(actor: string): Promise<void>;
  /** Aborted when the station stops. */
  stopped: AbortSignal;
}

const MONEY: Readonly<Record<VoidConsequence, string>> = {
  NOTHING_CHARGED: 'The account is in test mode: nothing was charged.',
  NUMBERS_RETIRED:
    'Its numbers are retired and never used again. The carrier charges for the parcels it receives, and this one must not reach it.',
  CREDIT_REQUESTED: 'The carrier was asked for the money; whether and when it is credited, its invoice says.',
};
const LABEL =
  'The label must not be used: destroy every copy. A parcel that bears it may be charged, returned or lost.';
const ON_MANIFEST = 'It stands on a closed manifest: strike it out on the paper that the driver has.';

/**
 * Gives back a label that was bought: LABELLED to VOIDED. What waits to be printed is cancelled before the carrier is asked, and what was queued
 * meanwhile afterwards.
 * @throws EngineError NOT_FOUND, STATE_CONFLICT, OPERATION_NOT_SUPPORTED, CARRIER_REJECTED.
 */
export async function voidShipment(deps: ShippingDeps, id: string, call: VoidCall): Promise<VoidResult> {
  const shipment = await findShipment(deps, id);
  if (shipment.state !== 'LABELLED') throw stateConflict(shipment.state, NEEDED);
  const { carrierId, adapter: config } = shipment.prepared.account;
  const adapter = deps.adapters[config.type];
  if (!adapter?.void) {
    throw new EngineError(
      'OPERATION_NOT_SUPPORTED',
      `Labels of account ${carrierId} cannot be voided from here; ask the carrier. The label is as valid as before.`,
      { purchase: 'made' },
    );
  }
  const { clientId, requestId, reason } = call;
  const actor = `client:${clientId}`;
  await call.cancelPrints(actor);
  const outcome = await adapter.void({
    ...purchaseRequestOf(shipment, AbortSignal.any([AbortSignal.timeout(VOID_TIMEOUT_MS), call.stopped])),
    trackingNumbers: shipment.trackingNumbers,
  });
  if (outcome.kind === 'refused') {
    throw new EngineError('CARRIER_REJECTED', outcome.reason, {
      purchase: 'made',
    });
  }
  const voided = await orConflict(
    deps.ledger.shipments.advance({ shipmentId: id, to: 'VOIDED', actor, requestId, reason }),
    NEEDED,
  );
  await call
    .cancelPrints(actor)
    .catch((error: unknown) => deps.log('prints of a voided shipment not cancelled', { shipmentId: id, error }));
  const { consequence } = outcome;
  const label = voided.manifestId === null ? LABEL : `${LABEL} ${ON_MANIFEST}`;
  return { shipment: await toDetail(voided, deps), consequence, money: MONEY[consequence], label };
}
