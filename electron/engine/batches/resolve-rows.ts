import type { BatchesDeps } from './deps.ts';
import { holdsPurchase, outcomeOf } from './row-outcome.ts';
import type { BatchRecord, BatchRowRecord } from './batch-store.ts';

const ALL = 1_000_000;

/**
 * Puts in order the rows that a stop or a crash left RUNNING: what the ledger knows of their transactions is what became of them;
 * those that never reached it, or provably not the carrier, are ready again. Buys nothing.
 */
export async function resolveRunningRows(deps: BatchesDeps, batch: BatchRecord): Promise<void> {
  const { batches, shipments } = deps.ledger;
  for (const row of await batches.rows({ batchId: batch.id, states: ['RUNNING'], after: 0, limit: ALL })) {
    const shipment = await shipments.findByTransaction(batch.clientId, row.transactionId);
    const isOfThisRun = shipment !== null && (holdsPurchase(shipment) || shipment.acceptedAt >= row.updatedAt);
    const wasCutOff = shipment?.state === 'NOT_SENT' && shipment.problem === null;
    const outcome = isOfThisRun && !wasCutOff ? outcomeOf(row, shipment) : { state: 'READY' as const };
    await batches.changeRow(batch.id, row.number, ['RUNNING'], { ...outcome, at: deps.ledger.now() });
  }
}

/** Follows rows in doubt: what was settled by a look-up or a person since is what became of them. Says how many were settled. */
export async function resolveUnknownRows(deps: BatchesDeps, batch: BatchRecord): Promise<number> {
  const { batches, shipments } = deps.ledger;
  const unknown = await batches.rows({ batchId: batch.id, states: ['UNKNOWN'], after: 0, limit: ALL });
  const resolveRow = async (row: BatchRowRecord): Promise<boolean> => {
    const shipment = await shipments.findByTransaction(batch.clientId, row.transactionId);
    const outcome = shipment && outcomeOf(row, shipment, { wasInDoubt: true });
    if (!outcome || outcome.state === 'UNKNOWN') return false;
    return (await batches.changeRow(batch.id, row.number, ['UNKNOWN'], { ...outcome, at: deps.ledger.now() })) !== null;
  };
  const resolved = await Promise.all(unknown.map(resolveRow));
  return resolved.filter(Boolean).length;
}
