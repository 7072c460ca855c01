import type { Big } from 'big.js';
import type { Headroom, Measures } from '#shared/schema/shipping/check.ts';
import type { Weight, WeightUnit } from '#shared/schema/shipping/measure.ts';
import { child } from '../request/pointer.ts';
import type { WellFormed } from '../request/well-formed.ts';
import { compare, decimal, larger, roundTo } from './decimal.ts';
import { refuseUnlessAboveZero } from './above-zero.ts';
import { factsOf, headroomOf, overLimitMessage, type Compared } from './over-limit.ts';
import type { PackageRules, WeightLimit } from './package-rules.ts';
import type { Report } from '../report.ts';
import { keepPlaces } from './rounding.ts';

type Weighed = Measures['weight'];

/** A weight at its three stages; `billed` is an estimate, null where the specification states no rule of billing. */
export interface CheckedWeight {
  entered: Weighed;
  transmitted: Weighed;
  billed: Weighed;
  headroom: Headroom[];
}

const NOTHING: CheckedWeight = { entered: null, transmitted: null, billed: null, headroom: [] };

/** Weight above zero, in the carrier's decimal places and within its limit, before and after rounding (contract, section 5). */
export function checkWeight(
  weight: WellFormed<Weight> | undefined,
  pointer: string,
  rules: PackageRules,
  report: Report,
): CheckedWeight {
  if (weight?.value === undefined) return NOTHING;
  const units = weight.units as WeightUnit | undefined;
  const field = child(pointer, 'value');
  const raw = decimal(weight.value);
  const rounded = keepPlaces(raw, rules.weightPrecision, { pointer: field, unit: units?.toLowerCase(), rules }, report);
  refuseUnlessAboveZero('WEIGHT_TOO_SMALL', { raw, rounded, unit: units, pointer: field, rules }, report);
  if (units === undefined) return NOTHING;
  const weighed = (value: Big) => ({ units, value: value.toNumber() });
  const compared = rules.weightLimits.flatMap((limit) => compareWeight(raw, rounded, units, limit));
  for (const one of compared) {
    if (!one.comparison.over) continue;
    report.refuse('WEIGHT_OVER_LIMIT', field, overLimitMessage(one, rules.carrierName), {
      ...factsOf(one),
      ...rules.owner,
    });
  }
  return {
    entered: weighed(raw),
    transmitted: weighed(rounded),
    billed: rules.billedWeight && weighed(roundTo(rounded, 0, rules.billedWeight)),
    headroom: compared.map(headroomOf),
  };
}

/** With the limit printed in the unit that was sent; only where there is none, with the other one, converted. */
function compareWeight(raw: Big, rounded: Big, unit: WeightUnit, limit: WeightLimit): Compared[] {
  const maxUnit = limit[unit] ? unit : unit === 'KG' ? 'LB' : 'KG';
  const max = limit[maxUnit];
  if (max === undefined) return [];
  const comparison = compare(larger(raw, rounded), unit, max, maxUnit);
  return [{ measure: 'WEIGHT', subject: 'The weight', raw, rounded, unit, max, maxUnit, comparison }];
}
