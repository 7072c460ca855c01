import type { Big } from 'big.js';
import type { InvoicedParcel } from '#shared/schema/invoices/invoice-line.ts';
import type { InvoiceTolerance } from '#shared/schema/invoices/invoice-reading.ts';
import type { Measures } from '#shared/schema/shipping/check.ts';
import { inCentimetres, inKilograms } from '../../rules/index.ts';
import type { InvoicedShipment } from '../invoiced-shipments.ts';

type Package = InvoicedShipment['packages'][number];

/**
 * Whether the weight is none of those entered, sent and estimated. False where there is nothing to compare: a line of a surcharge says 0
 * where there is no weight.
 */
export function weightDiffers(
  { weight }: InvoicedParcel,
  known: Package,
  tolerance: Required<InvoiceTolerance>,
): boolean {
  const weights = [known.billed.weight, known.transmitted.weight, known.entered.weight].filter((each) => each !== null);
  if (weight === null || weight.value === 0 || weights.length === 0) return false;
  if (weights.some(({ units, value }) => units === weight.units && value === weight.value)) return false;
  const billed = inKilograms(weight);
  return weights.every((each) => billed.minus(inKilograms(each)).abs().gt(tolerance.weightKg));
}

/** Whether a side, longest with longest, is another than entered and than sent. A size with a side of 0 is none. */
export function sizeDiffers(
  { dimensions }: InvoicedParcel,
  known: Package,
  tolerance: Required<InvoiceTolerance>,
): boolean {
  const sides = [known.transmitted.dimensions, known.entered.dimensions].filter((each) => each !== null);
  if (dimensions === null || sides.length === 0) return false;
  const billed = longestFirst(dimensions);
  if (billed.some((side) => side.eq(0))) return false;
  return sides.every((each) =>
    longestFirst(each).some((side, index) =>
      side
        .minus(billed[index] ?? 0)
        .abs()
        .gt(tolerance.sideCm),
    ),
  );
}

const longestFirst = ({ units, length, width, height }: NonNullable<Measures['dimensions']>) =>
  [length, width, height].map((value) => inCentimetres({ value, units })).sort((a, b) => b.cmp(a));

/** Amounts that differ by no more than the tolerance are the same. */
export const isSame = (a: Big, b: Big, { amount }: Required<InvoiceTolerance>) => a.minus(b).abs().lte(amount);
