import type { Database } from 'better-sqlite3';
import type { ShipmentState } from '#shared/schema/shipment.ts';

/** A shipment of a ledger that is put away, which the backup in its place did not have. Instants in milliseconds. */
export interface LaterShipment {
  id: string;
  clientId: string;
  transactionId: string;
  state: ShipmentState;
  acceptedAt: number;
  carrierId: string;
  carrierCode: string;
  holdsId: 0 | 1;
  blankedAt: number | null;
  /** JSON, as it was written. */
  warnings: string;
  prepared: string;
  packages: { itemTransactionId: string; platformTrackingNumber: string }[];
  /** Of the carrier; empty where none were bought. */
  trackingNumbers: string[];
}

type Row = Omit<LaterShipment, 'packages' | 'trackingNumbers'> & { sequence: number };
type PackageRow = LaterShipment['packages'][number] & { trackingNumber: string | null };

/** Those of `old` that `restored` does not have, in the order in which they were accepted. */
export function* laterShipments(old: Database, restored: Database): Generator<LaterShipment> {
  const isThere = restored.prepare<[string]>('SELECT 1 FROM shipment WHERE id = ?');
  const packagesOf = old.prepare<[number], PackageRow>(`
    SELECT item_transaction_id AS itemTransactionId, platform_tracking_number AS platformTrackingNumber, tracking_number AS trackingNumber
    FROM package WHERE shipment = ? ORDER BY number`);
  const rows = old.prepare<[], Row>(`
    SELECT sequence, id, client_id AS clientId, transaction_id AS transactionId, state, accepted_at AS acceptedAt, carrier_id AS carrierId,
      carrier_code AS carrierCode, holds_id AS holdsId, blanked_at AS blankedAt, warnings, prepared
    FROM shipment ORDER BY sequence`);
  for (const { sequence, ...row } of rows.iterate()) {
    if (isThere.get(row.id) !== undefined) continue;
    const packages = packagesOf.all(sequence);
    yield {
      ...row,
      packages: packages.map(({ trackingNumber: _, ...each }) => each),
      trackingNumbers: packages.flatMap(({ trackingNumber }) => trackingNumber ?? []),
    };
  }
}
