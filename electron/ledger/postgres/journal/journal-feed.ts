import type { JournalFeed } from '#electron/engine/events/journal-feed.ts';
import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import { GENESIS_HASH } from '../../journal-chain.ts';
import type { Database } from '../database.ts';
import type { JournalQueue } from '../journal-queue.ts';
import { givePlaces } from './places.ts';

/** How often a desk looks for what others have written. */
const LOOK_EVERY_MS = 150;
/** How soon it looks after it wrote itself, for all that it wrote by then: giving places costs the database a commit of its own. */
const LOOK_SOON_MS = 40;

type FeedRow = Omit<ShipmentEvent, 'type' | 'at'> & { at: number };

export interface Feed extends JournalFeed {
  close(): Promise<void>;
}

/**
 * The lines of all desks in one order. A line has no place in it when it is committed: whoever reads next gives places to all that have none,
 * under a lock that no purchase asks for. So places are visible in their order, a desk's lines keep theirs, and nobody misses one.
 */
export function openJournalFeed(database: Database, queue: JournalQueue, lookEveryMs = LOOK_EVERY_MS): Feed {
  const listeners = new Set<() => void>();
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Timeout | null = null;
  let reached = 0;
  let looking: Promise<void> = Promise.resolve();
  let isWaiting = false;

  let giving: Promise<number> | null = null;
  let next: Promise<number> | null = null;

  /** Of many who ask at once, those who come while places are being given share the next time: theirs may have come too late for this one. */
  function placed(): Promise<number> {
    if (giving === null) return (giving = givePlaces(database).finally(() => (giving = null)));
    next ??= giving
      .catch(() => undefined)
      .then(() => {
        next = null;
        return placed();
      });
    return next;
  }

  /** Of the looks that come while one goes on, one waits: they would pile up where the database does not answer. */
  function poll(): void {
    if (isWaiting) return;
    isWaiting = true;
    looking = looking
      .then(() => {
        isWaiting = false;
        return placed();
      })
      .then((last) => {
        if (last === reached) return;
        reached = last;
        for (const listener of listeners) listener();
      })
      .catch(() => undefined);
  }

  function schedule(): void {
    timer = setTimeout(() => {
      poll();
      schedule();
    }, lookEveryMs).unref();
  }

  function lookSoon(): void {
    if (listeners.size === 0) return;
    soon ??= setTimeout(() => {
      soon = null;
      poll();
    }, LOOK_SOON_MS).unref();
  }

  const stopListening = queue.onCommit(lookSoon);

  return {
    async head() {
      const position = await placed();
      const row = await database.one<{ hash: string }>(
        'SELECT hash FROM feed JOIN journal USING (station_id, line) WHERE position = $1',
        [position],
      );
      return { sequence: position, hash: row?.hash ?? GENESIS_HASH };
    },

    async after(sequence, limit) {
      await placed();
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
      for (const each of [timer, soon]) if (each) clearTimeout(each);
      listeners.clear();
      await looking;
    },
  };
}
