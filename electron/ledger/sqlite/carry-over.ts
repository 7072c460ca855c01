import type { Database } from 'better-sqlite3';
import { openShipmentCarrier } from './carry-shipments.ts';
import { openJournal } from './journal.ts';
import { laterShipments, type LaterShipment } from './later-shipments.ts';
import { openMeta, type Meta } from './meta.ts';
import { toInstant } from './rows.ts';
import { openSeals, type Seals } from './seals.ts';

export interface CarriedOver {
  /** What the old ledger has beyond the restored one, as it knows it. */
  shipments: LaterShipment[];
  /** False where a part of the old ledger could not be read. */
  isWhole: boolean;
}

interface Parts {
  old: Database;
  restored: Database;
  seals: Seals;
  meta: Meta;
}

/**
 * Takes over, from a ledger that is put away, what the restored one must know so that nothing is bought or given out twice: the later
 * shipments with their transaction ids, as in doubt; the numbers that were given out; the days that were closed; what was voided; who was
 * shut out. What cannot be read of one does not keep the others.
 */
export const carryOver = (old: Database, restored: Database): CarriedOver =>
  restored.transaction(() => {
    const seals = openSeals(restored, () => undefined);
    seals.watch();
    const parts = { old, restored, seals, meta: openMeta(restored, seals) };
    let isWhole = true;
    const attempt: Attempt = (work) => {
      try {
        work();
      } catch {
        isWhole = false;
      }
    };
    attempt(() => takeTime(parts));
    const shipments: LaterShipment[] = [];
    attempt(() => takeShipments(parts, shipments, attempt));
    for (const take of [takePackageNumbers, takeRangeNumbers, takeManifests, takeVoids, takeRevocations]) {
      attempt(() => restored.transaction(() => take(parts))());
    }
    return { shipments, isWhole };
  })();

type Attempt = (work: () => void) => void;

function takeTime({ old, meta }: Parts): void {
  const newest = old.prepare<[], number | null>('SELECT max(at) FROM journal').pluck().get();
  meta.recordInstant(newest ?? 0);
}

/** One by one: those before a damaged place are there, and those after one that makes no sense. */
function takeShipments({ old, restored, seals, meta }: Parts, taken: LaterShipment[], attempt: Attempt): void {
  const carry = openShipmentCarrier(restored, seals, meta.newestInstant());
  const carryOne = restored.transaction(carry);
  for (const later of laterShipments(old, restored)) {
    taken.push(later);
    attempt(() => carryOne(later));
  }
}

function takePackageNumbers({ old, restored, meta }: Parts): void {
  const last = "SELECT value FROM meta WHERE name = 'package_sequence'";
  const [given = 0, known = 0] = [old, restored].map((each) => each.prepare<[], number>(last).pluck().get() ?? 0);
  if (given > known) meta.takePackageSequence(given - known);
}

function takeRangeNumbers({ old, restored }: Parts): void {
  const rows = old.prepare<[], [string, string, bigint, string]>(
    'SELECT carrier, prefix, number, shipment_id FROM taken_number ORDER BY sequence',
  );
  const insert = restored.prepare(
    'INSERT INTO taken_number (carrier, prefix, number, shipment_id) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  );
  for (const row of rows.raw().safeIntegers().iterate()) insert.run(...row);
}

/** A manifest's number follows from its sequence, so both are kept. */
function takeManifests({ old, restored }: Parts): void {
  const manifests = old.prepare<[], object>('SELECT * FROM manifest ORDER BY sequence');
  const insert = restored.prepare(`
    INSERT INTO manifest (sequence, id, number, carrier_id, closed_at, closed_by, request_id, account, totals, journal_sequence, journal_hash)
    VALUES (:sequence, :id, :number, :carrier_id, :closed_at, :closed_by, :request_id, :account, :totals, :journal_sequence, :journal_hash)
    ON CONFLICT DO NOTHING`);
  for (const manifest of manifests.iterate()) insert.run(manifest);
  const onThem = old.prepare<[], [string, string]>(`
    SELECT shipment.id, manifest.id FROM manifest_shipment
    JOIN shipment ON shipment.sequence = manifest_shipment.shipment JOIN manifest ON manifest.sequence = manifest_shipment.manifest`);
  const put = restored.prepare<[string, string]>(`
    INSERT INTO manifest_shipment (shipment, manifest)
    SELECT shipment.sequence, manifest.sequence FROM shipment, manifest WHERE shipment.id = ? AND manifest.id = ?
    ON CONFLICT DO NOTHING`);
  for (const pair of onThem.raw().iterate()) put.run(...pair);
}

function takeVoids({ old, restored, seals, meta }: Parts): void {
  const voided = old.prepare<[], string>("SELECT id FROM shipment WHERE state = 'VOIDED'").pluck();
  const labelled = restored
    .prepare<[string], number>("SELECT sequence FROM shipment WHERE id = ? AND state = 'LABELLED'")
    .pluck();
  const update = restored.prepare("UPDATE shipment SET state = 'VOIDED', updated_at = ? WHERE sequence = ?");
  const journal = openJournal(restored);
  const at = meta.newestInstant();
  const reason = 'It was voided after the backup that was restored.';
  for (const shipmentId of voided.iterate()) {
    const sequence = labelled.get(shipmentId);
    if (sequence === undefined) continue;
    update.run(at, sequence);
    seals.putShipment(sequence);
    journal.append({ at, shipmentId, actor: 'station', from: 'LABELLED', to: 'VOIDED', requestId: null, reason });
  }
}

/** Keys that were taken away stay taken away. */
function takeRevocations({ old, restored, meta }: Parts): void {
  const revoked = old.prepare<[], string>('SELECT id FROM api_client WHERE revoked_at IS NOT NULL').pluck();
  const revoke = restored.prepare('UPDATE api_client SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL');
  const removeTokens = restored.prepare<[string]>('DELETE FROM api_token WHERE client_id = ?');
  for (const id of revoked.iterate()) {
    revoke.run(toInstant(meta.newestInstant()), id);
    removeTokens.run(id);
  }
}
