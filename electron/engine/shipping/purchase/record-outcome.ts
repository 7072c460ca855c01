import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { isCost } from '#shared/schema/shipping/cost.ts';
import { REFUSED_HERE } from '#shared/diagnostics/purchase-refusals.ts';
import { type Problem } from '#shared/diagnostics/problem.ts';
import type { ShippingDeps } from '../deps.ts';
import { EngineError } from '../../engine-error.ts';
import { StateConflictError } from '../../ledger-errors.ts';
import { boughtBut, completeDocuments, LabelsPendingError, type CompletionCall } from './complete-documents.ts';
import type { FailedPurchase, PurchaseOutcome } from '../adapter.ts';
import type { ShipmentRecord, StateChange } from '../shipment-record.ts';
import type { NewDocument } from '../documents/document.ts';
import { drawnHere } from '../documents/drawn-here.ts';
import { markTests } from '../documents/mark-tests.ts';
import { unlabelledIn } from '../documents/unlabelled.ts';
import { failureOf } from '../../diagnostic-error.ts';
import { isOwned, type Ownership } from '../ownership.ts';
import { toProblem } from '../../problem.ts';
import { checkpoint } from './checkpoint.ts';
import { storeAsFits } from './store-as-fits.ts';
import { isSaleIn, stateAfterFailure, stateAfterSale } from '../decisions.ts';

type Sale = Extract<PurchaseOutcome, { kind: 'purchased' }>;

/** A shipment that was bought. */
export interface Bought {
  shipment: ShipmentRecord;
  /** All its documents, as they were just stored; null where only the ledger has them at hand. */
  documents: readonly NewDocument[] | null;
}

interface RecordCall extends CompletionCall, Pick<Ownership, 'ownEverywhere'> {
  requestId: string;
}

/**
 * Records what came of a purchase, gets the labels, and answers or throws accordingly. Whatever fails here, what is thrown says the truth
 * about the purchase.
 */
export async function recordOutcome(
  deps: ShippingDeps,
  shipment: ShipmentRecord,
  outcome: PurchaseOutcome,
  call: RecordCall,
): Promise<Bought> {
  if (outcome.kind === 'purchased') return recordSale(deps, shipment, outcome, call);
  const { requestId } = call;
  const refusal = refusalOf(shipment, outcome);
  const problem = toProblem(refusal, { requestId, transactionId: shipment.transactionId });
  // Where it cannot be recorded the shipment stays SENDING, and a start makes it UNKNOWN: never less careful than what is answered.
  await record(deps, changeOf(shipment, outcome, problem)).catch(() => undefined);
  throw refusal;
}

/** Makes the change; where the ledger cannot take it, leaves it in the spill file. @throws what the ledger threw. */
async function record(deps: ShippingDeps, change: StateChange): Promise<Bought> {
  try {
    const recorded = await store(deps, change);
    checkpoint('recorded');
    return recorded;
  } catch (error) {
    const isKept = deps.spill.put(change);
    checkpoint('spilled');
    deps.log('outcome not in the ledger', { shipmentId: change.shipmentId, state: change.to, spilled: isKept, error });
    throw error;
  }
}

async function store({ ledger: { shipments } }: ShippingDeps, change: StateChange): Promise<Bought> {
  try {
    return { shipment: await shipments.advance(change), documents: change.documents ?? null };
  } catch (error) {
    if (!(error instanceof StateConflictError)) throw error;
    // A database that lost it had it in doubt meanwhile; then somebody may have looked it up.
    const found = await shipments.find(change.shipmentId);
    const stored = found && (await storeAsFits(shipments, found, change));
    if (stored) return { shipment: stored, documents: null };
    if (found && isSaleIn(found, change)) return { shipment: found, documents: null };
    throw error;
  }
}

async function recordSale(deps: ShippingDeps, shipment: ShipmentRecord, sale: Sale, call: RecordCall): Promise<Bought> {
  try {
    const bought =
      (await recordWithLabels(deps, shipment, sale, call.requestId)) ??
      (await record(deps, await purchaseOf(deps, shipment, sale, call.requestId)));
    if (bought.shipment.state === 'LABELLED') return bought;
    return { shipment: await fetchLabels(deps, bought.shipment, call), documents: null };
  } catch (error) {
    deps.log('bought, but not finished', { shipmentId: shipment.id, error });
    throw boughtBut(shipment, sale.trackingNumbers, error);
  }
}

/** Other stations of the ledger see that it lacks its labels, and one of them may be at it. */
async function fetchLabels(deps: ShippingDeps, bought: ShipmentRecord, call: RecordCall): Promise<ShipmentRecord> {
  try {
    return await call.ownEverywhere(bought.id, call.stopped, () => completeDocuments(deps, bought, call));
  } catch (error) {
    throw isOwned(error) ? new LabelsPendingError(failureOf(error, 'LABELS_FAILED'), { cause: error }) : error;
  }
}

/** In one commit, where the labels are drawn here. Null where the sale is to be recorded alone: that needs no labels, and less room. */
async function recordWithLabels(
  deps: ShippingDeps,
  shipment: ShipmentRecord,
  sale: Sale,
  requestId: string | null,
): Promise<Bought | null> {
  const documents = await drawnHere(deps, shipment, sale);
  if (!documents) return null;
  const change = await purchaseOf(deps, shipment, { ...sale, documents }, requestId);
  const stored = await store(deps, change).catch((error: unknown) => {
    deps.log('sale not recorded with its labels', { shipmentId: shipment.id, error });
    return null;
  });
  if (stored) checkpoint('recorded');
  return stored;
}

/** The change of state that a sale is; it takes a shipment from SENDING straight to LABELLED where every package's label came along, and all else. */
export async function purchaseOf(
  deps: Pick<ShippingDeps, 'adapters' | 'renderer' | 'log'>,
  shipment: ShipmentRecord,
  sale: Sale,
  requestId: string | null,
): Promise<StateChange> {
  const documents = sale.documents && (await markTests(deps, shipment, sale.documents));
  const { trackingNumbers, documentSources, warnings, detail, cost, notes } = sale;
  const isSending = shipment.state === 'SENDING';
  const isComplete = documents !== undefined && !documentSources && unlabelledIn(shipment, documents).length === 0;
  return {
    shipmentId: shipment.id,
    to: stateAfterSale(shipment.state, isComplete),
    actor: 'carrier',
    requestId,
    reason: null,
    ...(isSending && {
      attempt: { outcome: 'PURCHASED', detail: detail ? inEnglish(detail) : null, trouble: detail ?? null },
    }),
    trackingNumbers,
    ...(documents && { documents }),
    ...(documentSources && { documentSources }),
    ...(warnings && { warnings }),
    ...(isCost(cost) && { cost }),
    ...(notes && { notes }),
  };
}

/** What the journal says of a failure. The carrier's own words may hold an address; they stay with the attempt. */
const REASON_OF = {
  rejected: 'The carrier refused.',
  not_sent: 'Nothing was sent.',
  unknown: 'There was no certain answer.',
} as const;

function refusalOf(shipment: ShipmentRecord, outcome: FailedPurchase): EngineError {
  const { transactionId } = shipment;
  const { trouble } = outcome;
  switch (outcome.kind) {
    case 'rejected':
      return new EngineError('CARRIER_REJECTED', outcome.reason, { trouble });
    case 'not_sent':
      return new EngineError(
        'CARRIER_UNAVAILABLE',
        `${outcome.reason} Nothing was bought; the same transactionId may be sent again.`,
        { trouble },
      );
    case 'unknown':
      return new EngineError(
        'CARRIER_OUTCOME_UNKNOWN',
        `${outcome.reason} Transaction ${transactionId} may have been bought: do not send it again, under this id or another.`,
        { trouble },
      );
  }
}

/** The carrier, or the station for it. */
function refuserOf({ kind, trouble }: FailedPurchase): Pick<StateChange, 'actor' | 'reason'> {
  const refusedHere = trouble && REFUSED_HERE[trouble.code];
  if (refusedHere) return { actor: 'station', reason: `${refusedHere.title}.` };
  return { actor: kind === 'rejected' ? 'carrier' : 'station', reason: REASON_OF[kind] };
}

/** The change of state that an answer is which is no sale. */
function changeOf(shipment: ShipmentRecord, outcome: FailedPurchase, problem: Problem): StateChange {
  const to = stateAfterFailure(outcome.kind);
  return {
    ...{ shipmentId: shipment.id, to, ...refuserOf(outcome), requestId: problem.requestId },
    attempt: { outcome: to, detail: outcome.reason, trouble: outcome.trouble ?? null },
    problem,
    ...(outcome.notes && { notes: outcome.notes }),
  };
}
