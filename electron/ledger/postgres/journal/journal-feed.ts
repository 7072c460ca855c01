import type { JournalFeed } from '#electron/engine/events/journal-feed.ts';
import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import { GENESIS_HASH } from '../../journal-chain.ts';
import type { Database } from '../database.ts';
import type { JournalQueue } from '../journal-queue.ts';

/** How often a desk looks for what others have written. */
const LOOK_EVERY_MS = 150;

type FeedRow = Omit<ShipmentEvent, 'type' | 'at'> & { at: number };

export interface Feed extends JournalFeed {
  close(): Promise<void>;
}

/**
 * The lines of all desks in one order. A line has no place in it when it is committed: whoever reads next gives places to all that have none,
 * under a lock that no purchase asks for. So places are visible in their order, a desk's lines keep theirs, and nobody misses one.
 */
export function openJournalFeed(database: Database, queue: JournalQueue): Feed {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | null = null;
  let reached = 0;
  let looking: Promise<void> = Promise.resolve();

  /** Gives places to lines that have none; the last place there is. */
  async function givePlaces(): Promise<number> {
    const { position, isBehind } = await feedEnd();
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
  async function feedEnd(): Promise<{ position: number; isBehind: boolean }> {
    const end = await database.one<{ position: number; isBehind: boolean }>(
      `SELECT position, EXISTS (
         SELECT 1 FROM station LEFT JOIN feed_reached ON station_id = id WHERE station.line > coalesce(feed_reached.line, 0)) AS "isBehind"
       FROM feed_end`,
    );
    return end ?? { position: 0, isBehind: false };
  }

  function look(): void {
    looking = looking
      .then(givePlaces)
      .then((last) => {
        if (last === reached) return;
        reached = last;
        for (const listener of listeners) listener();
      })
      .catch(() => undefined);
  }

  function schedule(): void {
    timer = setTimeout(() => {
      look();
      schedule();
    }, LOOK_EVERY_MS).unref();
  }

  const stopListening = queue.onCommit(() => listeners.size > 0 && look());

  return {
    async head() {
      const position = await givePlaces();
      const row = await database.one<{ hash: string }>(
        'SELECT hash FROM feed JOIN journal USING (station_id, line) WHERE position = $1',
        [position],
      );
      return { sequence: position, hash: row?.hash ?? GENESIS_HASH };
    },

    async after(sequence, limit) {
      await givePlaces();
      const rows = await database.all<FeedRow>(
        `SELECT position AS sequence, shipment.id, transaction_id AS "transactionId", client_id AS "clientId", to_state AS state,
           from_state AS "previousState", at
         FROM feed JOIN journal USING (station_id, line) JOIN shipment ON shipment.id = shipment_id
         WHERE position > $1 ORDER BY position LIMIT $2`,
        [sequence, limit],
      );
      return rows.map(({ at, ...row }) => ({ type: 'shipment', ...row, at: new Date(at).toISOString() }));
    },

    onAppend(listener) {
      listeners.add(listener);
      if (timer === null) schedule();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0 || timer === null) return;
        clearTimeout(timer);
        timer = null;
      };
    },

    async close() {
      stopListening();
      if (timer) clearTimeout(timer);
      listeners.clear();
      await looking;
    },
  };
}
