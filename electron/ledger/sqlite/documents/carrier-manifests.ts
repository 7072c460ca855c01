import type { Database } from 'better-sqlite3';
import type { CarrierManifestStore } from '#electron/engine/manifests/carrier/carrier-manifest-store.ts';
import type { ManifestRecord } from '#electron/engine/manifests/manifest-store.ts';
import type { LedgerTime } from '#electron/ledger/ledger-time.ts';
import { sha256 } from '#electron/ledger/sha256.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { openCarrierForms } from './carrier-forms.ts';
import { MANIFEST_COLUMNS, type ManifestRow, toManifestRecord } from './manifests.ts';

const OF = '(SELECT sequence FROM manifest WHERE id = :id)';
/** Decided requests stay as they are, and of one that was answered nothing is forgotten. */
const MAY_BECOME = `(state = 'REQUESTED' OR state = 'UNKNOWN' OR (state = 'SUBMITTED' AND :state <> 'UNKNOWN'))`;

export function openCarrierManifests(database: Database, queue: WriteQueue, time: LedgerTime): CarrierManifestStore {
  const one = database.prepare<[string], ManifestRow>(`SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE id = ?`);
  const inStates = (states: string) =>
    database.prepare<[], ManifestRow>(`
      SELECT ${MANIFEST_COLUMNS} FROM manifest
      WHERE sequence IN (SELECT manifest FROM carrier_manifest WHERE state IN (${states})) ORDER BY sequence`);
  const undecided = inStates(`'SUBMITTED', 'UNKNOWN'`);
  const requested = inStates(`'REQUESTED'`);
  const again = database.prepare(`
    UPDATE carrier_manifest SET state = 'REQUESTED', request = request + 1, requested_at = :at, updated_at = :at, notes = '{}', reason = NULL,
      trouble = NULL
    WHERE manifest = ${OF} AND request = :request AND state IN ('REFUSED', 'UNKNOWN')`);
  const recordOutcome = database.prepare(`
    UPDATE carrier_manifest SET state = :state, updated_at = :at, ids = :ids, notes = :notes, left_out = :leftOut, reason = :reason,
      trouble = :trouble, forms = :forms
    WHERE manifest = ${OF} AND request = :request AND ${MAY_BECOME}`);
  const carrierForms = openCarrierForms(database);

  const find = (id: string) => {
    const row = one.get(id);
    return row ? toManifestRecord(row) : null;
  };
  /** Of the runs before this one. */
  const atOpening = new Map(requested.all().map((row) => [row.id, toManifestRecord(row).carrier?.request]));
  const isAbandoned = ({ id, carrier }: ManifestRecord) => carrier !== null && atOpening.get(id) === carrier.request;

  return {
    requestAgain: (id, request) =>
      queue.write(() => (again.run({ id, request, at: time.now() }).changes === 1 ? find(id) : null)),

    recordOutcome: (id, request, { state, ids, notes, leftOut, reason, trouble, forms }) =>
      queue.write(() => {
        const { changes } = recordOutcome.run({
          ...{ id, request, state, at: time.now(), reason, trouble: trouble && JSON.stringify(trouble) },
          ...{ ids: JSON.stringify(ids), notes: JSON.stringify(notes), leftOut: JSON.stringify(leftOut) },
          forms: JSON.stringify(forms.map(sha256)),
        });
        if (changes === 0) return null;
        carrierForms.put(id, forms);
        return find(id);
      }),

    listUndecided: async () => reading(() => undecided.all().map(toManifestRecord)),

    listAbandoned: async () => reading(() => requested.all().map(toManifestRecord)).filter(isAbandoned),

    listRequested: async (before) =>
      reading(() => requested.all().map(toManifestRecord)).filter(
        (each) => !isAbandoned(each) && (each.carrier?.requestedAt ?? before) < before,
      ),

    form: async (id, number) => reading(() => carrierForms.read(id, number)),
  };
}
