import type { Database } from 'better-sqlite3';
import type { BoxStore } from '#electron/engine/boxes/box-store.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { plannedOnce } from '../planned-once.ts';

export function openLearnedBoxes(database: Database, queue: WriteQueue): BoxStore {
  const find = database
    .prepare<[string, string, number], string>(
      `SELECT sides FROM learned_box JOIN shipment ON shipment.id = learned_box.shipment_id
       WHERE learned_box.client_id = ${plannedOnce('?', 'TEXT')} AND contents = ${plannedOnce('?', 'TEXT')} AND shipment.state IN ('PURCHASED', 'LABELLED')
       ORDER BY learned_box.id DESC LIMIT ${plannedOnce('?')}`,
    )
    .pluck();
  const put = database.prepare(`
    INSERT INTO learned_box (client_id, contents, sides, shipment_id, learned_at)
    VALUES (:clientId, :contents, :sides, :shipmentId, :at)`);
  const makeRoom = database.prepare(`
    DELETE FROM learned_box WHERE id IN (
      SELECT id FROM learned_box WHERE client_id = :clientId AND contents = :contents ORDER BY id DESC LIMIT -1 OFFSET :keep)`);
  // What comes later is newer: no more is looked at than goes.
  const forget = database.prepare(`
    DELETE FROM learned_box
    WHERE id < ifnull((SELECT id FROM learned_box WHERE learned_at >= ? ORDER BY id LIMIT 1), 9223372036854775807)`);

  return {
    recall: async (clientId, contents, most) =>
      reading(() => find.all(clientId, contents, most).map((sides) => JSON.parse(sides) as BoxSides)),

    remember: ({ id: shipmentId, clientId }, lessons, { keep, at }) =>
      queue.write(() => {
        for (const { contents } of lessons) makeRoom.run({ clientId, contents, keep });
        for (const { contents, sides } of lessons)
          put.run({ clientId, contents, sides: JSON.stringify(sides), shipmentId, at });
      }),

    forget: (before) => queue.write(() => forget.run(before).changes),
  };
}
