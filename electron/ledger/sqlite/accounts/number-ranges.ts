import type { Database } from 'better-sqlite3';
import type { NumberRange, NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import { openFloors, rangeOf } from '../backup/floors.ts';
import { plannedOnce } from '../planned-once.ts';
import type { WriteQueue } from '../write-queue.ts';

export function openNumberRanges(database: Database, queue: WriteQueue): NumberRanges {
  const lastTaken = database
    .prepare<[string, string, bigint, bigint], bigint | null>(
      'SELECT max(number) FROM taken_number WHERE carrier = ? AND prefix = ? AND number BETWEEN ? AND ?',
    )
    .pluck()
    .safeIntegers();
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
  const within = (number: bigint, { first, last }: NumberRange) => number >= first && number <= last;

  function nextOf(range: NumberRange): bigint {
    const { carrier, prefix, first, last } = range;
    const taken = lastTaken.get(carrier, prefix, first, last) ?? first - 1n;
    const floor = floors.read(rangeOf(carrier, prefix));
    return (floor > taken && within(floor, range) ? floor : taken) + 1n;
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
      return range.last - nextOf(range) + 1n;
    },

    async takenFor(shipmentId) {
      return ofShipment.all(shipmentId);
    },
  };
}
