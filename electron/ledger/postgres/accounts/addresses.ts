import type { AddressStore, KeyedParty } from '#electron/engine/addresses/address-store.ts';
import { isoInstant } from '#shared/format/iso-instant.ts';
import type { BookedAddress } from '#shared/schema/station/address-book.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { addressTerms, typedSpellings } from '../../address-terms.ts';
import { decodeUse, NEVER_USED, pageByUse } from '../../cursor.ts';
import { newDocumentId } from '../../ids.ts';
import type { Database } from '../database.ts';
import { searchQuery, searchWords } from '../search-words.ts';
import { orTaken } from './unique-violation.ts';

interface AddressRow {
  sequence: number;
  id: string;
  saved: boolean;
  party: Party;
  useCount: number;
  lastUsedAt: number | null;
  createdAt: number;
  updatedAt: number;
}

const COLUMNS = `sequence, id, saved, party, use_count AS "useCount", last_used_at AS "lastUsedAt", created_at AS "createdAt",
  updated_at AS "updatedAt"`;
const BY_USE = 'ORDER BY use_count DESC, last_used_at DESC NULLS LAST, sequence DESC LIMIT $1';
const AFTER = `
  ($4::bigint IS NULL OR (use_count, coalesce(last_used_at, ${NEVER_USED}), sequence) < ($2::bigint, $3::bigint, $4::bigint))`;
const PAGE = `SELECT ${COLUMNS} FROM address WHERE ${AFTER} ${BY_USE}`;
const FOUND = `SELECT ${COLUMNS} FROM address WHERE words @@ $5::tsquery AND ${AFTER} ${BY_USE}`;

const SAVE = `
  INSERT INTO address (id, key, party, words, saved, use_count, created_at, updated_at) VALUES ($1, $2, $3, $4::tsvector, true, 0, $5, $5)
  ON CONFLICT (key) DO UPDATE SET saved = true, party = excluded.party, words = excluded.words, updated_at = excluded.updated_at
  WHERE NOT address.saved RETURNING ${COLUMNS}`;
const CHANGE = `
  UPDATE address SET key = $2, party = $3, words = $4::tsvector, saved = true, updated_at = $5 WHERE id = $1 RETURNING ${COLUMNS}`;
/** `greatest` passes over what is NULL. */
const MERGE = `
  WITH known AS (SELECT id FROM address WHERE id = $1 FOR UPDATE),
  other AS (DELETE FROM address WHERE id = $2 AND EXISTS (SELECT 1 FROM known) RETURNING use_count, last_used_at)
  UPDATE address SET saved = true, use_count = address.use_count + other.use_count, updated_at = $3,
    last_used_at = greatest(address.last_used_at, other.last_used_at)
  FROM other WHERE id = $1 RETURNING sequence, id, saved, party, address.use_count AS "useCount", address.last_used_at AS "lastUsedAt",
    created_at AS "createdAt", updated_at AS "updatedAt"`;
const REMEMBER = `
  INSERT INTO address (id, key, party, words, saved, use_count, last_used_at, created_at, updated_at)
  VALUES ($1, $2, $3, $4::tsvector, false, 1, $5, $5, $5)
  ON CONFLICT (key) DO UPDATE SET use_count = address.use_count + 1,
    last_used_at = greatest(address.last_used_at, excluded.last_used_at),
    party = CASE WHEN address.saved THEN address.party ELSE excluded.party END,
    words = CASE WHEN address.saved THEN address.words ELSE excluded.words END,
    updated_at = CASE WHEN address.saved OR address.party::text = excluded.party::text THEN address.updated_at ELSE excluded.updated_at END`;
/** What another desk uses at this moment is not forgotten. */
const FORGET = `
  DELETE FROM address WHERE sequence IN
    (SELECT sequence FROM address WHERE NOT saved AND last_used_at < $1 FOR UPDATE SKIP LOCKED)`;

export function openAddresses(database: Database): AddressStore {
  const parametersOf = (id: string, { party, key }: KeyedParty, at: number) => [
    ...[id, key, JSON.stringify(party), searchWords([['A', addressTerms(party)]]), at],
  ];

  return {
    async search({ text, limit, cursor }) {
      const query = queryOf(text);
      const at = cursor === undefined ? null : decodeUse(cursor);
      const range = [limit + 1, at?.useCount ?? null, at?.lastUsedAt ?? null, at?.sequence ?? null];
      const rows = await (query === null
        ? database.all<AddressRow>(PAGE, range)
        : database.all<AddressRow>(FOUND, [...range, query]));
      const { shown, next } = pageByUse(rows, limit, (row) => row);
      return { addresses: shown.map(toAddress), next };
    },

    async find(id) {
      const row = await database.one<AddressRow>(`SELECT ${COLUMNS} FROM address WHERE id = $1`, [id]);
      return row && toAddress(row);
    },

    async save(address, at) {
      const row = await database.one<AddressRow>(SAVE, parametersOf(newDocumentId(), address, at));
      return row && toAddress(row);
    },

    async change(id, address, at) {
      const row = await orTaken(database.one<AddressRow>(CHANGE, parametersOf(id, address, at)));
      return row === 'taken' || row === null ? row : toAddress(row);
    },

    async merge(id, otherId, at) {
      const row = await database.one<AddressRow>(MERGE, [id, otherId, at]);
      return row && toAddress(row);
    },

    remove: async (id) => (await database.run('DELETE FROM address WHERE id = $1', [id])) > 0,

    async remember(address, at) {
      await database.run(REMEMBER, parametersOf(newDocumentId(), address, at));
    },

    forgetUnused: (before) => database.run(FORGET, [before]),
  };
}

/** The `tsquery` for what is typed; null where it has no words. */
function queryOf(text: string): string | null {
  const words = typedSpellings(text).map(([word, other]) => `(${searchQuery(word)} | ${searchQuery(other)})`);
  return words.length === 0 ? null : words.join(' & ');
}

const toAddress = ({ sequence: _, lastUsedAt, createdAt, updatedAt, ...row }: AddressRow): BookedAddress => ({
  ...row,
  lastUsedAt: lastUsedAt === null ? null : isoInstant(lastUsedAt),
  createdAt: isoInstant(createdAt),
  updatedAt: isoInstant(updatedAt),
});
