import type { ShippedLatelyStore } from '#electron/engine/duplicates/store.ts';
import { NOTHING_GOES_OUT } from '#shared/schema/shipping/shipment.ts';
import type { Database } from '../database.ts';

/** Of each digest the newest only: who ships the same all day waits no longer in the evening. */
const NEWEST = `
  SELECT shipment_id AS "shipmentId" FROM unnest($1::text[]) AS asked, LATERAL (
    SELECT shipped_lately.id, shipment_id, at FROM shipped_lately JOIN shipment ON shipment.id = shipment_id
    WHERE alike = asked AND at >= $2 AND ($3::text IS NULL OR client_id = $3) AND state <> ALL ($4)
    ORDER BY at DESC, shipped_lately.id DESC LIMIT 1) AS newest
  ORDER BY at DESC, id DESC LIMIT 1`;

/** What comes later is newer: no more is looked at than goes, and no purchase keeps an index for it. */
const FORGET = `
  DELETE FROM shipped_lately
  WHERE id < coalesce((SELECT id FROM shipped_lately WHERE at >= $1 ORDER BY id LIMIT 1), 9223372036854775807)`;

export const openShippedLately = (database: Database): ShippedLatelyStore => ({
  async newest(alike, { since, clientId }) {
    const row = await database.one<{ shipmentId: string }>(NEWEST, [alike, since, clientId, NOTHING_GOES_OUT]);
    return row?.shipmentId ?? null;
  },
  forget: (before) => database.run(FORGET, [before]),
});
