import type { Database } from 'better-sqlite3';
import type { WeightStore } from '#electron/engine/weights/weight-store.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openLearnedWeights(database: Database, queue: WriteQueue): WeightStore {
  const find = database
    .prepare<[string, string], string>('SELECT grams FROM learned_weight WHERE client_id = ? AND contents = ?')
    .pluck();
  const put = database.prepare(`
    INSERT INTO learned_weight (client_id, contents, grams, learned_at) VALUES (:clientId, :contents, :grams, :at)
    ON CONFLICT (client_id, contents) DO UPDATE SET grams = excluded.grams, learned_at = excluded.learned_at`);
  const forget = database.prepare(`
    DELETE FROM learned_weight WHERE learned_at < :before
      OR id IN (SELECT id FROM learned_weight ORDER BY learned_at DESC, id DESC LIMIT -1 OFFSET :most)`);

  const recall = (clientId: string, contents: string) => JSON.parse(find.get(clientId, contents) ?? '[]') as number[];

  return {
    recall: async (clientId, contents) => reading(() => recall(clientId, contents)),

    learn: (clientId, lessons, { keep, at }) =>
      queue.write(() => {
        for (const { contents, grams } of lessons) {
          const newest = [...recall(clientId, contents), grams].slice(-keep);
          put.run({ clientId, contents, grams: JSON.stringify(newest), at });
        }
      }),

    forget: (before, most) => queue.write(() => forget.run({ before, most }).changes),
  };
}
