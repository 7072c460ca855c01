import type { Account } from '#shared/schema/accounts/account.ts';
import type { CheckedPackage, Headroom, Limited } from '#shared/schema/shipping/check.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { CarrierRules, SizeRule } from '#shared/schema/accounts/rules.ts';
import { inOtherLengthUnit, isLengthUnit, sideIn } from '#renderer/format/units.ts';

/** A limit of the carrier for one package: with how far away it is, once there is a value to compare. */
export interface RuleRow {
  measure: Limited;
  limit: number;
  unit: string;
  /** Null while nothing is entered. */
  actual: number | null;
  headroom: number | null;
}

const SIZES: readonly [Limited, keyof SizeRule][] = [
  ['LENGTH', 'length'],
  ['WIDTH', 'width'],
  ['HEIGHT', 'height'],
  ['LENGTH_PLUS_GIRTH', 'lengthPlusGirth'],
  ['GIRTH', 'girth'],
];

/** Every limit that holds for the package, as it is typed: those that the check compared, and those that still wait for a value. */
export function ruleRows(
  rules: CarrierRules,
  account: Account,
  { serviceType, weightUnit, lengthUnit }: { serviceType: string; weightUnit: WeightUnit; lengthUnit: LengthUnit },
  checked: CheckedPackage | null,
): RuleRow[] {
  const compared = (checked?.headroom ?? []).map(({ measure, limit, unit, actual, headroom }: Headroom): RuleRow => ({
    measure,
    limit,
    unit,
    actual,
    headroom,
  }));
  const waiting = [
    ...weightRows(rules, account, serviceType, weightUnit),
    ...sizeRows(rules, account, serviceType),
  ].filter((row) => !compared.some(({ measure }) => measure === row.measure));
  const order = ['WEIGHT', ...SIZES.map(([measure]) => measure)];
  return [...compared, ...waiting]
    .sort((a, b) => order.indexOf(a.measure) - order.indexOf(b.measure))
    .map((found) => inTypedUnit(found, lengthUnit));
}

const row = (measure: Limited, limit: number, unit: string): RuleRow => ({
  measure,
  limit,
  unit,
  actual: null,
  headroom: null,
});

const serviceOf = (account: Account, serviceCode: string) =>
  account.services.find((service) => service.serviceCode === serviceCode);

function weightRows(
  { weightLimits }: CarrierRules,
  account: Account,
  serviceCode: string,
  unit: WeightUnit,
): RuleRow[] {
  const own = serviceOf(account, serviceCode)?.limits?.weight;
  if (own) return [row('WEIGHT', own.value, own.units)];
  const other = unit === 'KG' ? 'LB' : 'KG';
  const [limit, of] = weightLimits[unit] === undefined ? [weightLimits[other], other] : [weightLimits[unit], unit];
  return limit === undefined ? [] : [row('WEIGHT', limit, of)];
}

function sizeRows({ sizes }: CarrierRules, account: Account, serviceCode: string): RuleRow[] {
  const service = serviceOf(account, serviceCode);
  const own = service?.limits?.sides;
  if (own)
    return [
      row('LENGTH', own.length, own.units),
      row('WIDTH', own.width, own.units),
      row('HEIGHT', own.height, own.units),
    ];
  const size = sizes.find(({ group }) => group === null || group === service?.group);
  if (!size) return [];
  return SIZES.flatMap(([measure, key]) => {
    const limit = size[key];
    return typeof limit === 'number' ? [row(measure, limit, size.unit satisfies LengthUnit)] : [];
  });
}

/** The row in the unit that sides are typed in. What is over its limit is converted exactly: rounded, it could look as if it were not. */
export function inTypedUnit(found: RuleRow, lengthUnit: LengthUnit): RuleRow {
  const { unit, limit, actual, headroom } = found;
  if (!isLengthUnit(unit) || unit === lengthUnit) return found;
  const isOver = (headroom ?? 0) < 0;
  const converted = (value: number) => (isOver ? inOtherLengthUnit(value, unit) : sideIn(value, unit, lengthUnit));
  return {
    ...found,
    unit: lengthUnit,
    limit: sideIn(limit, unit, lengthUnit),
    actual: actual === null ? null : converted(actual),
    headroom: headroom === null ? null : converted(headroom),
  };
}

/** How much of the limit is used, from 0 to 1; what is over it is drawn as full. */
export const usedShare = ({ actual, limit }: RuleRow) =>
  actual === null ? 0 : Math.min(Math.max(actual / limit, 0), 1);
