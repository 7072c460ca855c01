import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';
import type { ShipmentState } from '#shared/schema/shipment.ts';

/** A shipment of which a restored ledger knows nothing. */
export interface LostShipment {
  transactionId: string;
  carrierId: string;
  state: ShipmentState;
  /** Milliseconds of ledger time. */
  acceptedAt: number;
  trackingNumbers: string[];
}

type Row = Omit<LostShipment, 'trackingNumbers'> & { trackingNumbers: string };

/** Reads, as far as it can be read, what the ledger at `path` has after the shipment; from a copy, since reading could change the files. */
export async function shipmentsAfter(path: string, sequence: number): Promise<LostShipment[] | null> {
  if (!existsSync(path)) return null;
  const folder = mkdtempSync(join(dirname(path), 'examined-'));
  const copy = join(folder, 'ledger.db');
  try {
    for (const suffix of ['', '-wal']) if (existsSync(path + suffix)) copyFileSync(path + suffix, copy + suffix);
    const database = new Database(copy, { fileMustExist: true });
    try {
      const rows = database.prepare<[number], Row>(`
        SELECT transaction_id AS transactionId, carrier_id AS carrierId, state, accepted_at AS acceptedAt,
          (SELECT json_group_array(tracking_number) FROM package WHERE package.shipment = sequence AND tracking_number IS NOT NULL) AS trackingNumbers
        FROM shipment WHERE sequence > ? ORDER BY sequence`);
      return rows
        .all(sequence)
        .map((row) => ({ ...row, trackingNumbers: JSON.parse(row.trackingNumbers) as string[] }));
    } finally {
      database.close();
    }
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
