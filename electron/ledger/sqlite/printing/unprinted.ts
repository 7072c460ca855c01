import type { Database } from 'better-sqlite3';
import type { UnprintedRecord, UnprintedStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { LIST_UNPRINTED } from '../../printing/list-unprinted.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openUnprinted(database: Database, queue: WriteQueue, time: LedgerTime): UnprintedStore {
  const removeOrder = database.prepare<[string]>('DELETE FROM print_order WHERE shipment_id = ?');
  const put = database.prepare(`
    INSERT INTO unprinted_label (shipment_id, printer_id, left_at) VALUES (:shipmentId, :printerId, :at)
    ON CONFLICT (shipment_id) DO NOTHING`);
  const all = database.prepare<[], UnprintedRecord>(LIST_UNPRINTED);
  const remove = database.prepare<[string]>('DELETE FROM unprinted_label WHERE shipment_id = ?');

  return {
    leave: (shipment) =>
      queue.write(() => {
        removeOrder.run(shipment.shipmentId);
        put.run({ ...shipment, at: time.now() });
      }),
    list: async () => reading(() => all.all()),
    remove: (shipmentId) => queue.write(() => remove.run(shipmentId).changes > 0),
  };
}
