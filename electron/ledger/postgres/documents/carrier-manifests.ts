import type { CarrierManifestStore } from '#electron/engine/manifests/carrier/carrier-manifest-store.ts';
import { DocumentDamagedError } from '../../errors.ts';
import type { LedgerTime } from '../../ledger-time.ts';
import { sha256 } from '../../sha256.ts';
import type { Database, Session } from '../database.ts';
import { IS_ALIVE } from '../desk.ts';
import { requirePassed } from '../restatement/gate.ts';
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
const PUT_FORM = `INSERT INTO carrier_form (manifest, number, bytes) VALUES (${OF}, $2, $3)`;
const ONE = `SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE id = $1`;
const UNDECIDED = `
  SELECT ${MANIFEST_COLUMNS} FROM manifest
  WHERE sequence IN (SELECT manifest FROM carrier_manifest WHERE state IN ('SUBMITTED', 'UNKNOWN')) ORDER BY sequence`;
const ABANDONED = `
  SELECT ${MANIFEST_COLUMNS} FROM manifest WHERE sequence IN (
    SELECT manifest FROM carrier_manifest WHERE state = 'REQUESTED' AND run <> $1
    AND NOT EXISTS (SELECT 1 FROM station WHERE station.run = carrier_manifest.run AND ${IS_ALIVE}))
  ORDER BY sequence`;
const FORM = `
  SELECT forms ->> ($2::integer - 1) AS sha256, (
    SELECT bytes FROM carrier_form WHERE carrier_form.manifest = carrier_manifest.manifest AND number = $2) AS bytes
  FROM carrier_manifest WHERE manifest = ${OF} AND $2 BETWEEN 1 AND json_array_length(forms)`;

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

    settle: (id, request, { state, ids, notes, leftOut, reason, trouble, forms }) =>
      database.transaction(async (session) => {
        const changed = await session.run(SETTLE, [
          ...[id, request, state, time.now()],
          ...[JSON.stringify(ids), JSON.stringify(notes), JSON.stringify(leftOut), reason],
          ...[trouble && JSON.stringify(trouble), JSON.stringify(forms.map(sha256))],
        ]);
        if (changed === 0) return null;
        for (const [index, bytes] of forms.entries()) await session.run(PUT_FORM, [id, index + 1, Buffer.from(bytes)]);
        return find(session, id);
      }),

    async listUndecided() {
      return (await database.all<ManifestRow>(UNDECIDED, [])).map(toManifestRecord);
    },

    async listAbandoned() {
      return (await database.all<ManifestRow>(ABANDONED, [run])).map(toManifestRecord);
    },

    async form(id, number) {
      const row = await database.one<{ sha256: string; bytes: Buffer | null }>(FORM, [id, number]);
      if (!row) return null;
      if (!row.bytes || sha256(row.bytes) !== row.sha256) throw new DocumentDamagedError(`${id}/${number}`);
      return row.bytes;
    },
  };
}
