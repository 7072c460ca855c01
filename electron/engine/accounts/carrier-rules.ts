import { SERVICE_GROUPS, type ServiceGroup } from '#shared/schema/accounts/account.ts';
import type { CarrierRules, SizeRule } from '#shared/schema/accounts/rules.ts';
import type { CarrierDefinition, SizeLimits } from './carrier-definition.ts';

/** The definition of a carrier as the API shows it; its decimals have few digits, so that numbers hold them exactly. */
export function carrierRules(definition: CarrierDefinition): CarrierRules {
  const { weightLimits, references } = definition;
  return {
    carrier: definition.key,
    name: definition.name,
    hasNoRules: definition.hasNoRules ?? false,
    weightLimits: numbers({ KG: weightLimits.KG, LB: weightLimits.LB }),
    weightPlaces: definition.weightPrecision,
    sidePlaces: definition.sidePrecision,
    billedWeight: definition.billedWeight,
    sortsSides: definition.sortsSides,
    sizes: sizeRules(definition),
    dimensionsRequiredFor: [...definition.dimensionsRequiredFor],
    limitsPerService: definition.limitsPerService,
    references: references.map(({ aliases: _, ...shown }) => shown),
    itemTransactionIdMaxLength: definition.itemTransactionIdMaxLength,
    moneyPlaces: definition.moneyPlaces,
  };
}

function sizeRules({ size, sizeByGroup }: CarrierDefinition): SizeRule[] {
  if (size) return [sizeRule(null, size)];
  if (!sizeByGroup) return [];
  return SERVICE_GROUPS.map((group) => sizeRule(group, sizeByGroup[group]));
}

function sizeRule(group: ServiceGroup | null, limits: SizeLimits): SizeRule {
  const { unit, length, width, height, girth, lengthPlusGirthWarning, enforcedWithin } = limits;
  return {
    group,
    unit,
    ...numbers({ length, width, height, lengthPlusGirthWarning }),
    ...(girth && numbers({ [girth.figure === 'circumference' ? 'girth' : 'lengthPlusGirth']: girth.max })),
    ...(enforcedWithin !== undefined && { enforcedWithin }),
  };
}

/** The decimals that are there, as numbers. */
function numbers<K extends string>(decimals: Readonly<Record<K, string | undefined>>): Partial<Record<K, number>> {
  const given = Object.entries<string | undefined>(decimals).filter(([, decimal]) => decimal !== undefined);
  return Object.fromEntries(given.map(([name, decimal]) => [name, Number(decimal)])) as Partial<Record<K, number>>;
}
