import type { Database } from 'better-sqlite3';
import { firstIdOf } from '#electron/engine/batches/row-id.ts';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import { problemOfLostRow } from '#electron/ledger/lost-shipments.ts';

interface UnboughtRow {
  batch: number;
  number: number;
  clientId: string;
  transactionId: string;
}

/**
 * A row of a batch that bought nothing as the backup has it, and whose shipment was accepted since, also under an id that it got by a change, is in doubt as its
 * shipment is, so that nobody buys it again. What becomes of the shipment becomes of the row. Inside the caller's transaction.
 * @param at milliseconds
 */
export function putRowsInDoubt(restored: Database, later: ReadonlyMap<string, NewerShipment>, at: number): void {
  const isHeld = restored.prepare<[string]>(
    "SELECT 1 FROM shipment WHERE id = ? AND state NOT IN ('NOT_SENT', 'REJECTED')",
  );
  const held = new Map(
    [...later.values()].filter(({ id }) => isHeld.get(id) !== undefined).map((each) => [keyOf(each), each] as const),
  );
  const rows = restored.prepare<[], UnboughtRow>(`
    SELECT batch, number, client_id AS clientId, transaction_id AS transactionId FROM batch_row JOIN batch ON batch.sequence = batch
    WHERE batch_row.state NOT IN ('BOUGHT', 'UNKNOWN')`);
  const update = restored.prepare(`
    UPDATE batch_row SET state = 'UNKNOWN', shipment_id = :id, transaction_id = :transactionId, problem = :problem, errors = '[]',
      updated_at = :at
    WHERE batch = :batch AND number = :number`);
  for (const { batch, number, ...row } of held.size > 0 ? rows.all() : []) {
    const shipment = held.get(keyOf(row));
    if (!shipment) continue;
    const { id, transactionId } = shipment;
    update.run({ batch, number, id, transactionId, problem: JSON.stringify(problemOfLostRow(shipment)), at });
  }
}

const keyOf = ({ clientId, transactionId }: Pick<UnboughtRow, 'clientId' | 'transactionId'>) =>
  `${clientId} ${firstIdOf(transactionId)}`;
