import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Session } from '../database.ts';
import { IS_ALIVE, type Desk } from '../desk.ts';
import { SHIPMENT_COLUMNS, toRecord, type ShipmentRow } from './shipment-rows.ts';

const select = (condition: string) => `SELECT ${SHIPMENT_COLUMNS} FROM shipment ${condition}`;
/** How far the clocks of two desks may be apart. */
const MARGIN_MS = 60_000;
const BY_ID = select('WHERE id = $1');

/** Shipments that say that they are for the order $2 from the source $1. */
export const OF_ORDER = `prepared -> 'order' ->> 'orderNumber' = $2 AND prepared -> 'order' ->> 'source' = $1`;

export function openShipmentsReader(database: Session) {
  const orNull = (row: ShipmentRow | null) => row && toRecord(row);
  return {
    find: async (shipmentId: string) => orNull(await database.one<ShipmentRow>(BY_ID, [shipmentId])),
    /** The one that holds the id of a client, or else its newest one; the newest of any client where clientId is null. */
    findByTransaction: async (clientId: string | null, transactionId: string) =>
      orNull(
        await database.one<ShipmentRow>(
          select(
            'WHERE transaction_id = $1 AND ($2::text IS NULL OR client_id = $2) ORDER BY ($2::text IS NOT NULL AND holds_id) DESC, sequence DESC LIMIT 1',
          ),
          [transactionId, clientId],
        ),
      ),
    /** Oldest first. */
    async findByOrder(source: string, orderNumber: string): Promise<ShipmentRecord[]> {
      const rows = await database.all<ShipmentRow>(select(`WHERE ${OF_ORDER} ORDER BY sequence`), [
        source,
        orderNumber,
      ]);
      return rows.map(toRecord);
    },
    async countDoubts(): Promise<{ count: number; oldestAt: number | null }> {
      const doubts = await database.one<{ count: number; oldestAt: number | null }>(
        `SELECT count(*) AS count, min(accepted_at) AS "oldestAt" FROM shipment WHERE state = 'UNKNOWN'`,
      );
      return doubts ?? { count: 0, oldestAt: null };
    },
    /** Oldest first. */
    async abandonedFor({ id, run }: Desk): Promise<ShipmentRecord[]> {
      const rows = await database.all<ShipmentRow>(
        select(`WHERE state IN ('RESERVED', 'SENDING') AND run <> $2 AND (station_id = $1 OR (
            NOT EXISTS (SELECT 1 FROM station WHERE station.run = shipment.run AND ${IS_ALIVE})
            AND (SELECT max(deadline_at) FROM attempt WHERE attempt.shipment = shipment.sequence)
              < extract(epoch FROM clock_timestamp()) * 1000 - ${MARGIN_MS}))
          ORDER BY sequence`),
        [id, run],
      );
      return rows.map(toRecord);
    },
    /** Oldest first. */
    async submittedVoids(): Promise<ShipmentRecord[]> {
      const rows = await database.all<ShipmentRow>(select('WHERE void_request IS NOT NULL ORDER BY sequence'), []);
      return rows.map(toRecord);
    },
    /** Oldest first. */
    async inStates(states: readonly ShipmentState[]): Promise<ShipmentRecord[]> {
      const rows = await database.all<ShipmentRow>(select('WHERE state = ANY($1) ORDER BY sequence'), [states]);
      return rows.map(toRecord);
    },
  };
}
