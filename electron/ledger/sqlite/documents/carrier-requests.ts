import type { Database } from 'better-sqlite3';
import { type CarrierManifestRecord, firstRequest } from '#electron/engine/manifests/carrier/carrier-manifest.ts';

/** First requests of carriers' manifests. Writes inside the caller's transaction. */
export function openCarrierRequests(database: Database) {
  const insert = database.prepare(`
    INSERT INTO carrier_manifest (manifest, state, request, requested_at, updated_at, ids, notes, left_out, forms)
    VALUES (:sequence, 'REQUESTED', 1, :at, :at, '[]', '{}', '[]', '[]')`);
  return {
    begin(sequence: number, at: number): CarrierManifestRecord {
      insert.run({ sequence, at });
      return firstRequest(at);
    },
  };
}
