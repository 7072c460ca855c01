import { BUSIEST_DAY, daysSkipped, skipInRanges, skippedOfUnknown } from '../../accounts/range-floors.ts';
import type { GivenOut } from '../../local/witness.ts';
import type { Session } from '../database.ts';

/** Under what `meta` has how many numbers are skipped of a range of which none is known. */
export const UNKNOWN_RANGE = 'floor of unknown range';

/** How far counting goes on above what is known where nobody can say what a desk gave out that is gone. */
const MANIFESTS_SKIPPED = 1000;
/** Lets numbers go on above those that a witness knows to be given out; once those are taken whose shipments the database has. */
export async function raiseFloors(session: Session, { manifests, ranges }: GivenOut): Promise<void> {
  await session.run('UPDATE manifest_end SET sequence = $1 WHERE sequence < $1', [manifests]);
  const columns = [0, 1, 2].map((column) => ranges.map((each) => each[column]));
  await session.run(
    `INSERT INTO range_floor (carrier, prefix, number, skipped)
     SELECT carrier, prefix, number, 0 FROM unnest($1::text[], $2::text[], $3::bigint[]) AS given (carrier, prefix, number)
     WHERE NOT EXISTS (SELECT 1 FROM taken_number AS taken
       WHERE taken.carrier = given.carrier AND taken.prefix = given.prefix AND taken.number = given.number)
     ON CONFLICT DO NOTHING`,
    columns,
  );
}

/** Which shipment has which of them, so that it is found again when it is looked up; of those that the database has. */
export async function takeNumbers(session: Session, { ranges }: GivenOut): Promise<void> {
  const columns = [0, 1, 2, 3].map((column) => ranges.map((each) => each[column] ?? null));
  await session.run(
    `INSERT INTO taken_number (carrier, prefix, number, shipment_id)
     SELECT carrier, prefix, number, shipment.id
     FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[]) WITH ORDINALITY AS given (carrier, prefix, number, shipment_id, place)
     JOIN shipment ON shipment.id = shipment_id ORDER BY place
     ON CONFLICT DO NOTHING`,
    columns,
  );
}

/** Lets them go on above whatever may have been given out since the copy, for so long. */
export async function skipUnknown(session: Session, lostMs: number): Promise<void> {
  await session.run('UPDATE manifest_end SET sequence = sequence + $1', [MANIFESTS_SKIPPED]);
  const days = daysSkipped(lostMs);
  await session.run(skipInRanges(days));
  const busiest = await session.one<{ parcels: number }>(BUSIEST_DAY);
  await session.run(
    `INSERT INTO meta (name, value) VALUES ('${UNKNOWN_RANGE}', convert_to($1, 'UTF8'))
     ON CONFLICT (name) DO UPDATE SET value = convert_to((convert_from(meta.value, 'UTF8')::bigint + $1::bigint)::text, 'UTF8')`,
    [String(skippedOfUnknown(days, busiest?.parcels ?? 0))],
  );
}
