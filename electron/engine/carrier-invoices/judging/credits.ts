import type { Big } from 'big.js';

/** What bills a package, or takes it back; no package where only the shipment is known. */
export interface Charge {
  packageNumber: number | null;
  currency: string;
  amount: Big;
}

export const isOfOne = (a: Charge, b: Charge) => a.packageNumber === b.packageNumber && a.currency === b.currency;

/**
 * Pairs credits with the charges of the same amount that they take back, the latest first.
 * @returns both of all pairs
 */
export function takenBack<Line extends Charge, Other extends Charge>(
  credits: readonly Line[],
  charges: readonly Other[],
): Set<Line | Other> {
  const paired = new Set<Line | Other>();
  for (const credit of credits.filter(({ amount }) => amount.lt(0))) {
    const charge = charges.findLast(
      (other) => !paired.has(other) && isOfOne(other, credit) && other.amount.plus(credit.amount).eq(0),
    );
    if (charge) paired.add(charge).add(credit);
  }
  return paired;
}
