import type { WeightUnit } from '#shared/schema/shipping/measure.ts';
import type { ScaleUnit } from '#shared/schema/station/scale.ts';
import { decimal } from '../rules/index.ts';

/** What a scale's unit is in the units of a shipment; all three factors end in few decimal places, so nothing is rounded. */
const UNITS: Readonly<Record<ScaleUnit, { units: WeightUnit; factor: string }>> = {
  kg: { units: 'KG', factor: '1' },
  g: { units: 'KG', factor: '0.001' },
  lb: { units: 'LB', factor: '1' },
  oz: { units: 'LB', factor: '0.0625' },
};

/** A weight as a shipment takes it: metric stays metric, and 16 ounces are a pound. */
export function toShipmentWeight(value: string, unit: ScaleUnit): { units: WeightUnit; value: number } {
  const { units, factor } = UNITS[unit];
  return { units, value: decimal(value).times(factor).toNumber() };
}
