import type { Database } from 'better-sqlite3';
import type { Notes } from '#electron/engine/shipping/notes.ts';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import { plannedOnce } from '../planned-once.ts';

type Row = Omit<NewerShipment, 'packages' | 'trackingNumbers' | 'notes'> & { sequence: number };
type PackageRow = NewerShipment['packages'][number] & { trackingNumber: string | null };

const COLUMNS = `
  sequence, id, client_id AS clientId, transaction_id AS transactionId, state, accepted_at AS acceptedAt, carrier_id AS carrierId,
  carrier_code AS carrierCode, holds_id AS holdsId, blanked_at AS blankedAt, warnings, prepared`;

/** Reads shipments for another ledger to take over. */
export function openNewerShipments(database: Database) {
  const packagesOf = database.prepare<[number], PackageRow>(`
    SELECT item_transaction_id AS itemTransactionId, platform_tracking_number AS platformTrackingNumber, tracking_number AS trackingNumber
    FROM package WHERE shipment = ${plannedOnce('?')} ORDER BY number`);
  const one = database.prepare<[string], Row>(`SELECT ${COLUMNS} FROM shipment WHERE id = ?`);
  const all = database.prepare<[], Row>(`SELECT ${COLUMNS} FROM shipment ORDER BY sequence`);

  const notesOf = openNotes(database);

  const whole = ({ sequence, ...row }: Row): NewerShipment => {
    const packages = packagesOf.all(sequence);
    const notes = notesOf(sequence);
    return {
      ...row,
      packages: packages.map(({ trackingNumber: _, ...each }) => each),
      trackingNumbers: packages.flatMap(({ trackingNumber }) => trackingNumber ?? []),
      ...(notes !== null && { notes: JSON.parse(notes) as Notes }),
    };
  };

  return {
    find(id: string): NewerShipment | null {
      const row = one.get(id);
      return row ? whole(row) : null;
    },

    /** Those that `restored` does not have, in the order in which they were accepted. */
    *missingIn(restored: Database): Generator<NewerShipment> {
      const isThere = restored.prepare<[string]>('SELECT 1 FROM shipment WHERE id = ?');
      for (const row of all.iterate()) if (isThere.get(row.id) === undefined) yield whole(row);
    },
  };
}

/** Of the newest attempt, as JSON; a ledger of an older program has none. */
function openNotes(database: Database): (sequence: number) => string | null {
  const hasNotes = database.prepare("SELECT 1 FROM pragma_table_info('attempt') WHERE name = 'notes'").get();
  if (!hasNotes) return () => null;
  const newest = database
    .prepare<[number], string | null>(
      `SELECT notes FROM attempt WHERE shipment = ${plannedOnce('?')} ORDER BY number DESC LIMIT 1`,
    )
    .pluck();
  return (sequence) => newest.get(sequence) ?? null;
}
