import type { UnprintedRecord, UnprintedStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { LIST_UNPRINTED } from '../../printing/list-unprinted.ts';
import type { Database } from '../database.ts';

/** Of all desks. What another desk is still to print stays its own. */
export function openUnprinted(
  database: Database,
  { stationId, time }: { stationId: string; time: LedgerTime },
): UnprintedStore {
  return {
    leave: ({ shipmentId, printerId }) =>
      database.transaction(async (session) => {
        await session.run('DELETE FROM print_order WHERE shipment_id = $1 AND station_id = $2', [
          shipmentId,
          stationId,
        ]);
        await session.run(
          `INSERT INTO unprinted_label (shipment_id, printer_id, left_at) VALUES ($1, $2, $3)
           ON CONFLICT (shipment_id) DO NOTHING`,
          [shipmentId, printerId, time.now()],
        );
      }),
    list: () => database.all<UnprintedRecord>(LIST_UNPRINTED, []),
    remove: async (shipmentId) =>
      (await database.run('DELETE FROM unprinted_label WHERE shipment_id = $1', [shipmentId])) > 0,
  };
}
