import type { ServiceGroup } from '#shared/schema/accounts/account.ts';
import type { RulesKey } from '#shared/schema/accounts/carrier.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';

/** How a carrier brings a value to the decimal places it keeps; `nearest` is half up. */
export type Rounding = 'down' | 'up' | 'nearest';

/** Decimal places a carrier keeps, and how it gets there; null where the specification states no rule. */
export interface Precision {
  places: number;
  rounding: Rounding;
}

/** `L+2W+2H` and `L+2(W+H)` are the same figure; `2(W+H)` is the circumference. */
export type GirthFigure = 'length_plus_girth' | 'circumference';

/** Inclusive limits of size, as decimal strings in the unit they are printed in. */
export interface SizeLimits {
  unit: LengthUnit;
  length?: string;
  width?: string;
  height?: string;
  girth?: { figure: GirthFigure; max: string };
  /** Above this L+2(W+H) the carrier may refuse the parcel: a warning, not an error. */
  lengthPlusGirthWarning?: string;
  /** Where the limits bind: everywhere, or only where shipper and recipient are in this country (elsewhere they warn). */
  enforcedWithin?: string;
}

/** One label message of a carrier: its name on the label and its length in code points. */
export interface ReferenceField {
  key: string;
  label: string;
  maxLength: number;
  /** Other keys that mean the same field. */
  aliases?: readonly string[];
  /** It tells the driver what to do: nothing is written there that nobody asked for. */
  isInstruction?: true;
}

/**
 * A carrier, as data (specification, "Limits"; contract, sections 5 and 8). Decimal values are strings, so that no figure passes
 * through binary floating point.
 */
export interface CarrierDefinition {
  key: RulesKey;
  name: string;
  /** Only what the services of an account say is known of it. */
  hasNoRules?: true;
  /** Inclusive maximum per package, in each unit that the specification prints. */
  weightLimits: Partial<Record<WeightUnit, string>>;
  weightPrecision: Precision | null;
  sidePrecision: Precision | null;
  /** How the carrier rounds to whole units when it bills (specification, "Rounding by carriers"); null where none is stated. */
  billedWeight: Rounding | null;
  /** True where sides are sorted longest first before the rules run. */
  sortsSides: boolean;
  /** Limits of size that hold for every service. */
  size: SizeLimits | null;
  /** Limits of size by group of services; every service of such a carrier's account names its group. */
  sizeByGroup: Readonly<Record<ServiceGroup, SizeLimits>> | null;
  /** Groups of services that cannot be shipped without dimensions. */
  dimensionsRequiredFor: readonly ServiceGroup[];
  /** True where each service of an account has limits of its own. */
  limitsPerService: boolean;
  references: readonly ReferenceField[];
  itemTransactionIdMaxLength: number | null;
  /** Decimal places of money amounts; more are refused. */
  moneyPlaces: number | null;
}
