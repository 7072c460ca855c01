import type { CheckedPackage } from '#shared/schema/shipping/check.ts';
import type { ItemLine } from '#shared/schema/shipping/item-line.ts';
import type { Money } from '#shared/schema/shipping/money.ts';
import type { Reference } from '../prepared-shipment.ts';
import type { WellFormed } from '../request/well-formed.ts';
import { declaredInfo } from '../money.ts';
import type { PackageRules } from './package-rules.ts';
import { checkReferences } from '../references.ts';
import type { Report } from '../report.ts';
import { checkSides } from './sides.ts';
import { checkWeight } from './weight.ts';

/** What the rules make of one item line: the package as the dry run answers it, and what is printed on its label. */
export interface PackageFindings extends CheckedPackage {
  references: Reference[];
  declaredInfo: WellFormed<Money> | null;
}

const NOTHING: Omit<PackageFindings, 'itemTransactionId'> = {
  entered: { weight: null, dimensions: null },
  transmitted: { weight: null, dimensions: null },
  billed: { weight: null },
  headroom: [],
  references: [],
  declaredInfo: null,
};

/** @param line undefined where it was no object at all */
export function checkPackage(
  line: WellFormed<ItemLine> | undefined,
  { index, itemTransactionId, rules }: { index: number; itemTransactionId: string | null; rules: PackageRules },
  report: Report,
): PackageFindings {
  if (line === undefined) return { itemTransactionId, ...NOTHING };
  const pointer = `/itemLines/${index}`;
  const weight = checkWeight(line.weight, `${pointer}/weight`, rules, report);
  const sides = checkSides(line.dimensions, `${pointer}/dimensions`, rules, report);
  return {
    itemTransactionId,
    entered: { weight: weight.entered, dimensions: sides.entered },
    transmitted: { weight: weight.transmitted, dimensions: sides.transmitted },
    billed: { weight: weight.billed },
    headroom: [...weight.headroom, ...sides.headroom],
    references: checkReferences(line.customerReference, `${pointer}/customerReference`, rules, report),
    declaredInfo: declaredInfo(line, pointer, rules, report),
  };
}
