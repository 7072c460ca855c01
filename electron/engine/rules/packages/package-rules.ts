import type { Big } from 'big.js';
import type { Account, AccountService } from '#shared/schema/accounts/account.ts';
import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { CarrierDefinition, Precision, ReferenceField, Rounding, SizeLimits } from '../../accounts/index.ts';
import { decimal } from './decimal.ts';
import { serviceSizeLimits, sizeLimits, type SizeLimit } from './size-limits.ts';

/** Inclusive maxima by the unit they are printed in; the same limit where both units have one. */
export type WeightLimit = Partial<Record<WeightUnit, Big>>;

/** What holds for every package of one request: the carrier's rules, the account's settings and the service's limits together. */
export interface PackageRules {
  /** Whose rules these are, as errors carry it; empty where the account is not known. */
  owner: Pick<Violation, 'carrierCode'>;
  carrierName: string;
  strictDecimals: boolean;
  weightPrecision: Precision | null;
  sidePrecision: Precision | null;
  billedWeight: Rounding | null;
  sortsSides: boolean;
  weightLimits: readonly WeightLimit[];
  sizeLimits: readonly SizeLimit[];
  dimensionsRequired: boolean;
  /** Null where no carrier says which label messages there are. */
  references: readonly ReferenceField[] | null;
  itemTransactionIdMaxLength: number | null;
  moneyPlaces: number | null;
}

/** From where to where, as far as the request says; upper case. */
export interface Route {
  from: string | null;
  to: string | null;
}

/** What can be said of a package when the account is not known. */
export const NO_RULES: PackageRules = {
  owner: {},
  carrierName: 'The carrier',
  strictDecimals: false,
  weightPrecision: null,
  sidePrecision: null,
  billedWeight: null,
  sortsSides: false,
  weightLimits: [],
  sizeLimits: [],
  dimensionsRequired: false,
  references: null,
  itemTransactionIdMaxLength: null,
  moneyPlaces: null,
};

/** @param service null where the request names none of the account's: limits that depend on it do not apply */
export function packageRules(
  carrier: CarrierDefinition,
  account: Account,
  service: AccountService | null,
  route: Route,
): PackageRules {
  const group = service?.group;
  const size = carrier.size ?? (group && carrier.sizeByGroup?.[group]) ?? null;
  const limits = service?.limits;
  return {
    owner: { carrierCode: account.carrierCode },
    carrierName: account.friendlyName,
    strictDecimals: account.strictDecimals,
    weightPrecision: carrier.weightPrecision,
    sidePrecision: carrier.sidePrecision,
    billedWeight: carrier.billedWeight,
    sortsSides: carrier.sortsSides,
    weightLimits: [
      carrierWeightLimit(carrier),
      ...(limits?.weight ? [{ [limits.weight.units]: decimal(limits.weight.value) }] : []),
    ],
    sizeLimits: [
      ...(size ? carrierSizeLimits(size, isEnforced(size, route)) : []),
      ...(limits ? serviceSizeLimits(limits) : []),
    ],
    dimensionsRequired: group !== undefined && carrier.dimensionsRequiredFor.includes(group),
    references: carrier.references,
    itemTransactionIdMaxLength: carrier.itemTransactionIdMaxLength,
    moneyPlaces: carrier.moneyPlaces,
  };
}

const isEnforced = ({ enforcedWithin }: SizeLimits, { from, to }: Route) =>
  enforcedWithin === undefined || (from === enforcedWithin && to === enforcedWithin);

/** Definitions never change, so their decimals are made once. */
function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}

const carrierWeightLimit = once(({ weightLimits: { KG, LB } }: CarrierDefinition): WeightLimit => ({
  ...(KG !== undefined && { KG: decimal(KG) }),
  ...(LB !== undefined && { LB: decimal(LB) }),
}));

const enforced = once((size: SizeLimits) => sizeLimits(size, true));
const warningOnly = once((size: SizeLimits) => sizeLimits(size, false));
const carrierSizeLimits = (size: SizeLimits, binds: boolean) => (binds ? enforced : warningOnly)(size);
