import type { Database } from 'better-sqlite3';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import type { ShipmentState } from '#shared/schema/shipping/shipment.ts';
import type { WitnessedChange } from '#electron/ledger/local/witness.ts';
import { movesToVoid, saidOfLost } from '#electron/ledger/lost-shipments.ts';
import { NOT_VOUCHED, vouch, type Vouched, type Vouching } from '#electron/ledger/shipped-digest.ts';
import { openAttempts } from '../shipments/attempts.ts';
import { openPackages } from '../shipments/packages.ts';
import { openSearchIndex } from '../shipments/search-index.ts';
import { openDocumentSources } from '../documents/document-sources.ts';
import { openJournal } from '../journal/journal.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';

const REASON = 'It was voided after the backup that was restored.';

/** A shipment whose label was voided, with the carrier's numbers. */
export type Voided = Pick<WitnessedChange, 'id' | 'trackingNumbers'>;

interface Row extends Vouched {
  sequence: number;
  state: ShipmentState;
  transactionId: string;
  /** JSON. */
  prepared: string;
}

/** Those of a ledger. */
export function voidedIn(database: Database): Voided[] {
  const rows = database.prepare<[], { id: string; numbers: string }>(`
    SELECT id, (SELECT json_group_array(tracking_number ORDER BY number) FROM package WHERE package.shipment = shipment.sequence) AS numbers
    FROM shipment WHERE state = 'VOIDED'`);
  return rows.all().map(({ id, numbers }) => ({ id, trackingNumbers: JSON.parse(numbers) as string[] }));
}

interface Ledgers {
  old: Database;
  restored: Database;
  checksums: RowChecksums;
}

/** Voids that carriers were asked for, and have not decided; of one that is in doubt they are asked once a look-up has found it. */
export function takeVoidRequests({ old, restored, checksums }: Ledgers): void {
  const asked = old.prepare<[], Request>(
    'SELECT id, void_request AS request FROM shipment WHERE void_request IS NOT NULL',
  );
  const put = restored.prepare<[Request], { sequence: number }>(`
    UPDATE shipment SET void_request = :request WHERE id = :id AND state IN ('UNKNOWN', 'PURCHASED', 'LABELLED') RETURNING sequence`);
  for (const row of asked.all()) {
    const found = put.get(row);
    if (found) checksums.putShipment(found.sequence);
  }
}

interface Request {
  id: string;
  request: string;
}

/**
 * Voids, in a ledger that is being restored, what was voided since, whatever had become of it by the backup: a label that a look-up finds again
 * must not be taken for one that is good. Inside the caller's transaction. @param at milliseconds
 */
export function openVoidCarrier(restored: Database, checksums: RowChecksums, at: number): (voided: Voided) => void {
  const packages = openPackages(restored);
  const attempts = openAttempts(restored);
  const journal = openJournal(restored);
  const searchIndex = openSearchIndex(restored);
  const sources = openDocumentSources(restored);
  const find = restored.prepare<[string], Row>(
    `SELECT sequence, state, transaction_id AS transactionId, prepared, salt, content_revision AS revision FROM shipment WHERE id = ?`,
  );
  const update = restored.prepare(`
    UPDATE shipment SET state = 'VOIDED', updated_at = :at, salt = :salt, content_revision = :revision, problem = NULL, void_request = NULL
    WHERE sequence = :sequence`);

  /** Gives it the numbers that it was bought under. @returns the digest of it with them */
  function number({ sequence, transactionId, prepared, ...vouched }: Row, trackingNumbers: string[]): Vouching {
    packages.setTrackingNumbers(sequence, trackingNumbers);
    const platformTrackingNumbers = packages.ofShipment(sequence).map((each) => each.platform_tracking_number);
    const numbers = { platformTrackingNumbers, trackingNumbers };
    searchIndex.put(sequence, { transactionId, prepared: JSON.parse(prepared) as PreparedShipment, ...numbers });
    return vouch(vouched, { prepared, ...numbers, documents: [] }) ?? { ...vouched, content: null };
  }

  return ({ id, trackingNumbers }) => {
    const row = find.get(id);
    const moves = row ? movesToVoid(row.state) : [];
    if (!row || moves.length === 0) return;
    const { sequence, state } = row;
    const isNumbered = state === 'PURCHASED' || state === 'LABELLED';
    if (!isNumbered && trackingNumbers.length !== packages.ofShipment(sequence).length) return;
    const { salt, revision, content } = isNumbered ? { ...NOT_VOUCHED, ...row } : number(row, trackingNumbers);
    const said = saidOfLost('OUTCOME_LOST', { id, state: 'VOIDED', trackingNumbers });
    attempts.finish(sequence, at, { outcome: 'PURCHASED', detail: inEnglish(said), trouble: said });
    sources.remove(sequence);
    update.run({ sequence, at, salt, revision });
    let from = state;
    for (const [index, to] of moves.entries()) {
      const line = { at, shipmentId: id, actor: 'station', requestId: null, reason: REASON };
      journal.append({ ...line, from, to, content: index === 0 ? content : null });
      from = to;
    }
    checksums.putShipment(sequence);
  };
}
