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
  const forget = database.prepare(`
    DELETE FROM learned_box WHERE learned_at < :before OR id IN (
      SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY client_id, contents ORDER BY id DESC) AS place FROM learned_box)
      WHERE place > :keep)`);

  return {
    recall: async (clientId, contents, most) =>
      reading(() => find.all(clientId, contents, most).map((sides) => JSON.parse(sides) as BoxSides)),

    remember: ({ id: shipmentId, clientId }, lessons, at) =>
      queue.write(() => {
        for (const { contents, sides } of lessons)
          put.run({ clientId, contents, sides: JSON.stringify(sides), shipmentId, at });
      }),

    forget: (before, keep) => queue.write(() => forget.run({ before, keep }).changes),
  };
}
