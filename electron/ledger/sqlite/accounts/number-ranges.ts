import type { Database } from 'better-sqlite3';
import type { NumberRange, NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import { keptNumbers } from '../../accounts/same-numbers.ts';
import { openFloors } from '../backup/floors.ts';
import { plannedOnce } from '../planned-once.ts';
import { reading } from '../sqlite-error.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openNumberRanges(database: Database, queue: WriteQueue): NumberRanges {
  const lastTaken = database
    .prepare<[string, string, bigint, bigint], bigint | null>(
      'SELECT max(number) FROM taken_number WHERE carrier = ? AND prefix = ? AND number BETWEEN ? AND ?',
    )
    .pluck()
    .safeIntegers();
  const highestFloor = database
    .prepare<[string, string, bigint, bigint], bigint | null>(
      'SELECT max(number + skipped) FROM range_floor WHERE carrier = ? AND prefix = ? AND number BETWEEN ? AND ?',
    )
    .pluck()
    .safeIntegers();
  /** Prefixes that differ, each by a look into the index. */
  const prefixesOf = (table: 'taken_number' | 'range_floor') =>
    database
      .prepare<{ carrier: string }, string>(
        `WITH RECURSIVE known (prefix) AS (
           SELECT min(prefix) FROM ${table} WHERE carrier = :carrier
           UNION ALL
           SELECT (SELECT min(prefix) FROM ${table} WHERE carrier = :carrier AND prefix > known.prefix) FROM known
           WHERE known.prefix IS NOT NULL
         ) SELECT prefix FROM known WHERE prefix IS NOT NULL`,
      )
      .pluck();
  const [taken, floored] = [prefixesOf('taken_number'), prefixesOf('range_floor')];
  const insert = database.prepare(
    'INSERT INTO taken_number (carrier, prefix, number, shipment_id) VALUES (?, ?, ?, ?)',
  );
  const ofShipment = database
    .prepare<[string], bigint>(
      `SELECT number FROM taken_number WHERE shipment_id = ${plannedOnce('?', 'TEXT')} ORDER BY sequence`,
    )
    .pluck()
    .safeIntegers();

  const floors = openFloors(database);
  function skippedOf({ first, last }: NumberRange): bigint {
    const [half, skipped] = [(last - first + 1n) / 2n, floors.read('unknown range')];
    return skipped < half ? skipped : half;
  }

  /** Above those that were taken, and those that may have been. */
  function nextOf(range: NumberRange): bigint {
    const { carrier, first } = range;
    let known: bigint | null = null;
    for (const kept of keptNumbers(range, [...new Set([...taken.all({ carrier }), ...floored.all({ carrier })])]))
      for (const highest of [lastTaken, highestFloor]) {
        const found = highest.get(carrier, kept.prefix, kept.first, kept.last) ?? null;
        if (found !== null && (known === null || found + kept.ahead > known)) known = found + kept.ahead;
      }
    return known === null ? first + skippedOf(range) : known + 1n;
  }

  return {
    take: (range, shipmentId, count) =>
      queue.write(() => {
        const { carrier, prefix, last } = range;
        const next = nextOf(range);
        const left = last - next + 1n - BigInt(count);
        if (left < 0n) return null;
        const numbers = Array.from({ length: count }, (_, index) => next + BigInt(index));
        for (const number of numbers) insert.run(carrier, prefix, number, shipmentId);
        return { numbers, left };
      }),

    async left(range) {
      const left = range.last - reading(() => nextOf(range)) + 1n;
      return left > 0n ? left : 0n;
    },

    takenFor: async (shipmentId) => reading(() => ofShipment.all(shipmentId)),
  };
}
