import { isDeepStrictEqual } from 'node:util';
import { diagnostic } from '#shared/diagnostics/diagnostic.ts';
import type { ShippingDeps } from '../deps.ts';
import { purchaseRequestOf } from './purchase-request.ts';
import { markTests } from '../documents/mark-tests.ts';
import { shareOut } from '../documents/share-out.ts';
import { unlabelledIn } from '../documents/unlabelled.ts';
import { renderInputOf } from '../documents/renderer.ts';
import { type DocumentPlace, isSamePlace, type NewDocument } from '../documents/document.ts';
import type { ShipmentRecord } from '../shipment-record.ts';
import { DiagnosticError, failureOf } from '../../diagnostic-error.ts';
import { EngineError } from '../../engine-error.ts';
import { StateConflictError } from '../../ledger-errors.ts';
import { inTime } from '../../concurrency/index.ts';
import { toProblem } from '../../problem.ts';

/** How long fetching the documents of a shipment may take. */
const FETCH_TIMEOUT_MS = 30_000;

export interface CompletionCall {
  /** Null where no call asked for it. */
  requestId: string | null;
  /** Aborted when the station stops: what is not here then is fetched after the next start. */
  stopped: AbortSignal;
}

/** The labels were bought and are not to be had from the carrier yet. */
export class LabelsPendingError extends DiagnosticError {
  override readonly name = 'LabelsPendingError';
}

/**
 * Gets the documents of a bought shipment, the carrier's own or drawn here, and stores them: PURCHASED to LABELLED. Buys nothing.
 * @throws LabelsPendingError; the shipment then stays PURCHASED, with the reason as its problem.
 */
export async function completeDocuments(
  deps: ShippingDeps,
  bought: ShipmentRecord,
  { requestId, stopped }: CompletionCall,
): Promise<ShipmentRecord> {
  const documents = await missingDocuments(deps, bought, stopped).catch(async (error: unknown) => {
    if (error instanceof LabelsPendingError && !stopped.aborted) await sayWhy(deps, bought, { error, requestId });
    throw error;
  });
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

/** Has the ledger say why the labels are not here, where that is news. Whatever becomes of it, the shipment stays as it is. */
async function sayWhy(
  { ledger, log }: ShippingDeps,
  bought: ShipmentRecord,
  { error, requestId }: { error: LabelsPendingError; requestId: string | null },
): Promise<void> {
  const { id, transactionId, trackingNumbers, problem: earlier } = bought;
  const call = { requestId: requestId ?? earlier?.requestId ?? '', transactionId };
  const problem = toProblem(boughtBut(bought, trackingNumbers, error), call);
  if (earlier?.code === problem.code && isDeepStrictEqual(earlier.trouble, problem.trouble)) return;
  await ledger.shipments
    .setLabelProblem(id, problem)
    .catch((cause: unknown) => log('why labels are missing is not stored', { shipmentId: id, error: cause }));
}

async function missingDocuments(
  deps: ShippingDeps,
  bought: ShipmentRecord,
  stopped: AbortSignal,
): Promise<NewDocument[]> {
  const { prepared } = bought;
  const stored = await deps.ledger.shipments.documents(bought.id);
  const adapter = deps.adapters[prepared.account.adapter.type];
  const documentsOf = adapter?.documents;
  if (!documentsOf) {
    if (stored.length > 0) return [];
    return deps.renderer.render(renderInputOf(deps, bought));
  }
  const sources = await deps.ledger.shipments.documentSources(bought.id);
  const unlabelled = unlabelledIn(bought, [...stored, ...sources]);
  if (sources.length === 0 && unlabelled.length === 0) return [];
  try {
    const asked = { trackingNumbers: bought.trackingNumbers, sources, unlabelled };
    const documents = await inTime(FETCH_TIMEOUT_MS, stopped, async (signal) =>
      documentsOf({ ...(await purchaseRequestOf(deps, bought, signal)), ...asked }),
    );
    const shared = await shareOut(deps, bought, documents);
    const missing = unlabelledIn(bought, [...stored, ...shared]);
    if (missing.length > 0) throw new DiagnosticError(diagnostic('LABELS_LACKING', { packages: missing.join(', ') }));
    const lacking = shared.filter((each) => !isAmong(stored, each) || isAmong(sources, each));
    return await markTests(deps, bought, lacking);
  } catch (error) {
    throw new LabelsPendingError(failureOf(error, 'LABELS_FAILED'), { cause: error });
  }
}

/** Who is asked for what lacks may give again what came with the sale: a label is stored, and printed, once. */
const isAmong = (known: readonly DocumentPlace[], place: DocumentPlace) =>
  known.some((each) => isSamePlace(each, place));

/** The money is spent and something failed after it: the caller must learn both. */
export function boughtBut(
  { transactionId }: Pick<ShipmentRecord, 'transactionId'>,
  trackingNumbers: string[],
  error: unknown,
): EngineError {
  const recover = `Do not send the transaction again; read it with GET /station/v1/shipments/by-transaction/${encodeURIComponent(transactionId)}.`;
  const bought = `The labels were bought (${trackingNumbers.join(', ')}), but they could not be`;
  const details = { purchase: 'made' as const, cause: error };
  if (error instanceof LabelsPendingError) {
    const { trouble } = error;
    return new EngineError('LABELS_PENDING', `${bought} fetched yet: ${error.message} ${recover}`, {
      ...details,
      trouble,
    });
  }
  if (error instanceof Error && error.name === 'StorageFullError') {
    return new EngineError('STORAGE_FULL', `${bought} stored. ${recover}`, details);
  }
  return new EngineError('INTERNAL_ERROR', `${bought} given out. ${recover}`, details);
}
