import type { ShippingDeps } from '../deps.ts';
import { purchaseRequestOf } from './purchase-request.ts';
import { markTests } from '../documents/mark-tests.ts';
import { shareOut } from '../documents/share-out.ts';
import { unlabelledIn } from '../documents/unlabelled.ts';
import { renderInputOf } from '../documents/renderer.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import { wordsOf } from '../../diagnostic-error.ts';
import { StateConflictError } from '../../ledger-errors.ts';

/** How long fetching the documents of a shipment may take. */
const FETCH_TIMEOUT_MS = 30_000;

export interface CompletionCall {
  /** Null where no call asked for it. */
  requestId: string | null;
  /** Aborted when the station stops: what is not here then is fetched after the next start. */
  stopped: AbortSignal;
}

/** The labels were bought and are not to be had from the carrier yet. */
export class LabelsPendingError extends Error {
  override readonly name = 'LabelsPendingError';
}

/**
 * Gets the documents of a bought shipment, the carrier's own or drawn here, and stores them: PURCHASED to LABELLED. Buys nothing.
 * @throws LabelsPendingError; the shipment then stays PURCHASED.
 */
export async function completeDocuments(
  deps: ShippingDeps,
  bought: ShipmentRecord,
  { requestId, stopped }: CompletionCall,
): Promise<ShipmentRecord> {
  const documents = await missingDocuments(deps, bought, stopped);
  const change = {
    shipmentId: bought.id,
    to: 'LABELLED',
    actor: 'station',
    requestId,
    reason: null,
    documents,
  } as const;
  try {
    return await deps.ledger.shipments.advance(change);
  } catch (error) {
    if (!(error instanceof StateConflictError)) throw error;
    // Another station of the ledger may have been quicker; then its labels are those of the shipment.
    const found = await deps.ledger.shipments.find(bought.id);
    if (found?.state !== 'LABELLED') throw error;
    return found;
  }
}

async function missingDocuments(
  deps: ShippingDeps,
  bought: ShipmentRecord,
  stopped: AbortSignal,
): Promise<NewDocument[]> {
  const { prepared } = bought;
  const stored = await deps.ledger.shipments.documents(bought.id);
  const adapter = deps.adapters[prepared.account.adapter.type];
  if (!adapter?.documents) {
    if (stored.length > 0) return [];
    return deps.renderer.render(renderInputOf(deps, bought));
  }
  const sources = await deps.ledger.shipments.documentSources(bought.id);
  const unlabelled = unlabelledIn(bought, [...stored, ...sources]);
  if (sources.length === 0 && unlabelled.length === 0) return [];
  try {
    const order = await purchaseRequestOf(
      deps,
      bought,
      AbortSignal.any([AbortSignal.timeout(FETCH_TIMEOUT_MS), stopped]),
    );
    const documents = await adapter.documents({
      ...order,
      trackingNumbers: bought.trackingNumbers,
      sources,
      unlabelled,
    });
    const shared = await shareOut(deps, bought, documents);
    const missing = unlabelledIn(bought, [...stored, ...shared]);
    if (missing.length > 0) throw new Error(`No label came of package ${missing.join(', ')}.`);
    return await markTests(deps, bought, shared);
  } catch (error) {
    throw new LabelsPendingError(wordsOf(error), { cause: error });
  }
}
