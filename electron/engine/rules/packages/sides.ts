import type { Headroom, Measures } from '#shared/schema/shipping/check.ts';
import type { Dimensions, LengthUnit } from '#shared/schema/shipping/measure.ts';
import { child, fieldName } from '../request/pointer.ts';
import type { WellFormed } from '../request/well-formed.ts';
import { refuseUnlessAboveZero } from './above-zero.ts';
import { decimal } from './decimal.ts';
import { headroomOf } from './over-limit.ts';
import type { PackageRules } from './package-rules.ts';
import type { Report } from '../report.ts';
import { keepPlaces } from './rounding.ts';
import { longestFirst, SIDE_NAMES, type Side, type SideName, type SideTriple } from './side.ts';
import { compareSides, reportSides } from './side-limits.ts';

type Measured = Measures['dimensions'];

export interface CheckedSides {
  entered: Measured;
  transmitted: Measured;
  headroom: Headroom[];
}

const NOTHING: CheckedSides = { entered: null, transmitted: null, headroom: [] };
const ZERO = decimal(0);

/**
 * Sides above zero, in the carrier's order and decimal places, within its limits before and after rounding (contract, section 5). A
 * side that is ill-formed counts as nothing: whatever it should have been, what the others break is broken.
 */
export function checkSides(
  dimensions: WellFormed<Dimensions> | null | undefined,
  pointer: string,
  rules: PackageRules,
  report: Report,
): CheckedSides {
  if (!dimensions) {
    if (rules.dimensionsRequired && !report.hasRefused(pointer)) {
      const message = `${fieldName(pointer)} is required: ${rules.carrierName} takes no freight without length, width and height.`;
      report.refuse('DIMENSIONS_REQUIRED', pointer, message, rules.owner);
    }
    return NOTHING;
  }
  const unit = dimensions.units as LengthUnit | undefined;
  const side = (name: SideName): Side => {
    const value = dimensions[name];
    if (value === undefined) return { sentAs: name, raw: ZERO, rounded: ZERO };
    const raw = decimal(value);
    const field = child(pointer, name);
    const rounded = keepPlaces(raw, rules.sidePrecision, { pointer: field, unit: unit?.toLowerCase(), rules }, report);
    refuseUnlessAboveZero('DIMENSION_TOO_SMALL', { raw, rounded, unit, pointer: field, rules }, report);
    return { sentAs: name, raw, rounded };
  };
  const sent: SideTriple = [side('length'), side('width'), side('height')];
  const ordered = rules.sortsSides ? longestFirst(sent) : sent;
  const isComplete = SIDE_NAMES.every((name) => dimensions[name] !== undefined);
  if (isComplete && ordered !== sent) warnReordered(ordered, pointer, rules, report);
  if (unit === undefined) return NOTHING;
  const compared = compareSides(ordered, unit, rules.sizeLimits);
  reportSides(compared, pointer, rules, report);
  if (!isComplete) return NOTHING;
  return {
    entered: measured(sent, 'raw', unit),
    transmitted: measured(ordered, 'rounded', unit),
    headroom: compared.filter(({ over }) => over === 'refused').map(headroomOf),
  };
}

function warnReordered(ordered: SideTriple, pointer: string, { carrierName }: PackageRules, report: Report) {
  const sides = ordered.map(({ raw }) => raw.toFixed()).join(' x ');
  const message = `${fieldName(pointer)} goes longest side first to ${carrierName}: ${sides}.`;
  report.warn('SIDES_REORDERED', pointer, message);
}

const measured = ([length, width, height]: SideTriple, stage: 'raw' | 'rounded', units: LengthUnit): Measured => ({
  units,
  length: length[stage].toNumber(),
  width: width[stage].toNumber(),
  height: height[stage].toNumber(),
});
