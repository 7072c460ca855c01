import type { SelectionFacts } from '#shared/schema/orders/selection-analysis.ts';
import type { SelectionConditions } from '#shared/schema/orders/selection-rule.ts';
import { decimal, inCentimetres, inKilograms } from '../rules/index.ts';

export type Decimal = ReturnType<typeof decimal>;

/** As words of rules and shipments are compared. */
export const plainWord = (word: string) => word.trim().toLowerCase();
/** As countries and currencies are compared. */
export const plainCode = (code: string) => code.toUpperCase();
/** As postal codes are compared. */
export const plainPostalCode = (code: string) => code.replaceAll(/[ -]/g, '').toUpperCase();

/** Whether a shipment meets all of the conditions. */
export function meets(conditions: SelectionConditions, facts: SelectionFacts): boolean {
  const { countries, postalAreas, weight, longestSide, value, skus, tags, shippingMethods } = conditions;
  const country = plainCode(facts.countryCode);
  const postalCode = plainPostalCode(facts.zipCode);
  const method = plainWord(facts.shippingMethod ?? '');
  return (
    (!countries || countries.some((each) => plainCode(each) === country)) &&
    (!postalAreas || postalAreas.some((each) => postalCode.startsWith(plainPostalCode(each)))) &&
    (!weight || isWithin(weight, inKilograms(facts.weight), inKilogramsOf(weight))) &&
    (!longestSide ||
      (facts.longestSide !== null &&
        isWithin(longestSide, inCentimetres(facts.longestSide), inCentimetresOf(longestSide)))) &&
    (!value ||
      (facts.value !== null &&
        plainCode(value.currency) === plainCode(facts.value.currency) &&
        isWithin(value, decimal(facts.value.amount), decimal))) &&
    (!skus || haveInCommon(skus, facts.skus)) &&
    (!tags || haveInCommon(tags, facts.tags)) &&
    (!shippingMethods || shippingMethods.some((each) => plainWord(each) === method))
  );
}

interface Bounds {
  above?: number;
  upTo?: number;
}

type Exact = (bound: number) => Decimal;
const inKilogramsOf =
  ({ units }: NonNullable<SelectionConditions['weight']>): Exact =>
  (value) =>
    inKilograms({ units, value });
const inCentimetresOf =
  ({ units }: NonNullable<SelectionConditions['longestSide']>): Exact =>
  (value) =>
    inCentimetres({ units, value });

const isWithin = ({ above, upTo }: Bounds, actual: Decimal, exact: Exact) =>
  (above === undefined || actual.gt(exact(above))) && (upTo === undefined || actual.lte(exact(upTo)));

function haveInCommon(asked: readonly string[], there: readonly string[]): boolean {
  const words = new Set(there.map(plainWord));
  return asked.some((each) => words.has(plainWord(each)));
}
