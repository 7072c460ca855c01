import type { Database } from 'better-sqlite3';
import type { WitnessedChange, WitnessRecord } from '#electron/ledger/local/witness.ts';
import type { VoidSubmission } from '#electron/engine/shipping/shipment-record.ts';
import { openNewerShipments } from '../backup/newer-shipments.ts';

/**
 * What is new, since it was last asked, of what no line of the journal speaks of and must be known after a restore: voids that wait for their
 * carriers, and keys that were taken away. The first time it is all of it.
 */
export function openUnjournaledNews(database: Database): () => Required<Pick<WitnessRecord, 'changed' | 'revoked'>> {
  const asked = database
    .prepare<[], [id: string, request: string]>('SELECT id, void_request FROM shipment WHERE void_request IS NOT NULL')
    .raw();
  const revoked = database.prepare<[], string>('SELECT id FROM api_client WHERE revoked_at IS NOT NULL').pluck();
  const shipments = openNewerShipments(database);
  let toldVoids = new Map<string, string>();
  let toldRevoked = new Set<string>();

  function changedVoids(): WitnessedChange[] {
    const before = toldVoids;
    toldVoids = new Map(asked.all());
    const ids = [...toldVoids].filter(([id, request]) => before.get(id) !== request).map(([id]) => id);
    const ended = [...before.keys()].filter((id) => !toldVoids.has(id));
    return [...ids, ...ended].flatMap((id) => {
      const found = shipments.find(id);
      const request = toldVoids.get(id);
      const voidSubmission = request === undefined ? null : (JSON.parse(request) as VoidSubmission);
      return found ? { id, state: found.state, trackingNumbers: found.trackingNumbers, voidSubmission } : [];
    });
  }

  return () => {
    const before = toldRevoked;
    toldRevoked = new Set(revoked.all());
    return { changed: changedVoids(), revoked: [...toldRevoked].filter((id) => !before.has(id)) };
  };
}
