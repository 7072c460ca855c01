import type { Database } from 'better-sqlite3';
import type { PreparedShipment } from '#electron/engine/rules/prepared-shipment.ts';
import { inEnglish } from '#shared/diagnostics/diagnostic.ts';
import { openAttempts } from '../shipments/attempts.ts';
import { openJournal } from '../journal/journal.ts';
import { carriedState, saidOfLost } from '#electron/ledger/lost-shipments.ts';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import type { WitnessedChange } from '#electron/ledger/local/witness.ts';
import { openNewerShipments } from './newer-shipments.ts';
import { openPackages } from '../shipments/packages.ts';
import type { RowChecksums } from '../integrity/row-checksums.ts';
import { freesTransactionId } from '#electron/ledger/transaction-id-hold.ts';
import { NOT_VOUCHED, vouchNew } from '#electron/ledger/shipped-digest.ts';
import { openSearchIndex } from '../shipments/search-index.ts';

const REASON = 'It was accepted after the backup that was restored.';

/** Puts shipments of another ledger into this one, under their ids and numbers; inside the caller's transaction. @param at milliseconds */
export function insertMissingShipments(
  restored: Database,
  checksums: RowChecksums,
  at: number,
): (later: NewerShipment) => void {
  const packages = openPackages(restored);
  const attempts = openAttempts(restored);
  const journal = openJournal(restored);
  const searchIndex = openSearchIndex(restored);
  const holder = restored.prepare<[string, string], { sequence: number; acceptedAt: number }>(
    'SELECT sequence, accepted_at AS acceptedAt FROM shipment WHERE client_id = ? AND transaction_id = ? AND holds_id = 1',
  );
  const freeId = restored.prepare<[number]>('UPDATE shipment SET holds_id = 0 WHERE sequence = ?');
  const insert = restored.prepare(`
    INSERT INTO shipment (id, client_id, transaction_id, holds_id, state, accepted_at, updated_at, carrier_id, carrier_code, warnings,
      prepared, blanked_at, salt, content_revision)
    VALUES (:id, :clientId, :transactionId, :holdsId, :state, :acceptedAt, :at, :carrierId, :carrierCode, :warnings, :prepared, :blankedAt,
      :salt, :revision)`);

  /** Of two that had the same transactionId one after the other, the later one holds it. @returns whether that is this one */
  function takesId({ clientId, transactionId, acceptedAt }: NewerShipment): boolean {
    const other = holder.get(clientId, transactionId);
    if (other === undefined) return true;
    if (other.acceptedAt > acceptedAt) return false;
    freeId.run(other.sequence);
    checksums.putShipment(other.sequence);
    return true;
  }

  return (later) => {
    const { packages: parcels, trackingNumbers: _, notes, ...row } = later;
    const prepared = JSON.parse(row.prepared) as PreparedShipment;
    const state = carriedState(row.state);
    // The witness heard of the id when it was taken.
    const holdsId = !freesTransactionId(state) && row.holdsId === 1 && takesId(later) ? 1 : 0;
    const platformTrackingNumbers = parcels.map(({ platformTrackingNumber }) => platformTrackingNumber);
    const vouched =
      row.blankedAt === null ? vouchNew({ prepared: row.prepared, platformTrackingNumbers }) : NOT_VOUCHED;
    const { salt, revision, content } = vouched;
    const sequence = Number(insert.run({ ...row, holdsId, state, at, salt, revision }).lastInsertRowid);
    packages.add(sequence, parcels);
    attempts.start({ shipment: sequence, startedAt: row.acceptedAt, deadlineAt: row.acceptedAt, ownId: null });
    if (notes) attempts.note(sequence, notes);
    const said = saidOfLost('AFTER_BACKUP', later);
    attempts.finish(sequence, at, { outcome: state, detail: inEnglish(said), trouble: said });
    const line = { at, shipmentId: row.id, actor: 'station', requestId: null, reason: REASON };
    journal.append(
      { ...line, from: null, to: 'RESERVED', content },
      { ...line, from: 'RESERVED', to: 'SENDING' },
      { ...line, from: 'SENDING', to: state },
    );
    checksums.putShipment(sequence);
    searchIndex.put(sequence, {
      transactionId: row.transactionId,
      prepared,
      platformTrackingNumbers,
      trackingNumbers: [],
    });
  };
}

/** What another ledger knows came of those that were on their way, or in doubt. */
export function* outcomesIn(old: Database, restored: Database): Generator<WitnessedChange> {
  const open = restored.prepare<[], string>("SELECT id FROM shipment WHERE state IN ('SENDING', 'UNKNOWN')").pluck();
  const later = openNewerShipments(old);
  for (const id of open.all()) {
    const found = later.find(id);
    if (found !== null && found.state !== 'SENDING') yield found;
  }
}

/**
 * What was on its way is in doubt, unless it is known that nothing was bought; so it is of what was in doubt. With what is known of it since, by
 * which it is settled. Inside the caller's transaction.
 * @param at milliseconds
 */
export function openChangeCarrier(
  restored: Database,
  checksums: RowChecksums,
  at: number,
): (change: WitnessedChange) => void {
  const attempts = openAttempts(restored);
  const journal = openJournal(restored);
  const openOne = restored.prepare<[string], { sequence: number; from: 'SENDING' | 'UNKNOWN' }>(
    `SELECT sequence, state AS "from" FROM shipment WHERE id = ? AND state IN ('SENDING', 'UNKNOWN')`,
  );
  const update = restored.prepare(`
    UPDATE shipment SET state = :to, holds_id = holds_id AND :holdsId, problem = CASE WHEN :holdsId THEN problem END, updated_at = :at
    WHERE sequence = :sequence`);

  return (change) => {
    const { sequence, from } = openOne.get(change.id) ?? {};
    const to = carriedState(change.state);
    if (sequence === undefined || from === undefined || from === change.state) return;
    const said = saidOfLost('OUTCOME_LOST', change);
    if (change.notes) attempts.note(sequence, change.notes);
    if (from === 'SENDING') attempts.finish(sequence, at, { outcome: to, detail: inEnglish(said), trouble: said });
    if (from === to) {
      attempts.say(sequence, said);
      checksums.putShipment(sequence);
      return;
    }
    update.run({ sequence, to, holdsId: freesTransactionId(to) ? 0 : 1, at });
    const line = { at, shipmentId: change.id, actor: 'station', requestId: null };
    journal.append({ ...line, reason: 'The ledger lost what became of it.', from, to });
    checksums.putShipment(sequence);
  };
}
