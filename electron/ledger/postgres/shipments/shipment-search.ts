import type { ShipmentLedger } from '#electron/engine/shipping/store.ts';
import { decodePlace, encodePlace } from '../../cursor.ts';
import type { Database } from '../database.ts';
import { filterOf, hasWords, whereOf, wordsOf } from './shipment-filter.ts';
import { SHIPMENT_COLUMNS, toRecord, type ShipmentRow } from './shipment-rows.ts';

/** Shipments with the words that are looked at one by one; where there are more, a page of them is near the newest. */
const FEW = 2000;
/** What is materialized is planned as if it were read to its end, so by the index of words; the limit still ends it sooner. */
const WITH_WORDS = `
  WITH found AS MATERIALIZED (SELECT sequence FROM shipment WHERE ${hasWords('$1')}) SELECT sequence FROM found LIMIT ${FEW + 1}`;

/** Pages of shipments, newest first, each page continuing where the cursor says whatever was accepted meanwhile. */
export function openShipmentSearch(database: Database): ShipmentLedger['list'] {
  /** Null where they are not few. The server cannot tell beforehand how often a word, or its beginning, occurs. */
  async function fewWith(words: string): Promise<number[] | null> {
    const rows = await database.all<{ sequence: number }>(WITH_WORDS, [words]);
    return rows.length > FEW ? null : rows.map(({ sequence }) => sequence);
  }

  /** @throws BadCursorError where the cursor is none of this ledger. */
  return async function list(query) {
    const before = query.cursor === undefined ? undefined : decodePlace(query.cursor);
    const words = wordsOf(query);
    if (words === 'nothing') return { shipments: [], next: null };
    const few = words === undefined ? null : await fewWith(words);
    const { conditions, values, add } = filterOf(query);
    if (few) add(few, (given) => `sequence = ANY(${given})`);
    else add(words, hasWords);
    if (before) {
      values.push(before.at, before.sequence);
      conditions.push(`(accepted_at, sequence) < ($${values.length - 1}, $${values.length})`);
    }
    const rows = await database.search<ShipmentRow>(listing(conditions, values.length + 1), [
      ...[...values, query.limit + 1],
    ]);
    const page = rows.slice(0, query.limit);
    const last = page.at(-1);
    return {
      shipments: page.map(toRecord),
      next: last && rows.length > page.length ? encodePlace({ at: last.acceptedAt, sequence: last.sequence }) : null,
    };
  };
}

/** Finds the page first and reads only the shipments that are on it. */
const listing = (conditions: string[], limit: number) => `
  SELECT ${SHIPMENT_COLUMNS} FROM shipment WHERE sequence IN (
    SELECT sequence FROM shipment ${whereOf(conditions)} ORDER BY accepted_at DESC, sequence DESC LIMIT $${limit}
  ) ORDER BY accepted_at DESC, sequence DESC`;
