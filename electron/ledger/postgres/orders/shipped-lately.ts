import type { ShippedLatelyStore } from '#electron/engine/duplicates/store.ts';
import type { Database } from '../database.ts';

/** A few: the newest may be voided. */
const MOST_FOUND = 10;

const PUT = 'INSERT INTO shipped_lately (alike, shipment_id, at) SELECT alike, $2, $3 FROM unnest($1::text[]) AS alike';
const FIND = `
  SELECT shipment_id AS id FROM shipped_lately WHERE alike = ANY($1::text[]) AND at >= $2
  GROUP BY shipment_id ORDER BY max(id) DESC LIMIT ${MOST_FOUND}`;

export const openShippedLately = (database: Database): ShippedLatelyStore => ({
  async remember(shipmentId, alike, at) {
    await database.run(PUT, [alike, shipmentId, at]);
  },
  find: async (alike, since) => (await database.all<{ id: string }>(FIND, [alike, since])).map(({ id }) => id),
  forget: (before) => database.run('DELETE FROM shipped_lately WHERE at < $1', [before]),
});
