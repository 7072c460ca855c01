import type { GivenOut } from '../../local/witness.ts';
import type { Session } from '../database.ts';

/** How far counting goes on above what is known where nobody can say what a desk gave out that is gone. */
const MANIFESTS_SKIPPED = 1000;
/** Of a range, which is what a carrier has assigned and soon used up: as many as on its busiest day, for each day, twice over. */
const LEAST_SKIPPED = 100;
const DAY = 24 * 60 * 60 * 1000;

/** Lets numbers go on above those that a witness knows to be given out. */
export async function raiseFloors(session: Session, { manifests, ranges }: GivenOut): Promise<void> {
  await session.run('UPDATE manifest_end SET sequence = $1 WHERE sequence < $1', [manifests]);
  for (const [carrier, prefix, number] of ranges)
    await session.run(
      `INSERT INTO number_range (carrier, prefix, floor) VALUES ($1, $2, $3)
       ON CONFLICT (carrier, prefix) DO UPDATE SET floor = greatest(number_range.floor, excluded.floor)`,
      [carrier, prefix, number],
    );
}

/** Lets them go on above whatever may have been given out since the copy, for so long. */
export async function skipUnknown(session: Session, lostMs: number): Promise<void> {
  await session.run('UPDATE manifest_end SET sequence = sequence + $1', [MANIFESTS_SKIPPED]);
  await session.run(
    `INSERT INTO number_range (carrier, prefix, floor)
     SELECT carrier, prefix, max(number) + $1 + 2 * max(taken) * $2 FROM (
       SELECT carrier, prefix, max(number) AS number, count(*) AS taken FROM taken_number
       JOIN shipment ON shipment.id = shipment_id GROUP BY carrier, prefix, accepted_at / ${DAY}
     ) AS days GROUP BY carrier, prefix
     ON CONFLICT (carrier, prefix) DO UPDATE SET floor = greatest(number_range.floor, excluded.floor)`,
    [LEAST_SKIPPED, Math.max(1, Math.ceil(lostMs / DAY))],
  );
}
