import type { Big } from 'big.js';
import type { Headroom, Limited } from '#shared/schema/shipping/check.ts';
import { inWords, type Comparison, type Unit } from './decimal.ts';
import type { Facts } from '../report.ts';

/** A value that was compared with a limit, and how both are put in words. */
export interface Compared {
  measure: Limited;
  /** `The weight`, `The length (sent as width)`. */
  subject: string;
  /** As it was sent and as it would be transmitted. */
  raw: Big;
  rounded: Big;
  unit: Unit;
  max: Big;
  maxUnit: Unit;
  comparison: Comparison;
}

export const headroomOf = ({ measure, comparison, max, maxUnit }: Compared): Headroom => ({
  measure,
  actual: comparison.actual.toNumber(),
  limit: max.toNumber(),
  headroom: comparison.headroom.toNumber(),
  unit: maxUnit,
});

export const factsOf = ({ comparison, max, maxUnit }: Compared): Facts => ({
  actual: comparison.actual.toNumber(),
  limit: max.toNumber(),
  unit: maxUnit,
});

/** `The weight is 150.5 lb, which is sent as 151 lb; Carrier B takes at most 150 lb.` */
export function overLimitMessage({ subject, raw, rounded, unit, max, maxUnit }: Compared, carrierName: string): string {
  const sentAs = rounded.gt(raw) ? `, which is sent as ${inWords(rounded, unit)}` : '';
  return `${subject} is ${inWords(raw, unit)}${sentAs}; ${carrierName} takes at most ${inWords(max, maxUnit, unit)}.`;
}
