import type { BoxStore } from '#electron/engine/boxes/box-store.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import type { Database } from '../database.ts';

const FIND = `
  SELECT sides FROM learned_box JOIN shipment ON shipment.id = learned_box.shipment_id
  WHERE learned_box.client_id = $1 AND contents = $2 AND shipment.state IN ('PURCHASED', 'LABELLED')
  ORDER BY learned_box.id DESC LIMIT $3`;

const PUT = `
  INSERT INTO learned_box (client_id, contents, sides, shipment_id, learned_at)
  SELECT $1, contents, sides, $4, $5 FROM unnest($2::text[], $3::json[]) AS lesson (contents, sides)`;

/** What another desk drops at this moment is not waited for. */
const FORGET = `
  DELETE FROM learned_box WHERE id IN (
    SELECT id FROM learned_box WHERE learned_at < $1 OR id IN (
      SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY client_id, contents ORDER BY id DESC) AS place FROM learned_box)
        AS placed
      WHERE place > $2)
    FOR UPDATE SKIP LOCKED)`;

export const openLearnedBoxes = (database: Database): BoxStore => ({
  recall: async (clientId, contents, most) =>
    (await database.all<{ sides: BoxSides }>(FIND, [clientId, contents, most])).map(({ sides }) => sides),

  async remember({ id, clientId }, lessons, at) {
    const contents = lessons.map((lesson) => lesson.contents);
    const sides = lessons.map((lesson) => JSON.stringify(lesson.sides));
    await database.run(PUT, [clientId, contents, sides, id, at]);
  },

  forget: (before, keep) => database.run(FORGET, [before, keep]),
});
