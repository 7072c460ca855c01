import type { Database } from 'better-sqlite3';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import { problemOfLostRow } from '#electron/ledger/lost-shipments.ts';

/**
 * A row of a batch that the backup has as still to be bought, and whose shipment was accepted since, is in doubt as its shipment is, so that nobody takes it
 * for one that waits. What becomes of the shipment becomes of the row. Inside the caller's transaction.
 * @param at milliseconds
 */
export function putRowsInDoubt(restored: Database, later: ReadonlyMap<string, NewerShipment>, at: number): void {
  const rows = restored.prepare<[], { batch: number; number: number; shipmentId: string }>(`
    SELECT batch, number, shipment.id AS shipmentId FROM batch_row JOIN batch ON batch.sequence = batch
    JOIN shipment ON shipment.transaction_id = batch_row.transaction_id AND shipment.client_id = batch.client_id
    WHERE batch_row.state IN ('READY', 'RUNNING', 'NOT_SENT') AND shipment.state NOT IN ('NOT_SENT', 'REJECTED') ORDER BY shipment.sequence`);
  const update = restored.prepare(`
    UPDATE batch_row SET state = 'UNKNOWN', shipment_id = :shipmentId, problem = :problem, updated_at = :at
    WHERE batch = :batch AND number = :number`);
  for (const row of rows.all()) {
    const shipment = later.get(row.shipmentId);
    if (shipment) update.run({ ...row, problem: JSON.stringify(problemOfLostRow(shipment)), at });
  }
}
