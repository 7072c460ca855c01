import type { Database } from '../database.ts';

/** Gives places to lines that have none; the last place there is. */
export async function givePlaces(database: Database): Promise<number> {
  const { position, isBehind } = await feedEnd(database);
  if (!isBehind) return position;
  return database.transaction(async (session) => {
    const end = await session.one<{ position: number }>('SELECT position FROM feed_end FOR UPDATE');
    const before = end?.position ?? 0;
    const given = await session.run(
      `INSERT INTO feed (position, station_id, line)
       SELECT $1 + row_number() OVER (ORDER BY at, journal.station_id, journal.line), journal.station_id, journal.line
       FROM station LEFT JOIN feed_reached ON feed_reached.station_id = station.id
       JOIN journal ON journal.station_id = station.id AND journal.line > coalesce(feed_reached.line, 0)`,
      [before],
    );
    if (given === 0) return before;
    await session.run(
      `INSERT INTO feed_reached (station_id, line) SELECT station_id, max(line) FROM feed WHERE position > $1 GROUP BY station_id
       ON CONFLICT (station_id) DO UPDATE SET line = excluded.line`,
      [before],
    );
    await session.run('UPDATE feed_end SET position = $1', [before + given]);
    return before + given;
  });
}

/** The last place there is, and whether lines wait for one. */
async function feedEnd(database: Database): Promise<{ position: number; isBehind: boolean }> {
  const end = await database.one<{ position: number; isBehind: boolean }>(
    `SELECT position, EXISTS (
       SELECT 1 FROM station LEFT JOIN feed_reached ON station_id = id WHERE station.line > coalesce(feed_reached.line, 0)) AS "isBehind"
     FROM feed_end`,
  );
  return end ?? { position: 0, isBehind: false };
}
