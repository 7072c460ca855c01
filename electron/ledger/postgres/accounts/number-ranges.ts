import type { NumberRange, NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import type { GivenOut } from '../../local/witness.ts';
import type { Database } from '../database.ts';
import { UNKNOWN_RANGE } from '../restatement/floors.ts';
import { requirePassed } from '../restatement/gate.ts';

/** Whoever else takes numbers of this carrier and prefix, at whatever desk, waits for the end of the transaction. */
const LOCK = `
  INSERT INTO number_range (carrier, prefix) VALUES ($1, $2)
  ON CONFLICT (carrier, prefix) DO UPDATE SET prefix = excluded.prefix`;

/** The next number of the range: above those that were taken, and those that may have been, also where none of it is known. */
const NEXT = `
  SELECT 1 + coalesce(
    (SELECT max(greatest(
       (SELECT max(number) FROM taken_number WHERE carrier = $1 AND prefix = kept.prefix AND number BETWEEN $3 AND $4),
       (SELECT max(number + skipped) FROM range_floor WHERE carrier = $1 AND prefix = kept.prefix AND number BETWEEN $3 AND $4)
     )) FROM unnest($2::text[]) AS kept (prefix)),
    $3::bigint - 1 + least(
      ($4::bigint - $3 + 1) / 2,
      coalesce((SELECT convert_from(value, 'UTF8')::bigint FROM meta WHERE name = '${UNKNOWN_RANGE}'), 0)
    )
  ) AS number`;

const TAKE = `
  INSERT INTO taken_number (carrier, prefix, number, shipment_id)
  SELECT $1, ($2::text[])[1], next.number + index, $5 FROM (${NEXT}) AS next, generate_series(0, $6::bigint - 1) AS index
  WHERE next.number + $6 - 1 <= $4 ORDER BY index RETURNING number::text`;

interface NumberRow {
  /** Beyond what a JavaScript number holds exactly. */
  number: string;
}

const toNumber = ({ number }: NumberRow) => BigInt(number);
const parametersOf = ({ carrier, prefix, others = [], first, last }: NumberRange) => [
  ...[carrier, [prefix, ...others], first, last],
];

/** @param given is told what was given out */
export const openNumberRanges = (database: Database, given: (ranges: GivenOut['ranges']) => void): NumberRanges => ({
  async take(range, shipmentId, count) {
    const numbers = await database.transaction(async (session) => {
      await session.run(LOCK, [range.carrier, range.prefix]);
      await requirePassed(session);
      // A statement of its own: it sees what was committed while this one waited.
      const rows = await session.all<NumberRow>(TAKE, [...parametersOf(range), shipmentId, count]);
      return rows.map(toNumber);
    });
    const newest = numbers.at(-1);
    if (newest === undefined) return null;
    given(numbers.map((number) => [range.carrier, range.prefix, String(number), shipmentId]));
    return { numbers, left: range.last - newest };
  },

  async left(range) {
    const row = await database.one<NumberRow>(`SELECT number::text FROM (${NEXT}) AS next`, parametersOf(range));
    const left = row ? range.last - toNumber(row) + 1n : 0n;
    return left > 0n ? left : 0n;
  },

  async takenFor(shipmentId) {
    const rows = await database.all<NumberRow>(
      'SELECT number::text FROM taken_number WHERE shipment_id = $1 ORDER BY sequence',
      [shipmentId],
    );
    return rows.map(toNumber);
  },
});
