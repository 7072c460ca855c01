import type { Database } from 'better-sqlite3';
import type { ShippedLatelyStore } from '#electron/engine/duplicates/store.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

/** A few: the newest may be voided. */
const MOST_FOUND = 10;

export function openShippedLately(database: Database, queue: WriteQueue): ShippedLatelyStore {
  const put = database.prepare('INSERT INTO shipped_lately (alike, shipment_id, at) VALUES (?, ?, ?)');
  const find = database
    .prepare<[object], string>(
      // Of each digest the newest only: who ships the same all day waits no longer in the evening.
      `SELECT shipment_id FROM shipped_lately
       WHERE id IN (
         SELECT newest.id FROM json_each(:alike) AS asked, shipped_lately AS newest
         WHERE newest.id IN (
           SELECT id FROM shipped_lately WHERE alike = asked.value AND at >= :since
           ORDER BY at DESC, id DESC LIMIT ${MOST_FOUND}))
       GROUP BY shipment_id ORDER BY max(at) DESC, max(id) DESC LIMIT ${MOST_FOUND}`,
    )
    .pluck();
  // What comes later is newer: no more is looked at than goes, and no purchase keeps an index for it.
  const forget = database.prepare(`
    DELETE FROM shipped_lately
    WHERE id < ifnull((SELECT id FROM shipped_lately WHERE at >= ? ORDER BY id LIMIT 1), 9223372036854775807)`);

  return {
    remember: (shipmentId, alike, at) =>
      queue.write(() => {
        for (const each of alike) put.run(each, shipmentId, at);
      }),
    find: async (alike, since) => reading(() => find.all({ alike: JSON.stringify(alike), since })),
    forget: (before) => queue.write(() => forget.run(before).changes),
  };
}
