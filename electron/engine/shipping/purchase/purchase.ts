import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { failedBecause } from '../adapter.ts';
import type { ShippingDeps } from '../deps.ts';
import { checkNumbers, firstRequestOf } from './purchase-request.ts';
import type { PurchaseRequest, PurchaseOutcome } from '../adapter.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import { type Bought, recordOutcome } from './record-outcome.ts';
import { checkpoint } from './checkpoint.ts';
import type { Ownership } from '../ownership.ts';
import { inTime } from '../../concurrency/index.ts';
import { failureOf } from '../../diagnostic-error.ts';

/** How long an adapter may take to say what became of a purchase after its deadline. */
const LAST_WORD_MS = 1000;
const NO_ADAPTER = diagnostic('ADAPTER_FAILED', {
  words: 'this station has none of the kind',
});
const SILENCE = diagnostic('NO_ANSWER_IN_TIME');

export interface PurchaseCall extends Pick<Ownership, 'ownEverywhere'> {
  requestId: string;
  timeoutMs: number;
  /** Aborted when it must be given up, because the station stops. */
  stopped: AbortSignal;
}

/**
 * Sends an accepted shipment to its carrier and records what came of it. Never sends twice: whatever is not proof is UNKNOWN.
 * @throws EngineError CARRIER_REJECTED, CARRIER_UNAVAILABLE or CARRIER_OUTCOME_UNKNOWN; or one that says that it was bought.
 */
export async function buy(deps: ShippingDeps, shipment: ShipmentRecord, call: PurchaseCall): Promise<Bought> {
  checkpoint('accepted');
  const outcome = await inTime(call.timeoutMs, call.stopped, (signal) =>
    send(deps, firstRequestOf(deps, shipment, signal)),
  );
  checkpoint('answered');
  const settled = await recordOutcome(deps, shipment, outcome, call);
  checkpoint('labelled');
  return settled;
}

async function send(deps: ShippingDeps, order: PurchaseRequest): Promise<PurchaseOutcome> {
  const adapter = deps.adapters[order.shipment.account.adapter.type];
  if (!adapter) return failedBecause('not_sent', NO_ADAPTER);
  try {
    return checkNumbers(order, await Promise.race([adapter.purchase(order), silence(order.signal)]));
  } catch (error) {
    deps.log('adapter failed', { shipmentId: order.shipmentId, error });
    return failedBecause('unknown', failureOf(error, 'ADAPTER_FAILED'));
  }
}

/** Resolves some time after the deadline, for an adapter that does not keep to it. */
const silence = (signal: AbortSignal) =>
  new Promise<PurchaseOutcome>((resolve) => {
    const giveUp = () => setTimeout(() => resolve(failedBecause('unknown', SILENCE)), LAST_WORD_MS).unref();
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
