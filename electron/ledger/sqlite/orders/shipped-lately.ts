import type { Database } from 'better-sqlite3';
import type { ShippedLatelyStore } from '#electron/engine/duplicates/store.ts';
import { NOTHING_GOES_OUT } from '#shared/schema/shipping/shipment.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { plannedOnce } from '../planned-once.ts';

interface Remembered {
  id: number;
  shipmentId: string;
  at: number;
}

export function openShippedLately(database: Database, queue: WriteQueue): ShippedLatelyStore {
  const clientId = plannedOnce(':clientId', 'TEXT');
  const newestOf = database.prepare<[{ alike: string; since: number; clientId: string | null }], Remembered>(`
    SELECT shipped_lately.id, shipment_id AS shipmentId, at FROM shipped_lately CROSS JOIN shipment ON shipment.id = shipment_id
    WHERE alike = ${plannedOnce(':alike', 'TEXT')} AND at >= ${plannedOnce(':since')} AND (${clientId} IS NULL OR client_id = ${clientId})
      AND state NOT IN (${NOTHING_GOES_OUT.map((state) => `'${state}'`).join(', ')})
    ORDER BY at DESC, shipped_lately.id DESC LIMIT 1`);
  // What comes later is newer: no more is looked at than goes, and no purchase keeps an index for it.
  const forget = database.prepare(`
    DELETE FROM shipped_lately
    WHERE id < ifnull((SELECT id FROM shipped_lately WHERE at >= ? ORDER BY id LIMIT 1), 9223372036854775807)`);

  return {
    async newest(alike, of) {
      const found = reading(() => alike.flatMap((each) => newestOf.get({ alike: each, ...of }) ?? []));
      return found.sort((a, b) => b.at - a.at || b.id - a.id)[0]?.shipmentId ?? null;
    },
    forget: (before) => queue.write(() => forget.run(before).changes),
  };
}
