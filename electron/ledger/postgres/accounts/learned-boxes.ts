import type { BoxStore } from '#electron/engine/boxes/box-store.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import type { Database } from '../database.ts';

const FIND = `
  SELECT sides FROM learned_box JOIN shipment ON shipment.id = learned_box.shipment_id
  WHERE learned_box.client_id = $1 AND contents = $2 AND shipment.state IN ('PURCHASED', 'LABELLED')
  ORDER BY learned_box.id DESC LIMIT $3`;

/** What another desk drops at this moment is not waited for. */
const PUT = `
  WITH beyond AS (
    DELETE FROM learned_box WHERE id IN (
      SELECT id FROM learned_box WHERE id IN (
        SELECT old.id FROM (SELECT DISTINCT unnest($2::text[]) AS contents) AS lesson CROSS JOIN LATERAL (
          SELECT id FROM learned_box WHERE client_id = $1 AND contents = lesson.contents ORDER BY id DESC OFFSET $6) AS old)
      FOR UPDATE SKIP LOCKED))
  INSERT INTO learned_box (client_id, contents, sides, shipment_id, learned_at)
  SELECT $1, contents, sides, $4, $5 FROM unnest($2::text[], $3::json[]) AS lesson (contents, sides)`;

/** What comes later is newer: no more is looked at than goes. */
const FORGET = `
  DELETE FROM learned_box WHERE id IN (
    SELECT id FROM learned_box
    WHERE id < coalesce((SELECT id FROM learned_box WHERE learned_at >= $1 ORDER BY id LIMIT 1), 9223372036854775807)
    FOR UPDATE SKIP LOCKED)`;

export const openLearnedBoxes = (database: Database): BoxStore => ({
  recall: async (clientId, contents, most) =>
    (await database.all<{ sides: BoxSides }>(FIND, [clientId, contents, most])).map(({ sides }) => sides),

  async remember({ id, clientId }, lessons, { keep, at }) {
    const contents = lessons.map((lesson) => lesson.contents);
    const sides = lessons.map((lesson) => JSON.stringify(lesson.sides));
    await database.run(PUT, [clientId, contents, sides, id, at, keep]);
  },

  forget: (before) => database.run(FORGET, [before]),
});
