import type { LookupResult, ResolutionRequest } from '#shared/schema/shipping/attention.ts';
import type { ShipmentDetail } from '#shared/schema/shipping/shipment.ts';
import type { ShipmentResponse } from '#shared/schema/shipping/shipment-response.ts';
import type { VoidResult } from '#shared/schema/shipping/void.ts';
import { lookUpNow } from './in-doubt/look-up.ts';
import { resolveShipment, type ResolveCall } from './in-doubt/resolve.ts';
import { createShipment, type CreateCall } from './purchase/create-shipment.ts';
import type { ShippingDeps } from './deps.ts';
import { EngineError } from '../engine-error.ts';
import type { Caller } from '../identity/index.ts';
import { checkShipment } from './purchase/check-shipment.ts';
import { measurePurchase } from './purchase/measure-purchase.ts';
import { lastSeenIn, refusalOfCall } from './purchase/repeated-id.ts';
import { previewShipment } from './purchase/preview-shipment.ts';
import { quoteShipment } from './rates.ts';
import { listShippingOptions } from './shipping-options.ts';
import { onOwnShipment, readByTransaction, readShipment, type TransactionCall } from './shipments.ts';
import { createFollowUp } from './recovery/follow-up.ts';
import { recover, settleAbandoned } from './recovery/recover.ts';
import { replayBufferedOutcomes } from './recovery/replay-buffered-outcomes.ts';
import type { Stopping } from '../stopping.ts';
import { voidShipment, type VoidCall } from './void-shipment.ts';
import { createVoidFollowUp } from './recovery/follow-voids.ts';
import { createOwnership } from './ownership.ts';
import { createInFlight } from '../concurrency/index.ts';

interface Prints {
  /** Cancels what of a shipment waits to be printed, because it is being voided. */
  cancelVoided(shipmentId: string, actor: string): Promise<void>;
}

export type Shipping = ReturnType<typeof createShipping>;

/**
 * The one way to everything that touches a shipment: buying, following up, taking over what was spilled, looking up, voiding, resolving
 * and putting in order at a start. Each owns the shipment while it works on it, and leaves it to the next in a state that the ledger holds.
 */
export function createShipping(deps: ShippingDeps, stopping: Stopping, prints: Prints) {
  const ownership = createOwnership(deps.ledger.leases);
  const { ownIfFree } = ownership;
  const inFlight = createInFlight(stopping);
  let folding: Promise<void> | null = null;
  const fold = () => (folding ??= replayBufferedOutcomes(deps, ownership).finally(() => (folding = null)));
  const followUp = createFollowUp(deps, {
    ...{ ...ownership, fold, stopping },
    settleAbandoned: () => settleAbandoned(deps, ownership),
  });

  const voidFollowUp = createVoidFollowUp(deps, { ...ownership, stopping });

  const nothingSent = () => new EngineError('STATION_STOPPING', 'The station is stopping; nothing was sent.');
  const nothingAsked = () =>
    new EngineError('STATION_STOPPING', 'The station is stopping; nothing was changed.', { purchase: 'unknown' });
  const begin = <T>(work: () => Promise<T>) => inFlight.run(work, nothingSent);
  const buying = { ...ownership, begin, stopped: stopping.over };
  /** Another client's shipment is answered like one that is not there. */
  const onOwned = <T>(caller: Caller, id: string, work: () => Promise<T>) =>
    inFlight.run(() => onOwnShipment(deps, caller, id, () => ownIfFree(id, work)), nothingAsked);

  return {
    ship: (call: CreateCall): Promise<ShipmentResponse> =>
      measurePurchase(deps.metrics, () => createShipment(deps, buying, call)),
    /** What a purchase is refused with that nobody could read, or had no turn. */
    refusal: (call: Pick<CreateCall, 'clientId' | 'transactionId'>, wrong: EngineError): Promise<EngineError> =>
      refusalOfCall(wrong.code === 'LEDGER_UNAVAILABLE' ? lastSeenIn(deps.ledger) : deps.ledger.shipments, call, wrong),
    check: (clientId: string, body: unknown) => checkShipment(deps, clientId, body),
    checkOrder: (clientId: string, { body, order, reference }: Pick<CreateCall, 'body' | 'order' | 'reference'>) =>
      checkShipment(deps, clientId, body, { order, reference }),
    preview: (body: unknown, packageNumber: number) => previewShipment(deps, body, packageNumber),
    quote: (body: unknown, gone: AbortSignal) => quoteShipment(deps, body, gone),
    listOptions: (body: unknown) => listShippingOptions(deps, body),
    read: (caller: Caller, id: string) => readShipment(deps, caller, id),
    readByTransaction: (caller: Caller, call: TransactionCall) => readByTransaction(deps, caller, call),
    lookUp: (caller: Caller, id: string, requestId: string): Promise<LookupResult> =>
      onOwned(caller, id, () => lookUpNow(deps, id, { requestId, stopped: stopping.begun })),
    resolve: (id: string, resolution: ResolutionRequest, call: ResolveCall): Promise<ShipmentDetail> =>
      onOwned(call.caller, id, () => resolveShipment(deps, id, resolution, { ...call, stopped: stopping.begun })),
    void: (caller: Caller, id: string, call: Pick<VoidCall, 'requestId' | 'reason'>): Promise<VoidResult> =>
      onOwned(caller, id, () =>
        voidShipment(deps, id, {
          ...call,
          caller,
          cancelPrints: (actor) => prints.cancelVoided(id, actor),
          stopped: stopping.over,
        }),
      ),

    /** Puts in order what a stop or a crash left; before anything else. Calls no carrier. */
    recover: () => recover(deps, { ...ownership, fold, stopped: stopping.begun }),
    /** Takes up shipments that are not finished, from now on by itself. */
    async followUp(): Promise<void> {
      await followUp.start();
      voidFollowUp.start();
    },
    /** Waits for what is running, which the signals tell to end. */
    async stop(): Promise<void> {
      await Promise.all([followUp.stop(), voidFollowUp.stop(), inFlight.settled()]);
    },
  };
}
