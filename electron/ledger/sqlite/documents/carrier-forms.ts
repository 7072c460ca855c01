import type { Database } from 'better-sqlite3';
import { bytesAsStored, verifyBytes, type StoredBytes } from '#electron/ledger/stored-checks.ts';

type StoredForm = StoredBytes & { id: string };

/** As they were asked for: the row of the carrier's manifest has their digests, in the order of their numbers. */
const FORMS = `
  SELECT manifest.sequence, manifest.id || '/' || (digest.key + 1) AS id, digest.value AS sha256, bytes
  FROM carrier_manifest JOIN manifest ON manifest.sequence = carrier_manifest.manifest, json_each(carrier_manifest.forms) AS digest
  LEFT JOIN carrier_form ON carrier_form.manifest = manifest.sequence AND carrier_form.number = digest.key + 1`;

/** The forms of carriers' manifests. Writes inside the caller's transaction. */
export function openCarrierForms(database: Database) {
  const insert = database.prepare(`
    INSERT INTO carrier_form (manifest, number, bytes) VALUES ((SELECT sequence FROM manifest WHERE id = :id), :number, :bytes)`);
  const one = database.prepare<[object], StoredForm>(`${FORMS} WHERE manifest.id = :id AND digest.key = :number - 1`);
  const ofNext = database.prepare<[number], StoredForm & { sequence: number }>(`
    ${FORMS} WHERE manifest.sequence = (SELECT min(manifest) FROM carrier_manifest WHERE manifest > ? AND forms <> '[]')`);

  return {
    /** @param forms PDF, in the order of their numbers */
    put(id: string, forms: readonly Uint8Array[]): void {
      for (const [index, bytes] of forms.entries()) insert.run({ id, number: index + 1, bytes });
    },

    /** One of them, counted from 1; null where there is none. @throws DocumentDamagedError where the bytes are not those that were stored. */
    read(id: string, number: number): Uint8Array | null {
      const form = one.get({ id, number });
      return form ? bytesAsStored(form, form.id) : null;
    },

    /** Compares all bytes with their SHA-256, one manifest after another, between which other work has its turn; ids of those that differ. */
    verify: () => verifyBytes((last) => ofNext.all(last)),
  };
}
