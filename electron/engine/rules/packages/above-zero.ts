import type { Big } from 'big.js';
import { inWords, type Unit } from './decimal.ts';
import { fieldName } from '../request/pointer.ts';
import type { PackageRules } from './package-rules.ts';
import type { Report } from '../report.ts';

interface Rounded {
  raw: Big;
  rounded: Big;
  unit: Unit | undefined;
  pointer: string;
  rules: PackageRules;
}

/** A weight or side is above zero before and after rounding (contract, section 5: decimals). */
export function refuseUnlessAboveZero(
  code: 'WEIGHT_TOO_SMALL' | 'DIMENSION_TOO_SMALL',
  { raw, rounded, unit, pointer, rules }: Rounded,
  report: Report,
): void {
  if (raw.gt(0) && rounded.gt(0)) return;
  const after = raw.gt(0) ? ` and stay so when ${rules.carrierName} rounds it` : '';
  const message = `${fieldName(pointer)} must be above zero${after}; it is ${unit ? inWords(raw, unit) : raw.toFixed()}.`;
  report.refuse(code, pointer, message, { actual: raw.toNumber(), limit: 0, ...(unit && { unit }), ...rules.owner });
}
