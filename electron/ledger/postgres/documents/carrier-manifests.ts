import type { CarrierManifestStore } from '#electron/engine/manifests/carrier/carrier-manifest-store.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { sha256 } from '../../sha256.ts';
import type { Database, Session } from '../database.ts';
import { IS_ALIVE } from '../desk.ts';
import { requirePassed } from '../restatement/gate.ts';
import { openCarrierForms, putCarrierForms } from './carrier-forms.ts';
import { MANIFEST_COLUMNS, type ManifestRow, toManifestRecord } from './manifests.ts';

const OF = '(SELECT sequence FROM manifest WHERE id = $1)';
const AGAIN = `
  UPDATE carrier_manifest SET state = 'REQUESTED', run = $3, request = request + 1, requested_at = $4, updated_at = $4, notes = '{}',
    reason = NULL, trouble = NULL
  WHERE manifest = ${OF} AND request = $2 AND state IN ('REFUSED', 'UNKNOWN')`;
/** Decided requests stay as they are, and of one that was answered nothing is forgotten. */
const SETTLE = `
  UPDATE carrier_manifest SET state = $3, updated_at = $4, ids = $5, notes = $6, left_out = $7, reason = $8, trouble = $9, forms = $10
  WHERE manifest = ${OF} AND request = $2
    AND (state = 'REQUESTED' OR state = 'UNKNOWN' OR (state = 'SUBMITTED' AND $3 <> 'UNKNOWN'))`;
const ONE = `SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE id = $1`;
const UNDECIDED = `
  SELECT ${MANIFEST_COLUMNS} FROM manifest
  WHERE sequence IN (SELECT manifest FROM carrier_manifest WHERE state IN ('SUBMITTED', 'UNKNOWN')) ORDER BY sequence`;
const ABANDONED = `
  SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE sequence IN (
    SELECT manifest FROM carrier_manifest WHERE state = 'REQUESTED' AND run <> $1
    AND NOT EXISTS (SELECT 1 FROM station WHERE station.run = carrier_manifest.run AND ${IS_ALIVE}))
  ORDER BY sequence`;
const REQUESTED = `
  SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE sequence IN (
    SELECT manifest FROM carrier_manifest WHERE state = 'REQUESTED' AND run = $1 AND requested_at < $2)
  ORDER BY sequence`;

export function openCarrierManifests(
  database: Database,
  { run, time }: { run: string; time: LedgerTime },
): CarrierManifestStore {
  async function find(session: Session, id: string) {
    const row = await session.one<ManifestRow>(ONE, [id]);
    return row && toManifestRecord(row);
  }

  return {
    requestAgain: (id, request) =>
      database.transaction(async (session) => {
        await requirePassed(session);
        const changed = await session.run(AGAIN, [id, request, run, time.now()]);
        return changed === 1 ? find(session, id) : null;
      }),

    recordOutcome: (id, request, { state, ids, notes, leftOut, reason, trouble, forms }) =>
      database.transaction(async (session) => {
        const changed = await session.run(SETTLE, [
          ...[id, request, state, time.now()],
          ...[JSON.stringify(ids), JSON.stringify(notes), JSON.stringify(leftOut), reason],
          ...[trouble && JSON.stringify(trouble), JSON.stringify(forms.map(sha256))],
        ]);
        if (changed === 0) return null;
        await putCarrierForms(session, id, forms);
        return find(session, id);
      }),

    async listUndecided() {
      return (await database.all<ManifestRow>(UNDECIDED, [])).map(toManifestRecord);
    },

    async listAbandoned() {
      return (await database.all<ManifestRow>(ABANDONED, [run])).map(toManifestRecord);
    },

    async listRequested(before) {
      return (await database.all<ManifestRow>(REQUESTED, [run, before])).map(toManifestRecord);
    },

    form: openCarrierForms(database).read,
  };
}
