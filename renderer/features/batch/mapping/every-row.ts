import type { BatchOptions, TableWeightUnit } from '#shared/schema/batches/batch-options.ts';
import { LENGTH_UNITS, type LengthUnit } from '#shared/schema/shipping/measure.ts';
import type { PartialShipment } from '#shared/schema/shipping/partial-shipment.ts';
import type { BoxSides } from '#shared/schema/shipping/usual.ts';
import { parseDecimal, type TypedNumber, writtenDecimal } from '#renderer/format/decimal.ts';

/** What holds for every row of a table that does not say it itself, as it is typed. */
export interface EveryRow {
  carrierId: string;
  serviceType: string;
  countryCode: string;
  weight: TypedNumber;
  weightUnits: TableWeightUnit | '';
  box: BoxSides | null;
}

type Line = NonNullable<PartialShipment['itemLines']>[number];

const unitOf = <U extends string>(units: readonly U[], said: string | undefined) =>
  units.find((unit) => unit === said?.toUpperCase()) ?? null;

/** As it is suggested, or was chosen before. */
export function typedOf(defaults: PartialShipment, { weightUnits }: BatchOptions, decimalMark: string): EveryRow {
  const { weight, dimensions }: Line = defaults.itemLines?.[0] ?? {};
  const { length, width, height } = dimensions ?? {};
  const units: LengthUnit | null = unitOf(LENGTH_UNITS, dimensions?.units);
  const isBox = units !== null && length !== undefined && width !== undefined && height !== undefined;
  const stated = unitOf(['KG', 'LB'] as const, weight?.units);
  return {
    carrierId: defaults.carrierId ?? '',
    serviceType: defaults.serviceType ?? '',
    countryCode: defaults.recipient?.address?.countryCode ?? '',
    weight: weight?.value === undefined ? '' : writtenDecimal(weight.value, decimalMark),
    // A weight that was given for all rows stands in its own unit.
    weightUnits: (weight?.value === undefined ? weightUnits : stated) ?? stated ?? weightUnits ?? '',
    box: isBox ? { units, length, width, height } : null,
  };
}

/** Why a weight for all rows cannot be used; null where it can, or none is typed. */
export function weightFault({ weight, weightUnits }: EveryRow): 'number' | 'unit' | null {
  const value = parseDecimal(weight);
  if (value === null) return null;
  if (!(value > 0)) return 'number';
  return weightUnits === '' ? 'unit' : null;
}

/** The API knows kilograms and pounds. */
const IN_KNOWN: Readonly<Record<TableWeightUnit, { units: 'KG' | 'LB'; parts: number }>> = {
  KG: { units: 'KG', parts: 1 },
  G: { units: 'KG', parts: 1000 },
  LB: { units: 'LB', parts: 1 },
  OZ: { units: 'LB', parts: 16 },
};

/** The defaults that these make, on top of what the window does not show. */
export function defaultsOf(typed: EveryRow, before: PartialShipment): PartialShipment {
  const { carrierId: _account, serviceType: _service, recipient, itemLines, ...others } = before;
  const { countryCode: _country, ...address } = recipient?.address ?? {};
  const { weight: _weight, dimensions, ...line }: Line = itemLines?.[0] ?? {};
  const to = { ...address, ...(typed.countryCode !== '' && { countryCode: typed.countryCode }) };
  const kept: Line = {
    ...line,
    ...weightOf(typed),
    ...(typed.box ? { dimensions: typed.box } : dimensions?.units && { dimensions: { units: dimensions.units } }),
  };
  return {
    ...others,
    ...(typed.carrierId !== '' && { carrierId: typed.carrierId }),
    ...(typed.serviceType !== '' && { serviceType: typed.serviceType }),
    ...((recipient || Object.keys(to).length > 0) && { recipient: { ...recipient, address: to } }),
    ...(Object.keys(kept).length > 0 && { itemLines: [kept] }),
  };
}

function weightOf({ weight, weightUnits }: EveryRow): Pick<Line, 'weight'> {
  const value = parseDecimal(weight);
  if (value === null || weightUnits === '') return {};
  const { units, parts } = IN_KNOWN[weightUnits];
  return { weight: { value: Number((value / parts).toFixed(6)), units } };
}
