import type { LookupResult } from '#shared/schema/shipping/attention.ts';
import { diagnostic, type Diagnostic, inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { type Adapter, failedBecause, type LookupOrder, type PurchaseOutcome } from '../adapter.ts';
import { toDetail } from '../purchase/answer.ts';
import type { ShippingDeps } from '../deps.ts';
import { EngineError } from '../../engine-error.ts';
import { inTime } from '../../concurrency/index.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import { completeDocuments, type CompletionCall, LabelsPendingError } from '../purchase/complete-documents.ts';
import { checkNumbers, purchaseRequestOf } from '../purchase/purchase-request.ts';
import { purchaseOf } from '../purchase/record-outcome.ts';
import { findShipment } from '../shipments.ts';
import { orConflict, stateConflict } from '../state-conflict.ts';
import { failureOf } from '../../diagnostic-error.ts';
import { provesAbsence } from '../decisions.ts';
import { unlessLost } from '../recovery/ledger-gap.ts';
import { notBought } from './not-bought.ts';

/** How long one look-up may take. */
const LOOKUP_TIMEOUT_MS = 30_000;
const NEEDED = 'only one in UNKNOWN, or one in PURCHASED whose labels are missing, is looked up';

/** Asks the carrier what became of one shipment, or for the labels of one that is bought. @throws EngineError NOT_FOUND, STATE_CONFLICT, OPERATION_NOT_SUPPORTED. */
export async function lookUpNow(deps: ShippingDeps, id: string, call: CompletionCall): Promise<LookupResult> {
  const shipment = await findShipment(deps, id);
  if (shipment.state === 'PURCHASED') return askForLabels(deps, shipment, call);
  if (shipment.state !== 'UNKNOWN') throw stateConflict(shipment.state, NEEDED);
  const outcome = await orConflict(lookUp(deps, shipment, call), NEEDED);
  if (!outcome) {
    throw new EngineError(
      'OPERATION_NOT_SUPPORTED',
      `The carrier of account ${shipment.prepared.account.carrierId} cannot be asked; find out by hand and resolve the shipment.`,
      { purchase: 'unknown' },
    );
  }
  return { ...resultOf(outcome), shipment: await toDetail(await findShipment(deps, id), deps) };
}

async function askForLabels(deps: ShippingDeps, bought: ShipmentRecord, call: CompletionCall): Promise<LookupResult> {
  const trouble = await orConflict(completeDocuments(deps, bought, call), NEEDED).then(
    ({ trackingNumbers }) => sold(trackingNumbers),
    (error: unknown) => {
      if (error instanceof LabelsPendingError) return error.trouble;
      throw error;
    },
  );
  return { ...asFound(trouble), shipment: await toDetail(await findShipment(deps, bought.id), deps) };
}

const sold = (trackingNumbers: readonly string[]) =>
  diagnostic('CARRIER_SOLD', { numbers: trackingNumbers.join(', ') });
const asFound = (trouble: Diagnostic) => ({ outcome: 'found' as const, detail: inEnglish(trouble), trouble });

function resultOf(outcome: PurchaseOutcome): Pick<LookupResult, 'outcome' | 'detail' | 'trouble'> {
  if (outcome.kind === 'purchased') return asFound(sold(outcome.trackingNumbers));
  const { kind, reason, trouble: why = null } = outcome;
  return { outcome: kind === 'rejected' ? 'not_bought' : 'unknown', detail: reason, trouble: why };
}

/** Asks the carrier and records what its answer proves. Never buys. Null where the adapter cannot ask. */
export async function lookUp(
  deps: ShippingDeps,
  shipment: ShipmentRecord,
  call: CompletionCall,
): Promise<PurchaseOutcome | null> {
  const { requestId, stopped } = call;
  const adapter = deps.adapters[shipment.prepared.account.adapter.type];
  if (!adapter?.lookup) return null;
  const ageMs = deps.ledger.now() - shipment.updatedAt;
  const { lookup } = adapter;
  const found = await inTime(LOOKUP_TIMEOUT_MS, stopped, async (signal) =>
    ask(lookup, { ...(await purchaseRequestOf(deps, shipment, signal)), ageMs }),
  );
  const outcome = unlessLost(await deps.ledger.gap(), shipment, found);
  if (outcome.kind === 'purchased') {
    const bought = await deps.ledger.shipments.advance(await purchaseOf(deps, shipment, outcome, requestId));
    // What cannot be labelled now stays PURCHASED and is followed up.
    await completeDocuments(deps, bought, call).catch((error: unknown) => {
      deps.log('label still missing', { shipmentId: shipment.id, error });
    });
  } else if (provesAbsence(outcome.kind)) {
    const reason = 'A look-up proved that nothing was bought.';
    await deps.ledger.shipments.advance(notBought(shipment, { actor: 'carrier', requestId, reason, because: outcome }));
  }
  return outcome;
}

async function ask(lookup: NonNullable<Adapter['lookup']>, order: LookupOrder): Promise<PurchaseOutcome> {
  try {
    return checkNumbers(order, await lookup(order));
  } catch (error) {
    return failedBecause('unknown', failureOf(error, 'LOOKUP_FAILED'));
  }
}
