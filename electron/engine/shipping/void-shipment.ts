import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { warnings } from '#shared/diagnostics/en.ts';
import type { VoidConsequence, VoidResult } from '#shared/schema/shipping/void.ts';
import type { Adapter, VoidOrder, VoidOutcome } from './adapter.ts';
import { toDetail } from './purchase/answer.ts';
import type { ShippingDeps } from './deps.ts';
import { failureOf } from '../diagnostic-error.ts';
import { EngineError } from '../engine-error.ts';
import { actorOf, type Caller } from '../identity/index.ts';
import { inTime } from '../concurrency/index.ts';
import { purchaseRequestOf } from './purchase/purchase-request.ts';
import type { ShipmentRecord, VoidSubmission } from './shipment-record.ts';
import { findShipment } from './shipments.ts';
import { orConflict, stateConflict } from './state-conflict.ts';

/** How long the carrier may take to void. */
const VOID_TIMEOUT_MS = 30_000;
const NEEDED = 'only one in LABELLED is voided';

export interface VoidCall {
  caller: Caller;
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
const SUBMITTED = 'The carrier was asked to void it and decides later; until then it is not voided.';
const ASKED_AGAIN = 'The station keeps asking.';
const NOT_ASKED = 'It cannot be asked what became of that; its portal says.';
const LABEL =
  'The label must not be used: destroy every copy. A parcel that bears it may be charged, returned or lost.';
const ON_MANIFEST = 'It stands on a closed manifest: strike it out on the paper that the driver has.';

/**
 * Gives back a label that was bought: LABELLED to VOIDED, or to a void that is submitted and that the carrier decides later. Whoever asks again
 * for one that is submitted hears what became of it. What waits to be printed is cancelled before the carrier is asked, and what was queued
 * meanwhile afterwards.
 * @throws EngineError NOT_FOUND, STATE_CONFLICT, OPERATION_NOT_SUPPORTED, CARRIER_REJECTED, VOID_UNCERTAIN.
 */
export async function voidShipment(deps: ShippingDeps, id: string, call: VoidCall): Promise<VoidResult> {
  const shipment = await findShipment(deps, id);
  if (shipment.state !== 'LABELLED') throw stateConflict(shipment.state, NEEDED);
  const { caller, requestId, reason } = call;
  const actor = actorOf(caller);
  const ask = questionOf(deps, shipment);
  await call.cancelPrints(actor);
  const certain = (order: VoidOrder) => ask(order).catch(uncertain);
  const outcome = await askInTime(deps, shipment, { ask: certain, stopped: call.stopped });
  const asked = shipment.voidSubmission ?? { at: deps.ledger.now(), actor, requestId, reason };
  const after = await orConflict(recordVoid(deps, shipment, outcome, asked), NEEDED);
  if (outcome.kind === 'refused') {
    throw new EngineError('CARRIER_REJECTED', outcome.reason, { purchase: 'made', trouble: whyRefused(outcome) });
  }
  await call
    .cancelPrints(actor)
    .catch((error: unknown) => deps.log('prints of a voided shipment not cancelled', { shipmentId: id, error }));
  const isVoided = outcome.kind === 'voided';
  const consequence = isVoided ? outcome.consequence : 'CREDIT_REQUESTED';
  const label = after.manifestId === null ? LABEL : `${LABEL} ${ON_MANIFEST}`;
  const then = adapterOf(deps, shipment)?.followVoid ? ASKED_AGAIN : NOT_ASKED;
  const money = isVoided ? MONEY[consequence] : `${SUBMITTED} ${then}`;
  return { shipment: await toDetail(after, deps), outcome: outcome.kind, consequence, money, label };
}

function uncertain(error: unknown): never {
  const trouble = failureOf(error, 'VOID_FAILED');
  throw new EngineError(
    'VOID_UNCERTAIN',
    `The carrier did not say for certain that it voided the label. ${inEnglish(trouble)} Ask once more, or look in its portal; until then the label is not voided here.`,
    { purchase: 'made', trouble, cause: error },
  );
}

/** Asks the carrier what became of a void that was submitted, and records it. */
export async function followVoid(deps: ShippingDeps, id: string, stopped: AbortSignal): Promise<void> {
  const shipment = await findShipment(deps, id);
  const { voidSubmission: submitted } = shipment;
  const followVoid = adapterOf(deps, shipment)?.followVoid;
  if (shipment.state !== 'LABELLED' || submitted === null || !followVoid) return;
  await recordVoid(deps, shipment, await askInTime(deps, shipment, { ask: followVoid, stopped }), submitted);
}

const adapterOf = ({ adapters }: ShippingDeps, { prepared }: ShipmentRecord): Adapter | undefined =>
  adapters[prepared.account.adapter.type];

/** What the carrier is asked: to void it, once; after that, what became of it. */
function questionOf(deps: ShippingDeps, shipment: ShipmentRecord): (order: VoidOrder) => Promise<VoidOutcome> {
  const adapter = adapterOf(deps, shipment);
  const { carrierId } = shipment.prepared.account;
  const ask = shipment.voidSubmission === null ? adapter?.void : adapter?.followVoid;
  if (ask) return ask;
  const why =
    shipment.voidSubmission === null
      ? `Labels of account ${carrierId} cannot be voided from here; ask the carrier. The label is as valid as before.`
      : `The carrier of account ${carrierId} was asked to void it and cannot be asked what became of that; its portal says.`;
  throw new EngineError('OPERATION_NOT_SUPPORTED', why, { purchase: 'made' });
}

const askInTime = (
  deps: ShippingDeps,
  shipment: ShipmentRecord,
  { ask, stopped }: { ask(order: VoidOrder): Promise<VoidOutcome>; stopped: AbortSignal },
): Promise<VoidOutcome> =>
  inTime(VOID_TIMEOUT_MS, stopped, async (signal) =>
    ask({ ...(await purchaseRequestOf(deps, shipment, signal)), trackingNumbers: shipment.trackingNumbers }),
  );

const whyRefused = ({ reason, trouble }: Extract<VoidOutcome, { kind: 'refused' }>): Diagnostic =>
  trouble ?? diagnostic('VOID_REFUSED', { words: reason });

/** A void that is refused after it was submitted leaves the label valid, and a warning that says so. */
async function recordVoid(
  { ledger }: ShippingDeps,
  shipment: ShipmentRecord,
  outcome: VoidOutcome,
  asked: VoidSubmission,
): Promise<ShipmentRecord> {
  const { id: shipmentId, voidSubmission } = shipment;
  const { actor, requestId, reason } = asked;
  switch (outcome.kind) {
    case 'voided':
      return ledger.shipments.advance({ shipmentId, to: 'VOIDED', actor, requestId, reason });
    case 'submitted':
      return voidSubmission ? shipment : ledger.shipments.submitVoid(shipmentId, asked);
    case 'refused': {
      if (voidSubmission === null) return shipment;
      const trouble = whyRefused(outcome);
      const isWhole = trouble.code === 'VOID_REFUSED';
      const message = isWhole ? inEnglish(trouble) : `${warnings.VOID_REFUSED} ${inEnglish(trouble)}`;
      return ledger.shipments.dropVoid(shipmentId, { code: 'VOID_REFUSED', pointer: '', message, trouble });
    }
  }
}
