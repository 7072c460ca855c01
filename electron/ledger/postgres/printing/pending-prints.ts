import type { OpenPrintRecord, PendingPrintStore } from '#electron/engine/printing/ports.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import type { Database } from '../database.ts';

/** The orders of one desk. A shipment has one order among all desks, that of the desk that asked last: no label comes out at two of them by itself. */
export function openPendingPrints(
  database: Database,
  { stationId, time }: { stationId: string; time: LedgerTime },
): PendingPrintStore {
  return {
    async put({ shipmentId, clientId, printerId }) {
      await database.run(
        `INSERT INTO print_order (shipment_id, station_id, client_id, printer_id, ordered_at) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (shipment_id) DO UPDATE SET station_id = $2, client_id = $3, printer_id = $4, ordered_at = $5`,
        [shipmentId, stationId, clientId, printerId, time.now()],
      );
    },
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
