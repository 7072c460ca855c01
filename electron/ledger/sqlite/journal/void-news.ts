import type { Database } from 'better-sqlite3';
import type { WitnessedChange } from '#electron/ledger/local/witness.ts';
import type { VoidSubmission } from '#electron/engine/shipping/shipment-record.ts';
import { openNewerShipments } from '../backup/newer-shipments.ts';

/** What became, since it was last asked, of voids that wait for their carriers; the first time all of them. No line of the journal speaks of them. */
export function openVoidNews(database: Database): () => WitnessedChange[] {
  const asked = database
    .prepare<[], [id: string, request: string]>('SELECT id, void_request FROM shipment WHERE void_request IS NOT NULL')
    .raw();
  const shipments = openNewerShipments(database);
  let told = new Map<string, string>();

  return () => {
    const before = told;
    told = new Map(asked.all());
    const ids = [...told].filter(([id, request]) => before.get(id) !== request).map(([id]) => id);
    const ended = [...before.keys()].filter((id) => !told.has(id));
    return [...ids, ...ended].flatMap((id) => {
      const found = shipments.find(id);
      const request = told.get(id);
      const voidSubmission = request === undefined ? null : (JSON.parse(request) as VoidSubmission);
      return found ? { id, state: found.state, trackingNumbers: found.trackingNumbers, voidSubmission } : [];
    });
  };
}
