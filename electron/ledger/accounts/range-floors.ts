/** Of a range, which is what a carrier has assigned and soon used up: as many as on its busiest day, for each day, twice over. */
const LEAST_SKIPPED = 100;
const DAY = 24 * 60 * 60 * 1000;

/** For how many days counting goes on above what is known, where nobody can say what was given out in a time. */
export const daysSkipped = (lostMs: number) => Math.max(1, Math.ceil(lostMs / DAY));

/**
 * The last number of each run of numbers that were taken. A carrier may give several blocks under one prefix; of each block the last number that
 * was taken is one of these.
 */
export const LAST_OF_RUNS = `
  SELECT carrier, prefix, number FROM (
    SELECT carrier, prefix, number, lead(number) OVER (PARTITION BY carrier, prefix ORDER BY number) AS next FROM taken_number
  ) AS taken WHERE next IS DISTINCT FROM number + 1`;

/** How many parcels were accepted on the busiest day. */
export const BUSIEST_DAY = `
  SELECT coalesce(max(parcels), 0) AS parcels FROM (
    SELECT count(*) AS parcels FROM package JOIN shipment ON package.shipment = shipment.sequence GROUP BY accepted_at / ${DAY}
  ) AS days`;

/**
 * Where a range begins of which no number is known: so many above its first one, as if every parcel had a number of it; and no further than its
 * middle, since a carrier may assign few at a time.
 */
export const skippedOfUnknown = (days: number, parcels: number) => days * (LEAST_SKIPPED + 2 * parcels);

/**
 * Lets every range of which a number is known go on above what may have been given out of it in so many days, of which nothing is known. A row
 * of `range_floor` says that its number was given out, and that so many behind it may have been: of the range in which that number lies, and of
 * no other one.
 */
export const skipInRanges = (days: number) => `
  INSERT INTO range_floor (carrier, prefix, number, skipped)
  SELECT carrier, prefix, number, ${LEAST_SKIPPED} + 2 * ${days} * coalesce(busiest, 0)
  FROM (${LAST_OF_RUNS} UNION SELECT carrier, prefix, number FROM range_floor) AS known LEFT JOIN (
    SELECT carrier, prefix, max(taken) AS busiest FROM (
      SELECT carrier, prefix, count(*) AS taken FROM taken_number
      JOIN shipment ON shipment.id = shipment_id GROUP BY carrier, prefix, accepted_at / ${DAY}
    ) AS days GROUP BY carrier, prefix
  ) AS use USING (carrier, prefix) WHERE true
  ON CONFLICT (carrier, prefix, number) DO UPDATE SET skipped = range_floor.skipped + excluded.skipped`;
