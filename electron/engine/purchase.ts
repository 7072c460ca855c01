import type { Problem } from '#shared/schema/problem.ts';
import type { EngineDeps } from './deps.ts';
import { EngineError } from './engine-error.ts';
import type { PurchaseOrder, PurchaseOutcome, ShipmentRecord, StateChange } from './ports.ts';
import { toProblem } from './problem.ts';

/** How long an adapter may take to say what became of a purchase after its deadline. */
const LAST_WORD_MS = 1000;

export interface PurchaseCall {
  requestId: string;
  timeoutMs: number;
  /** Aborted when the station stops. */
  stopped: AbortSignal;
}

/**
 * Sends an accepted shipment to its carrier and records what came of it. Never sends twice: whatever is not proof is UNKNOWN.
 * @throws EngineError CARRIER_REJECTED, CARRIER_UNAVAILABLE or CARRIER_OUTCOME_UNKNOWN, recorded before it is thrown.
 */
export async function buy(deps: EngineDeps, shipment: ShipmentRecord, call: PurchaseCall): Promise<ShipmentRecord> {
  const signal = AbortSignal.any([AbortSignal.timeout(call.timeoutMs), call.stopped]);
  const outcome = await send(deps, orderOf(shipment, signal));
  return settle(deps, shipment, outcome, call.requestId);
}

export const orderOf = (shipment: ShipmentRecord, signal: AbortSignal): PurchaseOrder => ({
  shipmentId: shipment.id,
  transactionId: shipment.transactionId,
  shipment: shipment.prepared,
  platformTrackingNumbers: shipment.platformTrackingNumbers,
  signal,
});

async function send(deps: EngineDeps, order: PurchaseOrder): Promise<PurchaseOutcome> {
  const adapter = deps.adapters[order.shipment.account.adapter.type];
  try {
    return checkNumbers(order, await Promise.race([adapter.purchase(order), silence(order.signal)]));
  } catch (error) {
    deps.log('adapter failed', { shipmentId: order.shipmentId, error: String(error) });
    return { kind: 'unknown', reason: `The adapter failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Resolves some time after the deadline, for an adapter that does not keep to it. */
const silence = (signal: AbortSignal) =>
  new Promise<PurchaseOutcome>((resolve) => {
    const giveUp = () =>
      setTimeout(() => resolve({ kind: 'unknown', reason: 'No answer before the deadline.' }), LAST_WORD_MS).unref();
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });

/** A sale without a number for every package is not one we can label. */
export function checkNumbers(order: PurchaseOrder, outcome: PurchaseOutcome): PurchaseOutcome {
  if (outcome.kind !== 'purchased') return outcome;
  const expected = order.shipment.packages.length;
  const numbers = outcome.trackingNumbers.filter((number) => number !== '');
  if (numbers.length === expected && outcome.trackingNumbers.length === expected) return outcome;
  return {
    kind: 'unknown',
    reason: `The carrier sold ${numbers.length} of ${expected} packages: ${numbers.join(', ') || 'no number'}.`,
  };
}

/** Records the outcome, draws the labels, and answers or throws accordingly. */
async function settle(
  deps: EngineDeps,
  shipment: ShipmentRecord,
  outcome: PurchaseOutcome,
  requestId: string,
): Promise<ShipmentRecord> {
  if (outcome.kind === 'purchased') {
    try {
      const bought = await deps.ledger.shipments.advance(purchaseOf(shipment, outcome, requestId));
      return bought.state === 'LABELLED' ? bought : await label(deps, bought, requestId);
    } catch (error) {
      throw boughtBut(deps, shipment, outcome.trackingNumbers, error);
    }
  }
  const refusal = refusalOf(shipment, outcome);
  const problem = toProblem(refusal, { requestId, transactionId: shipment.transactionId });
  await deps.ledger.shipments.advance(failureOf(shipment, outcome, problem));
  throw refusal;
}

export const purchaseOf = (
  shipment: ShipmentRecord,
  outcome: Extract<PurchaseOutcome, { kind: 'purchased' }>,
  requestId: string | null,
): StateChange => ({
  shipmentId: shipment.id,
  to: outcome.documents && shipment.state === 'SENDING' ? 'LABELLED' : 'PURCHASED',
  actor: 'carrier',
  requestId,
  reason: null,
  ...(shipment.state === 'SENDING' && { attempt: { outcome: 'PURCHASED', detail: null } }),
  trackingNumbers: outcome.trackingNumbers,
  ...(outcome.documents && { documents: outcome.documents }),
  ...(outcome.warnings && { warnings: outcome.warnings }),
});

/** Draws the documents of a bought shipment and stores them: PURCHASED to LABELLED. */
export async function label(
  deps: EngineDeps,
  bought: ShipmentRecord,
  requestId: string | null,
): Promise<ShipmentRecord> {
  const stored = await deps.ledger.shipments.documents(bought.id);
  const documents =
    stored.length > 0
      ? []
      : await deps.renderer.render({
          shipment: bought.prepared,
          trackingNumbers: bought.trackingNumbers,
          platformTrackingNumbers: bought.platformTrackingNumbers,
          acceptedAt: bought.acceptedAt,
        });
  return deps.ledger.shipments.advance({
    shipmentId: bought.id,
    to: 'LABELLED',
    actor: 'station',
    requestId,
    reason: null,
    documents,
  });
}

/** What the journal says of a failure. The carrier's own words may hold an address; they stay with the attempt. */
const REASON_OF = {
  rejected: 'The carrier refused.',
  not_sent: 'Nothing was sent.',
  unknown: 'There was no certain answer.',
} as const;
const STATE_OF = { rejected: 'REJECTED', not_sent: 'NOT_SENT', unknown: 'UNKNOWN' } as const;
type Failure = Exclude<PurchaseOutcome, { kind: 'purchased' }>;

function refusalOf(shipment: ShipmentRecord, outcome: Failure): EngineError {
  const { transactionId } = shipment;
  switch (outcome.kind) {
    case 'rejected':
      return new EngineError('CARRIER_REJECTED', outcome.reason);
    case 'not_sent':
      return new EngineError(
        'CARRIER_UNAVAILABLE',
        `${outcome.reason} Nothing was bought; the same transactionId may be sent again.`,
      );
    case 'unknown':
      return new EngineError(
        'CARRIER_OUTCOME_UNKNOWN',
        `${outcome.reason} Transaction ${transactionId} may have been bought: do not send it again, under this id or another.`,
      );
  }
}

const failureOf = (shipment: ShipmentRecord, outcome: Failure, problem: Problem): StateChange => ({
  shipmentId: shipment.id,
  to: STATE_OF[outcome.kind],
  actor: outcome.kind === 'rejected' ? 'carrier' : 'station',
  requestId: problem.requestId,
  reason: REASON_OF[outcome.kind],
  attempt: { outcome: STATE_OF[outcome.kind], detail: outcome.reason },
  problem,
});

/** The money is spent and something of ours failed after it: the caller must learn both. */
function boughtBut(deps: EngineDeps, shipment: ShipmentRecord, trackingNumbers: string[], error: unknown): EngineError {
  deps.log('bought, but not finished', { shipmentId: shipment.id, error: String(error) });
  const storageFull = error instanceof Error && error.name === 'StorageFullError';
  return new EngineError(
    storageFull ? 'STORAGE_FULL' : 'INTERNAL_ERROR',
    `The labels were bought (${trackingNumbers.join(', ')}), but they could not be ${storageFull ? 'stored' : 'drawn'}. Do not send the transaction again; read it with GET /station/v1/shipments/by-transaction/${encodeURIComponent(shipment.transactionId)}.`,
    { purchase: 'made', cause: error },
  );
}
