import type { Database } from 'better-sqlite3';
import type { JournalFeed } from '#electron/engine/events/journal-feed.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { ShipmentEvent } from '#shared/schema/station/event.ts';
import { GENESIS_HASH } from '#electron/ledger/journal-chain.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';
import { plannedOnce } from '../planned-once.ts';

type FeedRow = Omit<ShipmentEvent, 'type' | 'at'> & { at: number };

export function openJournalFeed(database: Database, queue: WriteQueue): JournalFeed {
  const head = database.prepare<[], { sequence: number; hash: string }>(
    'SELECT sequence, hash FROM journal ORDER BY sequence DESC LIMIT 1',
  );
  const after = database.prepare<[number, number], FeedRow>(`
    SELECT journal.sequence, shipment.id, transaction_id AS transactionId, client_id AS clientId, to_state AS state, from_state AS previousState, at
    FROM journal JOIN shipment ON shipment.id = shipment_id
    WHERE journal.sequence > ${plannedOnce('?')} ORDER BY journal.sequence LIMIT ${plannedOnce('?')}`);

  return {
    head: async () => reading(() => head.get() ?? { sequence: 0, hash: GENESIS_HASH }),
    after: async (sequence, limit) => reading(() => after.all(sequence, limit).map(toEvent)),
    onAppend: (listener) => queue.onCommit(listener),
  };
}

const toEvent = ({ at, ...row }: FeedRow): ShipmentEvent => ({ type: 'shipment', ...row, at: isoInstant(at) });
