import type { Database } from 'better-sqlite3';
import type { PackageRow } from './shipment-rows.ts';
import { plannedOnce } from '../planned-once.ts';

export type Packages = ReturnType<typeof openPackages>;

/** The packages of shipments, by the shipment's sequence. Writes inside the caller's transaction. */
export function openPackages(database: Database) {
  const insert = database.prepare(
    'INSERT INTO package (shipment, number, item_transaction_id, platform_tracking_number) VALUES (?, ?, ?, ?)',
  );
  const setTrackingNumber = database.prepare(
    `UPDATE package SET tracking_number = ? WHERE shipment = ${plannedOnce('?')} AND number = ?`,
  );
  const ofShipment = database.prepare<[number], PackageRow>(
    `SELECT platform_tracking_number, tracking_number FROM package WHERE shipment = ${plannedOnce('?')} ORDER BY number`,
  );

  return {
    add(shipment: number, packages: readonly { itemTransactionId: string; platformTrackingNumber: string }[]): void {
      for (const [index, each] of packages.entries()) {
        insert.run(shipment, index + 1, each.itemTransactionId, each.platformTrackingNumber);
      }
    },

    /** @throws Error where there is not one number per package: a bug of the caller. */
    setTrackingNumbers(shipment: number, trackingNumbers: readonly string[]): void {
      const count = ofShipment.all(shipment).length;
      if (trackingNumbers.length !== count) {
        throw new Error(`${trackingNumbers.length} tracking numbers for a shipment of ${count} packages`);
      }
      for (const [index, number] of trackingNumbers.entries()) setTrackingNumber.run(number, shipment, index + 1);
    },

    ofShipment: (shipment: number) => ofShipment.all(shipment),
  };
}
