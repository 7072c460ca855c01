import { bytesAsStored, verifyBytes, type StoredBytes } from '../../stored-checks.ts';
import type { Database, Session } from '../database.ts';

type StoredForm = StoredBytes & { id: string };

/** As they were asked for: the row of the carrier's manifest has their digests, in the order of their numbers. */
const FORMS = `
  SELECT manifest.sequence, manifest.id || '/' || place AS id, digest AS sha256, bytes
  FROM carrier_manifest JOIN manifest ON manifest.sequence = carrier_manifest.manifest
  CROSS JOIN json_array_elements_text(carrier_manifest.forms) WITH ORDINALITY AS forms (digest, place)
  LEFT JOIN carrier_form ON carrier_form.manifest = manifest.sequence AND carrier_form.number = place`;
const PUT =
  'INSERT INTO carrier_form (manifest, number, bytes) VALUES ((SELECT sequence FROM manifest WHERE id = $1), $2, $3)';
const ONE = `${FORMS} WHERE manifest.id = $1 AND place = $2`;
const OF_NEXT = `
  ${FORMS} WHERE manifest.sequence = (
    SELECT min(manifest) FROM carrier_manifest WHERE manifest > $1 AND json_array_length(carrier_manifest.forms) > 0)`;

/** Stores the forms, PDF, in the order of their numbers. */
export async function putCarrierForms(session: Session, id: string, forms: readonly Uint8Array[]): Promise<void> {
  for (const [index, bytes] of forms.entries()) await session.run(PUT, [id, index + 1, Buffer.from(bytes)]);
}

/** The forms of carriers' manifests. */
export function openCarrierForms(database: Database) {
  return {
    /** One of them, counted from 1; null where there is none. @throws DocumentDamagedError where the bytes are not those that were stored. */
    async read(id: string, number: number): Promise<Uint8Array | null> {
      const form = await database.one<StoredForm>(ONE, [id, number]);
      return form && bytesAsStored(form, form.id);
    },

    /** Compares all bytes with their SHA-256, one manifest after another; ids of those that differ. */
    verify: () => verifyBytes((last) => database.all<StoredForm & { sequence: number }>(OF_NEXT, [last])),
  };
}
