import type { LengthUnit } from '#shared/schema/shipping/measure.ts';
import { child } from '../request/pointer.ts';
import { compare, decimal, larger } from './decimal.ts';
import { FIGURES, type SizeMeasure, type Sides } from './girth.ts';
import { factsOf, overLimitMessage, type Compared } from './over-limit.ts';
import type { PackageRules } from './package-rules.ts';
import type { Report } from '../report.ts';
import type { SideTriple } from './side.ts';
import type { SizeLimit } from './size-limits.ts';

interface ComparedSize extends Compared {
  measure: SizeMeasure;
  over: SizeLimit['over'];
  /** The field of the side that is measured; null where it is all of them. */
  sentAs: string | null;
}

const POSITIONS: Readonly<Partial<Record<SizeMeasure, 0 | 1 | 2>>> = { LENGTH: 0, WIDTH: 1, HEIGHT: 2 };
const SUBJECTS: Readonly<Record<SizeMeasure, string>> = {
  LENGTH: 'The length',
  WIDTH: 'The width',
  HEIGHT: 'The height',
  LENGTH_PLUS_GIRTH: 'Length plus girth, L + 2W + 2H,',
  GIRTH: 'The circumference, 2W + 2H,',
};

/** Each limit against the worse of the sides as sent and as rounded. */
export function compareSides(ordered: SideTriple, unit: LengthUnit, limits: readonly SizeLimit[]): ComparedSize[] {
  const raw = sidesOf(ordered, 'raw');
  const rounded = sidesOf(ordered, 'rounded');
  return limits.map(({ measure, max, unit: maxUnit, over }) => {
    const figure = FIGURES[measure];
    const before = figure(raw);
    const after = figure(rounded);
    const position = POSITIONS[measure];
    const sentAs = position === undefined ? null : ordered[position].sentAs;
    return {
      measure,
      over,
      sentAs,
      subject: subjectOf(measure, sentAs),
      raw: before,
      rounded: after,
      unit,
      max,
      maxUnit,
      comparison: compare(larger(before, after), unit, max, maxUnit),
    };
  });
}

/** One error or warning per limit, at the field that the caller sent: after sorting, the longest side may have come as `width`. */
export function reportSides(
  compared: readonly ComparedSize[],
  pointer: string,
  { carrierName, owner }: PackageRules,
  report: Report,
): void {
  for (const one of compared) {
    if (!one.comparison.over) continue;
    const field = one.sentAs === null ? pointer : child(pointer, one.sentAs);
    const message = overLimitMessage(one, carrierName);
    if (one.over === 'refused')
      report.refuse(`${one.measure}_OVER_LIMIT`, field, message, { ...factsOf(one), ...owner });
    else report.warn(one.over, field, message);
  }
}

/** A side below zero is refused as such; here it must not make room for the others. */
const sidesOf = ([length, width, height]: SideTriple, stage: 'raw' | 'rounded'): Sides => [
  larger(length[stage], ZERO),
  larger(width[stage], ZERO),
  larger(height[stage], ZERO),
];
const ZERO = decimal(0);

const subjectOf = (measure: SizeMeasure, sentAs: string | null) =>
  sentAs === null || sentAs === measure.toLowerCase() ? SUBJECTS[measure] : `${SUBJECTS[measure]}, sent as ${sentAs},`;
