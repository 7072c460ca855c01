import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import { DocumentDamagedError } from '#electron/ledger/errors.ts';
import { sha256 } from '#electron/ledger/sha256.ts';

interface StoredForm {
  id: string;
  sha256: string;
  /** Null where they are gone. */
  bytes: Buffer | null;
}

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
      if (form && !isAsStored(form)) throw new DocumentDamagedError(form.id);
      return form?.bytes ?? null;
    },

    /** Compares all bytes with their SHA-256, one manifest after another, between which other work has its turn; ids of those that differ. */
    async verify(): Promise<{ checked: number; damaged: string[] }> {
      const damaged: string[] = [];
      let checked = 0;
      for (let last = 0; ;) {
        const forms = ofNext.all(last);
        checked += forms.length;
        damaged.push(...forms.filter((form) => !isAsStored(form)).map(({ id }) => id));
        const [next] = forms;
        if (!next) return { checked, damaged };
        last = next.sequence;
        await setImmediate();
      }
    },
  };
}

const isAsStored = ({ bytes, sha256: stored }: StoredForm) => bytes !== null && sha256(bytes) === stored;
