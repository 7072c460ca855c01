import type { Database } from 'better-sqlite3';
import type { WitnessedChange, WitnessRecord } from '#electron/ledger/local/witness.ts';
import type { VoidSubmission } from '#electron/engine/shipping/shipment-record.ts';
import { openNewerShipments } from '../backup/newer-shipments.ts';

interface UnjournaledNews {
  news: Required<Pick<WitnessRecord, 'changed' | 'revoked'>>;
  /** Of the newest of it; milliseconds of ledger time, 0 where nothing is new. */
  at: number;
}

/**
 * What is new, since it was last asked, of what no line of the journal speaks of and must be known after a restore: voids that wait for their
 * carriers, and keys that were taken away. The first time it is all of it.
 */
export function openUnjournaledNews(database: Database): () => UnjournaledNews {
  const asked = database
    .prepare<[], [id: string, request: string]>('SELECT id, void_request FROM shipment WHERE void_request IS NOT NULL')
    .raw();
  const revoked = database
    .prepare<[], [id: string, at: string]>('SELECT id, revoked_at FROM api_client WHERE revoked_at IS NOT NULL')
    .raw();
  const shipments = openNewerShipments(database);
  let toldVoids = new Map<string, string>();
  /** An earlier run may have told of them. */
  let waiting = asked.all().map(([id]) => id);
  let toldRevoked = new Map<string, string>();

  function changedVoids(): WitnessedChange[] {
    const before = toldVoids;
    toldVoids = new Map(asked.all());
    const ids = [...toldVoids].filter(([id, request]) => before.get(id) !== request).map(([id]) => id);
    const ended = waiting.filter((id) => !toldVoids.has(id));
    waiting = [...toldVoids.keys()];
    return [...ids, ...ended].flatMap((id) => {
      const found = shipments.find(id);
      const request = toldVoids.get(id);
      const voidSubmission = request === undefined ? null : (JSON.parse(request) as VoidSubmission);
      return found ? { id, state: found.state, trackingNumbers: found.trackingNumbers, voidSubmission } : [];
    });
  }

  return () => {
    const before = toldRevoked;
    toldRevoked = new Map(revoked.all());
    const fresh = [...toldRevoked].filter(([id]) => !before.has(id));
    const changed = changedVoids();
    const instants = [
      ...changed.map(({ voidSubmission }) => voidSubmission?.at ?? 0),
      ...fresh.map(([, at]) => Date.parse(at)),
    ];
    return { news: { changed, revoked: fresh.map(([id]) => id) }, at: Math.max(0, ...instants) };
  };
}
