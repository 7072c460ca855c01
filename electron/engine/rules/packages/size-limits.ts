import type { Big } from 'big.js';
import type { ServiceLimits } from '#shared/schema/accounts/account.ts';
import type { LengthUnit } from '#shared/schema/shipping/measure.ts';
import type { WarningCode } from '#shared/diagnostics/problem.ts';
import type { SizeLimits } from '../../accounts/index.ts';
import { decimal } from './decimal.ts';
import type { SizeMeasure } from './girth.ts';

/** One inclusive limit of size, ready to be compared. */
export interface SizeLimit {
  measure: SizeMeasure;
  max: Big;
  unit: LengthUnit;
  /** What a package over the limit gets: an error, or this warning. */
  over: 'refused' | WarningCode;
}

/** Where limits bind only within a country, the measures that have a warning to give elsewhere. */
const WARNINGS: Readonly<Partial<Record<SizeMeasure, WarningCode>>> = {
  LENGTH: 'LENGTH_OVER_LIMIT',
  LENGTH_PLUS_GIRTH: 'LENGTH_PLUS_GIRTH_OVER_LIMIT',
};

/** The limits of a definition as they bind (`enforced`) or only warn. */
export function sizeLimits(limits: SizeLimits, enforced: boolean): SizeLimit[] {
  const { unit, length, width, height, girth, lengthPlusGirthWarning } = limits;
  const maxima: [SizeMeasure, string | undefined][] = [
    ['LENGTH', length],
    ['WIDTH', width],
    ['HEIGHT', height],
    [girth?.figure === 'circumference' ? 'GIRTH' : 'LENGTH_PLUS_GIRTH', girth?.max],
  ];
  const list = maxima.flatMap(([measure, max]): SizeLimit[] => {
    const over = enforced ? 'refused' : WARNINGS[measure];
    return max === undefined || over === undefined ? [] : [{ measure, max: decimal(max), unit, over }];
  });
  if (lengthPlusGirthWarning === undefined) return list;
  const max = decimal(lengthPlusGirthWarning);
  return [...list, { measure: 'LENGTH_PLUS_GIRTH', max, unit, over: 'GIRTH_MAY_BE_REFUSED' }];
}

/** The limits of size that an account sets for one of its services (carrier D). */
export function serviceSizeLimits({ sides }: ServiceLimits): SizeLimit[] {
  if (sides === undefined) return [];
  const { length, width, height, units: unit } = sides;
  return [
    { measure: 'LENGTH', max: decimal(length), unit, over: 'refused' },
    { measure: 'WIDTH', max: decimal(width), unit, over: 'refused' },
    { measure: 'HEIGHT', max: decimal(height), unit, over: 'refused' },
  ];
}
