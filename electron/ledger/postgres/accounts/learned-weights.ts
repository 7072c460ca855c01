import type { WeightStore } from '#electron/engine/weights/weight-store.ts';
import type { Database } from '../database.ts';

/** The newest grams come first, so that what is beyond `keep` is cut off at the end. */
const LEARN = `
  INSERT INTO learned_weight (client_id, contents, grams, learned_at)
  SELECT $1, contents, (array_agg(grams ORDER BY number DESC))[1:$5], $4
  FROM unnest($2::text[], $3::integer[]) WITH ORDINALITY AS lesson (contents, grams, number) GROUP BY contents ORDER BY contents
  ON CONFLICT (client_id, contents) DO UPDATE
  SET grams = (excluded.grams || learned_weight.grams)[1:$5], learned_at = greatest(learned_weight.learned_at, excluded.learned_at)`;

/** What another desk learns at this moment is not forgotten. */
const FORGET = `
  DELETE FROM learned_weight WHERE id IN (
    SELECT id FROM learned_weight WHERE learned_at < $1
      OR id IN (SELECT id FROM learned_weight ORDER BY learned_at DESC, id DESC OFFSET $2)
    FOR UPDATE SKIP LOCKED)`;

export const openLearnedWeights = (database: Database): WeightStore => ({
  async recall(clientId, contents) {
    const row = await database.one<{ grams: number[] }>(
      'SELECT grams FROM learned_weight WHERE client_id = $1 AND contents = $2',
      [clientId, contents],
    );
    return row?.grams.toReversed() ?? [];
  },

  async learn(clientId, lessons, { keep, at }) {
    const contents = lessons.map((lesson) => lesson.contents);
    const grams = lessons.map((lesson) => lesson.grams);
    await database.run(LEARN, [clientId, contents, grams, at, keep]);
  },

  forget: (before, most) => database.run(FORGET, [before, most]),
});
