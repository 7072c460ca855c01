import type { Big } from 'big.js';

/** What bills a package, or takes it back; no package where only the shipment is known. */
export interface Charge {
  packageNumber: number | null;
  currency: string;
  amount: Big;
}

export const isOfOne = (a: Charge, b: Charge) => a.packageNumber === b.packageNumber && a.currency === b.currency;

/**
 * Pairs credits with the charge of the same amount that they take back, the latest first, or with all charges of the package that are together as much.
 * @returns credits and charges
 */
export function takenBack<Line extends Charge, Other extends Charge>(
  credits: readonly Line[],
  charges: readonly Other[],
): Set<Line | Other> {
  const paired = new Set<Line | Other>();
  for (const credit of credits.filter(({ amount }) => amount.lt(0))) {
    const open = charges.filter((other) => other.amount.gt(0) && !paired.has(other) && isOfOne(other, credit));
    const same = open.findLast(({ amount }) => amount.plus(credit.amount).eq(0));
    const rest = open.reduce((sum, { amount }) => sum.plus(amount), credit.amount);
    const taken = same ? [same] : rest.eq(0) ? open : [];
    for (const each of taken) paired.add(each).add(credit);
  }
  return paired;
}
