import type { NumberRange, NumberRanges } from '#electron/engine/accounts/number-ranges.ts';
import { keptNumbers, withoutDigits } from '../../accounts/same-numbers.ts';
import type { GivenOut } from '../../local/witness.ts';
import type { Database, Session } from '../database.ts';
import { UNKNOWN_RANGE } from '../restatement/floors.ts';
import { requirePassed } from '../restatement/gate.ts';

/**
 * Whoever else takes numbers of this carrier and prefix, at whatever desk, waits for the end of the transaction; wherever it parts prefix and
 * number, as all wait for the prefix without digits at its end. That of an earlier version waits for the whole prefix only.
 */
const LOCK = `
  INSERT INTO number_range (carrier, prefix) VALUES ($1, $2)
  ON CONFLICT (carrier, prefix) DO UPDATE SET prefix = excluded.prefix`;

/** Prefixes under which numbers of a carrier are kept, each by a look into the index. */
const PREFIXES = `
  WITH RECURSIVE known (prefix) AS (
    SELECT least((SELECT min(prefix) FROM taken_number WHERE carrier = $1), (SELECT min(prefix) FROM range_floor WHERE carrier = $1))
    UNION ALL
    SELECT least(
      (SELECT min(prefix) FROM taken_number WHERE carrier = $1 AND prefix > known.prefix),
      (SELECT min(prefix) FROM range_floor WHERE carrier = $1 AND prefix > known.prefix)
    ) FROM known WHERE known.prefix IS NOT NULL
  ) SELECT prefix FROM known WHERE prefix IS NOT NULL`;

/** The next number of the range: above those that were taken, and those that may have been, also where none of it is known. */
const NEXT = `
  SELECT 1 + coalesce(
    (SELECT max(ahead + greatest(
       (SELECT max(number) FROM taken_number WHERE carrier = $1 AND prefix = kept.prefix AND number BETWEEN kept.first AND kept.last),
       (SELECT max(number + skipped) FROM range_floor
          WHERE carrier = $1 AND prefix = kept.prefix AND number BETWEEN kept.first AND kept.last)
     )) FROM unnest($2::text[], $3::bigint[], $4::bigint[], $5::bigint[]) AS kept (prefix, first, last, ahead)),
    ($3::bigint[])[1] - 1 + least(
      (($4::bigint[])[1] - ($3::bigint[])[1] + 1) / 2,
      coalesce((SELECT convert_from(value, 'UTF8')::bigint FROM meta WHERE name = '${UNKNOWN_RANGE}'), 0)
    )
  ) AS number`;

const TAKE = `
  INSERT INTO taken_number (carrier, prefix, number, shipment_id)
  SELECT $1, ($2::text[])[1], next.number + index, $6 FROM (${NEXT}) AS next, generate_series(0, $7::bigint - 1) AS index
  WHERE next.number + $7 - 1 <= ($4::bigint[])[1] ORDER BY index RETURNING number::text`;

interface NumberRow {
  /** Beyond what a JavaScript number holds exactly. */
  number: string;
}

const toNumber = ({ number }: NumberRow) => BigInt(number);

/** The range itself, and behind it wherever else numbers of it may be kept. */
async function parametersOf(session: Pick<Session, 'all'>, range: NumberRange): Promise<unknown[]> {
  const known = await session.all<{ prefix: string }>(PREFIXES, [range.carrier]);
  const kept = keptNumbers(
    range,
    known.map(({ prefix }) => prefix),
  );
  return [
    range.carrier,
    ...(['prefix', 'first', 'last', 'ahead'] as const).map((column) => kept.map((each) => each[column])),
  ];
}

/** @param given is told what was given out */
export const openNumberRanges = (database: Database, given: (ranges: GivenOut['ranges']) => void): NumberRanges => ({
  async take(range, shipmentId, count) {
    const numbers = await database.transaction(async (session) => {
      for (const prefix of new Set([withoutDigits(range.prefix), range.prefix]))
        await session.run(LOCK, [range.carrier, prefix]);
      await requirePassed(session);
      // A statement of its own: it sees what was committed while this one waited.
      const rows = await session.all<NumberRow>(TAKE, [...(await parametersOf(session, range)), shipmentId, count]);
      return rows.map(toNumber);
    });
    const newest = numbers.at(-1);
    if (newest === undefined) return null;
    given(numbers.map((number) => [range.carrier, range.prefix, String(number), shipmentId]));
    return { numbers, left: range.last - newest };
  },

  async left(range) {
    const row = await database.one<NumberRow>(
      `SELECT number::text FROM (${NEXT}) AS next`,
      await parametersOf(database, range),
    );
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
