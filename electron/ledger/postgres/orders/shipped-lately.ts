import type { ShippedLatelyStore } from '#electron/engine/duplicates/store.ts';
import type { Database } from '../database.ts';

/** A few: the newest may be voided. */
const MOST_FOUND = 10;

/** Of each digest the newest only: who ships the same all day waits no longer in the evening. */
const FIND = `
  SELECT shipment_id AS id FROM unnest($1::text[]) AS asked, LATERAL (
    SELECT id, shipment_id, at FROM shipped_lately WHERE alike = asked AND at >= $2
    ORDER BY at DESC, id DESC LIMIT ${MOST_FOUND}) AS newest
  GROUP BY shipment_id ORDER BY max(at) DESC, max(id) DESC LIMIT ${MOST_FOUND}`;

/** What comes later is newer: no more is looked at than goes, and no purchase keeps an index for it. */
const FORGET = `
  DELETE FROM shipped_lately
  WHERE id < coalesce((SELECT id FROM shipped_lately WHERE at >= $1 ORDER BY id LIMIT 1), 9223372036854775807)`;

export const openShippedLately = (database: Database): ShippedLatelyStore => ({
  find: async (alike, since) => (await database.all<{ id: string }>(FIND, [alike, since])).map(({ id }) => id),
  forget: (before) => database.run(FORGET, [before]),
});
