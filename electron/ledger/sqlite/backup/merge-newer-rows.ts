import { isoInstant } from '#shared/format/iso-instant.ts';
import type { Database } from 'better-sqlite3';
import { openVoidCarrier, takeVoidRequests, takeWitnessedVoidRequests, voidedIn, type Voided } from './carry-voids.ts';
import { insertMissingShipments, openChangeCarrier, outcomesIn } from './insert-missing-shipments.ts';
import { takePackers } from '../accounts/take-packers.ts';
import type { WitnessedChange } from '#electron/ledger/local/witness.ts';
import type { Witnessed } from '#electron/ledger/local/witnessed.ts';
import { takeHandOvers } from './merge-hand-overs.ts';
import { doubtTold, takeOrders } from './merge-orders.ts';
import { takeFloors, takePackageNumbers, takeRangeNumbers, takeWitnessedNumbers } from './merge-numbers.ts';
import { missingIn, skipManifests, skipUnknown, skipWitnessed } from './merge-witnessed.ts';
import { openFloors } from './floors.ts';
import { beginGap, GAP } from './gap.ts';
import { carriedState } from '#electron/ledger/lost-shipments.ts';
import type { NewerShipment } from '#electron/ledger/newer-shipment.ts';
import { openNewerShipments } from './newer-shipments.ts';
import { putRowsInDoubt } from './put-rows-in-doubt.ts';
import { openMeta, type Meta } from '../meta.ts';
import { openRowChecksums, type RowChecksums } from '../integrity/row-checksums.ts';
import { openUnjournaled } from '../journal/unjournaled.ts';

export interface CarriedOver {
  /** What was accepted since, as far as the old ledger or the witness know it. */
  shipments: NewerShipment[];
  /** How many of these are in doubt in the restored one; the others were refused, or voided. */
  inDoubt: number;
  /** False where something may have been accepted since that neither of them knows. */
  isWhole: boolean;
}

export interface Sources {
  /** The ledger that is put away, as far as it can be read; null where it cannot, or there is none. */
  old: Database | null;
  /** What the witness beside it knows beyond the restored one; null where there is none. */
  witnessed: Witnessed | null;
  /** When the backup was made, and now: what is not known lies between. Milliseconds. */
  takenAt: number;
  now: number;
}

interface Parts {
  old: Database;
  restored: Database;
  checksums: RowChecksums;
  meta: Meta;
}

/**
 * Takes over, from a ledger that is put away and from the witness beside it, what the restored one must know so that nothing is bought or
 * given out twice: the later shipments with their transaction ids, as in doubt; the numbers that were given out; the days that were closed;
 * what was voided; which parcels left; who was shut out. What cannot be read of one does not keep the others.
 */
export const mergeNewerRows = (restored: Database, { old, witnessed, ...time }: Sources): CarriedOver =>
  restored.transaction(() => {
    const checksums = openRowChecksums(restored, () => undefined);
    checksums.watch();
    const meta = openMeta(restored, checksums);
    const shipments: Taken = new Map();
    let failed = false;
    const attempt: Attempt = (work) => {
      try {
        work();
      } catch {
        failed = true;
      }
    };
    // Before anything is written: what is carried over gets fresh lines of the journal, too.
    if (witnessed) skipWitnessed(restored, meta, witnessed);
    if (old) takeOld({ old, restored, checksums, meta }, shipments, attempt);
    const isAllKnown = old !== null && !failed && isUpTo(old, witnessed);
    failed = false;
    if (witnessed) {
      const parts = { restored, checksums, meta };
      attempt(() => takeShipments(parts, missingIn(restored, witnessed), shipments, attempt));
      takeVoids(
        parts,
        witnessed.changed.filter(({ state }) => state === 'VOIDED'),
        attempt,
      );
      takeOutcomes(parts, witnessed.changed, shipments, attempt);
      attempt(() => takeWitnessedVoidRequests(parts, witnessed.changed));
      attempt(() => revokeAll(parts, witnessed.revoked));
      attempt(() => takeWitnessedNumbers(restored, witnessed));
    }
    attempt(() => putRowsInDoubt(restored, shipments, meta.newestInstant()));
    const isWhole = isAllKnown || (witnessed !== null && witnessed.isWhole && !failed);
    if (!isWhole) skipUnknown(restored, meta, time.now - time.takenAt);
    if (!isAllKnown) {
      skipManifests(restored);
      doubtTold(restored);
      beginGap(meta, { from: time.takenAt, until: time.now, areSalesKnown: isWhole });
      restored.exec('DELETE FROM api_token');
    }
    return { shipments: [...shipments.values()], inDoubt: countInDoubt(restored, [...shipments.keys()]), isWhole };
  })();

const countInDoubt = (restored: Database, ids: string[]) =>
  restored
    .prepare<[string], number>(
      "SELECT count(*) FROM json_each(?) JOIN shipment ON shipment.id = value WHERE state = 'UNKNOWN'",
    )
    .pluck()
    .get(JSON.stringify(ids)) ?? 0;

/** By the shipment's id, in the order in which they were accepted. */
type Taken = Map<string, NewerShipment>;

function takeOld(parts: Parts, shipments: Taken, attempt: Attempt): void {
  const { old, restored, meta } = parts;
  attempt(() => takeGap(old, meta));
  attempt(() => takeTime(parts));
  attempt(() => takeShipments(parts, openNewerShipments(old).missingIn(restored), shipments, attempt));
  attempt(() => takeVoids(parts, voidedIn(old), attempt));
  attempt(() => takeOutcomes(parts, outcomesIn(old, restored), shipments, attempt));
  for (const take of [
    takeVoidRequests,
    takeShippedLately,
    takePackageNumbers,
    takeRangeNumbers,
    takeFloors,
    takeManifests,
    takeCarrierManifests,
    takeHandOvers,
    takeOrders,
    takePackers,
    takeRevocations,
  ]) {
    attempt(() => restored.transaction(() => take(parts))());
  }
}

type Attempt = (work: () => void) => void;

/** The number of the last line of its journal; 0 where it has none. */
export const lastLineOf = (database: Database) =>
  database.prepare<[], number>('SELECT coalesce(max(sequence), 0) FROM journal').pluck().get() ?? 0;

/** Whether a ledger that can be read is not behind what the witness knows. */
const isUpTo = (old: Database, witnessed: Witnessed | null) =>
  witnessed === null || (lastLineOf(old) >= witnessed.sequence && openUnjournaled(old)() >= witnessed.changes);

function takeGap(old: Database, meta: Meta): void {
  const gap = old.prepare<[], string>(`SELECT value FROM meta WHERE name = '${GAP}'`).pluck().get();
  if (gap !== undefined) meta.putText(GAP, gap);
}

function takeTime({ old, restored, meta }: Parts): void {
  const newest = old.prepare<[], number | null>('SELECT max(at) FROM journal').pluck().get();
  openFloors(restored).raise('journal', BigInt(lastLineOf(old)));
  meta.recordInstant(newest ?? 0);
}

/** One by one: those before a damaged place are there, and those after one that makes no sense. */
function takeShipments(
  { restored, checksums, meta }: Omit<Parts, 'old'>,
  found: Iterable<NewerShipment>,
  taken: Taken,
  attempt: Attempt,
): void {
  const carry = insertMissingShipments(restored, checksums, meta.newestInstant());
  const carryOne = restored.transaction(carry);
  for (const later of found) {
    taken.set(later.id, later);
    attempt(() => carryOne(later));
  }
}

/** One by one, as shipments are. */
function takeVoids(parts: Omit<Parts, 'old'>, voided: readonly Voided[], attempt: Attempt): void {
  const carryVoid = parts.restored.transaction(openVoidCarrier(parts));
  for (const each of voided) attempt(() => carryVoid(each));
}

/** One by one, as shipments are; those that were just taken are in doubt with what is known of them. */
function takeOutcomes(
  { restored, checksums, meta }: Omit<Parts, 'old'>,
  found: Iterable<WitnessedChange>,
  taken: Taken,
  attempt: Attempt,
): void {
  const carryChange = restored.transaction(openChangeCarrier(restored, checksums, meta.newestInstant()));
  for (const change of found)
    if (!taken.has(change.id) || carriedState(change.state) !== 'UNKNOWN') attempt(() => carryChange(change));
}

/** What went out since is known when the same is to be bought again. */
function takeShippedLately({ old, restored }: Parts): void {
  const rows = old.prepare<[], object>('SELECT alike, shipment_id, at FROM shipped_lately ORDER BY id');
  const put = restored.prepare(`
    INSERT INTO shipped_lately (alike, shipment_id, at) SELECT :alike, :shipment_id, :at
    WHERE NOT EXISTS (SELECT 1 FROM shipped_lately WHERE alike = :alike AND at = :at AND shipment_id = :shipment_id)`);
  for (const row of rows.iterate()) put.run(row);
}

/** A manifest's number follows from its sequence, so both are kept. */
function takeManifests({ old, restored }: Parts): void {
  const manifests = old.prepare<[], object>('SELECT * FROM manifest ORDER BY sequence');
  const insert = restored.prepare(`
    INSERT INTO manifest (sequence, id, number, carrier_id, closed_at, closed_by, packer, client_id, request_id, account, totals, journal_sequence, journal_hash)
    VALUES (:sequence, :id, :number, :carrier_id, :closed_at, :closed_by, :packer, :client_id, :request_id, :account, :totals, :journal_sequence, :journal_hash)
    ON CONFLICT DO NOTHING`);
  for (const manifest of manifests.iterate()) insert.run({ packer: null, ...manifest });
  const onThem = old.prepare<[], [string, string]>(`
    SELECT shipment.id, manifest.id FROM manifest_shipment
    JOIN shipment ON shipment.sequence = manifest_shipment.shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest`);
  const put = restored.prepare<[string, string]>(`
    INSERT INTO manifest_shipment (shipment, manifest)
    SELECT shipment.sequence, manifest.sequence FROM shipment, manifest WHERE shipment.id = ? AND manifest.id = ?
    ON CONFLICT DO NOTHING`);
  for (const pair of onThem.raw().iterate()) put.run(...pair);
}

/** What the old ledger knows later of the carriers' own manifests, with their forms. */
function takeCarrierManifests({ old, restored }: Parts): void {
  const rows = old.prepare<[], { manifest: number }>('SELECT * FROM carrier_manifest ORDER BY manifest');
  const put = restored.prepare(`
    INSERT INTO carrier_manifest (manifest, state, request, requested_at, updated_at, ids, notes, left_out, reason, trouble, forms)
    SELECT :manifest, :state, :request, :requested_at, :updated_at, :ids, :notes, :left_out, :reason, :trouble, :forms
    WHERE EXISTS (SELECT 1 FROM manifest WHERE sequence = :manifest)
    ON CONFLICT DO UPDATE SET state = excluded.state, request = excluded.request, requested_at = excluded.requested_at,
      updated_at = excluded.updated_at, ids = excluded.ids, notes = excluded.notes, left_out = excluded.left_out,
      reason = excluded.reason, trouble = excluded.trouble, forms = excluded.forms`);
  const forms = old.prepare<[number], object>('SELECT * FROM carrier_form WHERE manifest = ?');
  const putForm = restored.prepare(
    'INSERT INTO carrier_form (manifest, number, bytes) VALUES (:manifest, :number, :bytes) ON CONFLICT DO NOTHING',
  );
  for (const row of rows.all()) {
    if (put.run(row).changes === 0) continue;
    for (const form of forms.iterate(row.manifest)) putForm.run(form);
  }
}

/** Keys that were taken away stay taken away. */
function takeRevocations({ old, ...parts }: Parts): void {
  revokeAll(parts, old.prepare<[], string>('SELECT id FROM api_client WHERE revoked_at IS NOT NULL').pluck().all());
}

function revokeAll({ restored, meta }: Omit<Parts, 'old'>, revoked: readonly string[]): void {
  const revoke = restored.prepare('UPDATE api_client SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
  const removeTokens = restored.prepare<[string]>('DELETE FROM api_token WHERE client_id = ?');
  for (const id of revoked) {
    revoke.run(isoInstant(meta.newestInstant()), id);
    removeTokens.run(id);
  }
}
