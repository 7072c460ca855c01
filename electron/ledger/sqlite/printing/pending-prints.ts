import type { Database } from 'better-sqlite3';
import type { OpenPrintRecord, PendingPrintStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export const REMOVE_DUE_ROW =
  'DELETE FROM batch_print_due WHERE batch = (SELECT sequence FROM batch WHERE id = ?) AND number = ?';

export function openPendingPrints(database: Database, queue: WriteQueue, time: LedgerTime): PendingPrintStore {
  const put = database.prepare(`
    INSERT INTO print_order (shipment_id, client_id, printer_id, ordered_at)
    VALUES (:shipmentId, :clientId, :printerId, :at)
    ON CONFLICT (shipment_id) DO UPDATE SET client_id = :clientId, printer_id = :printerId, ordered_at = :at`);
  const all = database.prepare<[], OpenPrintRecord>(`
    SELECT shipment_id AS shipmentId, print_order.client_id AS clientId, printer_id AS printerId, ordered_at AS orderedAt, state
    FROM print_order LEFT JOIN shipment ON shipment.id = shipment_id ORDER BY ordered_at`);
  const remove = database.prepare<[string]>('DELETE FROM print_order WHERE shipment_id = ?');
  const removeRow = database.prepare<[string, number]>(REMOVE_DUE_ROW);

  return {
    put: (order, row) =>
      queue.write(() => {
        if (row && removeRow.run(row.batchId, row.number).changes === 0) return;
        put.run({ ...order, at: time.now() });
      }),
    list: async () => reading(() => all.all()),
    remove: (shipmentId) => queue.write(() => void remove.run(shipmentId)),
  };
}
