import type { Database } from 'better-sqlite3';
import type { ShipmentRecord } from '#electron/engine/shipping/shipment-record.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { Packages } from './packages.ts';
import { SHIPMENT_COLUMNS, toRecord, type ShipmentRow } from './shipment-rows.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { plannedOnce } from '../planned-once.ts';

export type ShipmentsReader = ReturnType<typeof openShipmentsReader>;

/**
 * Shipments that say that they are for an order of so a number, and from so a source. As their index has the number, which has no type: `|| ''` is
 * planned once as a CAST is, and has none either.
 */
export const OF_ORDER = `CASE WHEN json_valid(prepared) THEN json_extract(prepared, '$.order.orderNumber') END = (? || '')
  AND json_extract(prepared, '$.order.source') = ?`;

export function openShipmentsReader(database: Database, packages: Packages, checksums: RowChecksums) {
  const select = (condition: string) =>
    database.prepare<unknown[], ShipmentRow>(`SELECT ${SHIPMENT_COLUMNS} FROM shipment ${condition}`);
  const byId = select('WHERE id = ?');
  const newestOfClient = select(
    `WHERE transaction_id = ${plannedOnce('?', 'TEXT')} AND client_id = ${plannedOnce('?', 'TEXT')} ORDER BY holds_id DESC, sequence DESC LIMIT 1`,
  );
  const newest = select(`WHERE transaction_id = ${plannedOnce('?', 'TEXT')} ORDER BY sequence DESC LIMIT 1`);
  const ofOrder = select(`WHERE ${OF_ORDER} ORDER BY sequence`);
  const inStates = select('WHERE state IN (SELECT value FROM json_each(?)) ORDER BY sequence');
  const submittedVoids = select('WHERE void_request IS NOT NULL ORDER BY sequence');
  const abandoned = database.prepare<[number], ShipmentRow>(
    `SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE state IN ('RESERVED', 'SENDING') AND sequence <= ? ORDER BY sequence`,
  );
  const atOpening = database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM shipment').pluck().get() ?? 0;
  const doubts = database.prepare<[], { count: number; oldestAt: number | null }>(
    `SELECT count(*) AS count, min(accepted_at) AS oldestAt FROM shipment WHERE state = 'UNKNOWN'`,
  );
  const sequenceOf = database.prepare<[string], number>('SELECT sequence FROM shipment WHERE id = ?').pluck();

  const record = (row: ShipmentRow): ShipmentRecord => {
    checksums.checkShipment(row.sequence);
    return toRecord(row, packages.ofShipment(row.sequence));
  };
  const orNull = (row: ShipmentRow | undefined) => (row ? record(row) : null);

  return {
    record,
    row: (shipmentId: string) => byId.get(shipmentId),
    sequenceOf: (shipmentId: string) => sequenceOf.get(shipmentId),
    find: (shipmentId: string) => orNull(byId.get(shipmentId)),
    findByTransaction: (clientId: string | null, transactionId: string) =>
      orNull(clientId === null ? newest.get(transactionId) : newestOfClient.get(transactionId, clientId)),
    /** Oldest first. */
    findByOrder: (source: string, orderNumber: string) => ofOrder.all(orderNumber, source).map(record),
    countDoubts: () => doubts.get() ?? { count: 0, oldestAt: null },
    /** Those being bought that were there when the ledger was opened: nobody else works on it. Oldest first. */
    abandoned: () => abandoned.all(atOpening).map(record),
    /** Oldest first. */
    submittedVoids: () => submittedVoids.all().map(record),
    /** Oldest first. */
    inStates: (states: readonly ShipmentState[]) => inStates.all(JSON.stringify(states)).map(record),
  };
}
