import type { OpenPrintRecord, PendingPrintStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import type { Database } from '../database.ts';

export const REMOVE_DUE_ROW =
  'DELETE FROM batch_print_due WHERE batch = (SELECT sequence FROM batch WHERE id = $1) AND number = $2';

/** The orders of one desk. A shipment has one order among all desks, that of the desk that asked last: no label comes out at two of them by itself. */
export function openPendingPrints(
  database: Database,
  { stationId, time }: { stationId: string; time: LedgerTime },
): PendingPrintStore {
  return {
    put: ({ shipmentId, clientId, printerId }, row) =>
      database.transaction(async (session) => {
        if (row && (await session.run(REMOVE_DUE_ROW, [row.batchId, row.number])) === 0) return;
        await session.run(
          `INSERT INTO print_order (shipment_id, station_id, client_id, printer_id, ordered_at) VALUES ($1, $2, $3, $4, $5)
           ON CONFLICT (shipment_id) DO UPDATE SET station_id = $2, client_id = $3, printer_id = $4, ordered_at = $5`,
          [shipmentId, stationId, clientId, printerId, time.now()],
        );
      }),
    list: () =>
      database.all<OpenPrintRecord>(
        `SELECT shipment_id AS "shipmentId", print_order.client_id AS "clientId", printer_id AS "printerId", ordered_at AS "orderedAt",
           state
         FROM print_order LEFT JOIN shipment ON shipment.id = shipment_id WHERE print_order.station_id = $1 ORDER BY ordered_at`,
        [stationId],
      ),
    async remove(shipmentId) {
      await database.run('DELETE FROM print_order WHERE shipment_id = $1 AND station_id = $2', [shipmentId, stationId]);
    },
  };
}
