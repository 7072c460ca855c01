import { setImmediate } from 'node:timers/promises';
import type { Database } from 'better-sqlite3';
import type { AddressStore, KeyedParty } from '#electron/engine/addresses/address-store.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { BookedAddress } from '#shared/schema/station/address-book.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { addressTerms, typedSpellings } from '#electron/ledger/address-terms.ts';
import { decodeUse, NEVER_USED, pageByUse } from '#electron/ledger/cursor.ts';
import { folded } from '#electron/ledger/search-terms.ts';
import { newDocumentId } from '#electron/ledger/ids.ts';
import { wordExpression } from '../full-text.ts';
import { openIndexMerge } from '../shipments/search-index.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

interface AddressRow {
  sequence: number;
  id: string;
  saved: number;
  party: string;
  use_count: number;
  last_used_at: number | null;
  created_at: number;
  updated_at: number;
}

const BY_USE = 'ORDER BY use_count DESC, last_used_at DESC, sequence DESC LIMIT :limit';
const AFTER = `
  (:sequence IS NULL OR (use_count, coalesce(last_used_at, ${NEVER_USED}), sequence) < (:useCount, :lastUsedAt, :sequence))`;
const FROM_THE_START = { useCount: null, lastUsedAt: null, sequence: null };

/** In one commit: after a setting was changed they are many, and others have their turn in between. */
const FORGOTTEN_AT_ONCE = 500;

export function openAddresses(database: Database, queue: WriteQueue): AddressStore {
  const select = (rest: string) => database.prepare<unknown[], AddressRow>(`SELECT * FROM address ${rest}`);
  const page = select(`WHERE ${AFTER} ${BY_USE}`);
  const found = select(
    `WHERE sequence IN (SELECT rowid FROM address_search WHERE address_search MATCH :match) AND ${AFTER} ${BY_USE}`,
  );
  const byId = select('WHERE id = ?');
  const byKey = select('WHERE key = ?');
  const unused = select(`WHERE saved = 0 AND last_used_at < ? LIMIT ${FORGOTTEN_AT_ONCE}`);
  const put = database.prepare<[object], AddressRow>(`
    INSERT INTO address (id, key, saved, party, use_count, last_used_at, created_at, updated_at)
    VALUES (:id, :key, :saved, :party, :useCount, :lastUsedAt, :at, :at) RETURNING *`);
  const rewrite = database.prepare<[object], AddressRow>(
    'UPDATE address SET key = :key, saved = :saved, party = :party, updated_at = :at WHERE sequence = :sequence RETURNING *',
  );
  const countUse = database.prepare(
    'UPDATE address SET use_count = use_count + 1, last_used_at = :at WHERE sequence = :sequence',
  );
  const take = database.prepare<[object], AddressRow>(`
    UPDATE address SET saved = 1, use_count = use_count + :useCount, updated_at = :at,
      last_used_at = max(coalesce(last_used_at, :lastUsedAt), coalesce(:lastUsedAt, last_used_at))
    WHERE sequence = :sequence RETURNING *`);
  const remove = database.prepare('DELETE FROM address WHERE sequence = ?');
  const index = database.prepare('INSERT OR REPLACE INTO address_search (rowid, text) VALUES (?, ?)');
  const unindex = database.prepare('DELETE FROM address_search WHERE rowid = ?');
  const mergeSome = openIndexMerge(database, 'address_search');
  /** Whether words of addresses that are there no more, or were changed, may be in the index: who stored them may have ended before it was merged. */
  let isUnmerged = true;

  function insert(
    { party, key }: KeyedParty,
    use: { saved: 0 | 1; useCount: number; lastUsedAt: number | null; at: number },
  ) {
    const row = put.get({ id: newDocumentId(), key, party: JSON.stringify(party), ...use });
    return indexed(row);
  }

  function change({ sequence }: AddressRow, { party, key }: KeyedParty, { saved, at }: { saved: 0 | 1; at: number }) {
    isUnmerged = true;
    return indexed(rewrite.get({ sequence, key, saved, party: JSON.stringify(party), at }));
  }

  function indexed(row: AddressRow | undefined): BookedAddress {
    if (!row) throw new Error('The address was not stored');
    index.run(row.sequence, folded(addressTerms(JSON.parse(row.party) as Party)));
    return toAddress(row);
  }

  function drop({ sequence }: AddressRow): void {
    isUnmerged = true;
    remove.run(sequence);
    unindex.run(sequence);
  }

  return {
    search: async ({ text, limit, cursor }) =>
      reading(() => {
        const match = matchExpression(text);
        const range = { limit: limit + 1, ...(cursor === undefined ? FROM_THE_START : decodeUse(cursor)) };
        const rows = match === null ? page.all(range) : found.all({ ...range, match });
        const { shown, next } = pageByUse(rows, limit, (row) => ({
          ...{ useCount: row.use_count, lastUsedAt: row.last_used_at, sequence: row.sequence },
        }));
        return { addresses: shown.map(toAddress), next };
      }),

    find: async (id) =>
      reading(() => {
        const row = byId.get(id);
        return row ? toAddress(row) : null;
      }),

    save: (address, at) =>
      queue.write(() => {
        const known = byKey.get(address.key);
        if (!known) return insert(address, { saved: 1, useCount: 0, lastUsedAt: null, at });
        return known.saved === 1 ? null : change(known, address, { saved: 1, at });
      }),

    change: (id, address, at) =>
      queue.write(() => {
        const known = byId.get(id);
        if (!known) return null;
        const same = byKey.get(address.key);
        if (same && same.sequence !== known.sequence) return 'taken';
        return change(known, address, { saved: 1, at });
      }),

    merge: (id, otherId, at) =>
      queue.write(() => {
        const [known, other] = [byId.get(id), byId.get(otherId)];
        if (!known || !other) return null;
        drop(other);
        const { sequence } = known;
        const row = take.get({ sequence, at, useCount: other.use_count, lastUsedAt: other.last_used_at });
        return row ? toAddress(row) : null;
      }),

    remove: (id) =>
      queue.write(() => {
        const known = byId.get(id);
        if (known) drop(known);
        return known !== undefined;
      }),

    remember: (address, at) =>
      queue.write(() => {
        const known = byKey.get(address.key);
        if (!known) return void insert(address, { saved: 0, useCount: 1, lastUsedAt: at, at });
        countUse.run({ sequence: known.sequence, at });
        if (known.saved === 0 && known.party !== JSON.stringify(address.party))
          change(known, address, { saved: 0, at });
      }),

    async forgetUnused(before) {
      const forgetSome = () => {
        const rows = unused.all(before);
        rows.forEach(drop);
        return rows.length;
      };
      let [count, some] = [0, 0];
      do {
        some = await queue.write(forgetSome);
        count += some;
      } while (some > 0);
      if (!isUnmerged) return count;
      isUnmerged = false;
      // Only then are their words, and those of addresses that were removed or changed by hand, neither in the index nor in the log any more.
      while (await queue.write(mergeSome)) await setImmediate();
      database.pragma('wal_checkpoint(TRUNCATE)');
      return count;
    },
  };
}

/** The FTS5 expression for what is typed; null where it has no words. */
function matchExpression(text: string): string | null {
  const beginning = (word: string) => wordExpression(word, { isBeginning: true });
  const words = typedSpellings(text).map(([word, other]) => `(${beginning(word)} OR ${beginning(other)})`);
  return words.length === 0 ? null : words.join(' AND ');
}

const toAddress = (row: AddressRow): BookedAddress => ({
  id: row.id,
  party: JSON.parse(row.party) as Party,
  saved: row.saved === 1,
  useCount: row.use_count,
  lastUsedAt: row.last_used_at === null ? null : isoInstant(row.last_used_at),
  createdAt: isoInstant(row.created_at),
  updatedAt: isoInstant(row.updated_at),
});
