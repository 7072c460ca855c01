import type { Database } from 'better-sqlite3';
import type { ShippedLatelyStore } from '#electron/engine/duplicates/store.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { plannedOnce } from '../planned-once.ts';

/** A few: the newest may be voided. */
const MOST_FOUND = 10;

interface Remembered {
  id: number;
  shipmentId: string;
  at: number;
}

export function openShippedLately(database: Database, queue: WriteQueue): ShippedLatelyStore {
  // Of each digest the newest only: who ships the same all day waits no longer in the evening.
  const newest = database.prepare<[string, number], Remembered>(`
    SELECT id, shipment_id AS shipmentId, at FROM shipped_lately WHERE alike = ${plannedOnce('?', 'TEXT')} AND at >= ${plannedOnce('?')}
    ORDER BY at DESC, id DESC LIMIT ${MOST_FOUND}`);
  const find = (alike: readonly string[], since: number): string[] => {
    const found = alike.flatMap((each) => newest.all(each, since)).sort((a, b) => b.at - a.at || b.id - a.id);
    return [...new Set(found.map(({ shipmentId }) => shipmentId))].slice(0, MOST_FOUND);
  };
  // What comes later is newer: no more is looked at than goes, and no purchase keeps an index for it.
  const forget = database.prepare(`
    DELETE FROM shipped_lately
    WHERE id < ifnull((SELECT id FROM shipped_lately WHERE at >= ? ORDER BY id LIMIT 1), 9223372036854775807)`);

  return {
    find: async (alike, since) => reading(() => find(alike, since)),
    forget: (before) => queue.write(() => forget.run(before).changes),
  };
}
