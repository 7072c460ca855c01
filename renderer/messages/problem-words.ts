import { localeOf } from '#shared/format/languages.ts';
import { withoutEnd } from '#shared/format/trim.ts';
import type { CheckedPackage } from '#shared/schema/shipping/check.ts';
import { LENGTH_UNITS, WEIGHT_UNITS, type LengthUnit } from '#shared/schema/shipping/measure.ts';
import { REFUSED_HERE } from '#shared/diagnostics/purchase-refusals.ts';
import { type Problem, type Violation, type Warning } from '#shared/diagnostics/problem.ts';
import type { Diagnostic } from '#shared/diagnostics/diagnostic.ts';
import { DAY_FORMAT } from '#renderer/format/days.ts';
import { bothReadings } from '#renderer/format/decimal.ts';
import { inOtherLengthUnit, isLengthUnit, sideIn } from '#renderer/format/units.ts';
import { en } from './en/index.ts';
import { i18n, t, type MessageKey } from './index.ts';
import { roleWords } from './role-words.ts';
import { doubtfulWords, invalidWords } from './invalid-words.ts';

/** What a sentence about a shipment needs beside its code: how numbers are written here, and what accounts and references are called. */
export interface WordContext {
  /** `31,5 kg` */
  measure(value: number, unit: string): string;
  number(value: number): string;
  /** What sides are typed in: a limit in the other unit is said in both. */
  lengthUnit?: LengthUnit;
  accountName: string | null;
  referenceName?(key: string): string | null;
}

const MEASURED: ReadonlySet<string> = new Set([...WEIGHT_UNITS, ...LENGTH_UNITS]);

type FieldKey = keyof typeof en.fields;
const isFieldKey = (name: string): name is FieldKey => Object.hasOwn(en.fields, name);

/** What the field at a JSON Pointer is called: `Weight, package 2`. With one package its number is left out. */
export function fieldName(pointer: string, packages: number, { referenceName }: Partial<WordContext> = {}): string {
  const parts = pointer.split('/').slice(1);
  const leaf = parts.findLast((part) => !/^\d+$/.test(part)) ?? 'other';
  const name = nameOf(parts, leaf, referenceName);
  const number = Number(parts[parts.indexOf(parts[0] === 'customs' ? 'customsItems' : 'itemLines') + 1]) + 1;
  if (parts[0] === 'itemLines' && number > 0 && packages > 1) {
    return t('fields.ofPackage', { field: name, package: number });
  }
  if (parts[1] === 'customsItems' && number > 0) return t('fields.ofCustomsItem', { field: name, item: number });
  return name;
}

function nameOf(parts: readonly string[], leaf: string, referenceName?: (key: string) => string | null): string {
  const parent = parts.at(-2) ?? '';
  if (parent === 'customerReference') return referenceName?.(leaf) ?? t('fields.reference', { key: leaf });
  if (leaf === 'units') return t(parent === 'weight' ? 'batch.targets.weightUnits' : 'batch.targets.lengthUnits');
  if (leaf === 'value' && parent === 'weight') return t('fields.weight');
  if (leaf === 'party') return t('fields.address');
  if (leaf === 'signatureOptionType') return t('fields.signatureOption');
  if (parent === 'declaredInfo' && leaf === 'amount') return t('fields.declaredInfo');
  return isFieldKey(leaf) ? t(`fields.${leaf}`) : t('fields.other');
}

/** The violation in a sentence, the same at the field and in the summary. */
export function violationWords(violation: Violation, packages: number, context: WordContext): string {
  const { code, pointer, actual, limit, unit, allowed = [], trouble } = violation;
  if (trouble) return diagnosticWords(trouble);
  const amount = (value: unknown) => {
    if (typeof value !== 'number') return typeof value === 'string' ? value : '';
    return unit !== undefined && MEASURED.has(unit) ? context.measure(value, unit) : context.number(value);
  };
  const typed = typedLengths(violation, context);
  const field = fieldName(pointer, packages, context);
  return (
    fieldInvalidWords(violation, field) ??
    t(`problems.violations.${code}`, {
      field,
      actual: typed?.actual ?? amount(actual),
      limit: typed?.limit ?? amount(limit),
      allowed: listed(allowed),
      carrier: context.accountName ?? t('problems.theCarrier'),
    })
  );
}

/** A length as it was typed, and its limit in both units; null where it was typed in the unit of the limit. */
function typedLengths({ actual, limit, unit }: Violation, { measure, lengthUnit }: WordContext) {
  if (typeof actual !== 'number' || limit === undefined || !isLengthUnit(unit)) return null;
  if (lengthUnit === undefined || lengthUnit === unit) return null;
  return {
    actual: measure(inOtherLengthUnit(actual, unit), lengthUnit),
    limit: `${measure(sideIn(limit, unit, lengthUnit), lengthUnit)} (${measure(limit, unit)})`,
  };
}

/** Values that a sentence can hold; of more, the first. */
const MOST_LISTED = 12;
const listed = (values: readonly string[]) =>
  values.slice(0, MOST_LISTED).join(', ') + (values.length > MOST_LISTED ? ', …' : '');

/** Why a field is not accepted and what would be right; null for other violations. */
export const fieldInvalidWords = (violation: Violation, field: string): string | null =>
  doubtWords(violation, field) ?? (violation.code === 'FIELD_INVALID' ? invalidWords(violation, field) : null);

/** What units are written with. */
const BEHIND_NUMBERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ". ';
/** How many packages a row has is said at all of them. */
const NUMBERS = /\/(?:value|length|width|height|amount|quantity|itemLines)$/;

/** Which two numbers were perhaps meant, where a number is wanted; its unit may stand behind it. Null where that is not what is wrong. */
function doubtWords({ code, pointer, actual }: Violation, field: string): string | null {
  if (code !== 'FIELD_INVALID' || typeof actual !== 'string' || actual.length > 40 || !NUMBERS.test(pointer))
    return null;
  const [larger, smaller] = bothReadings(withoutEnd(actual, BEHIND_NUMBERS)) ?? [];
  return larger === undefined || smaller === undefined
    ? null
    : t('problems.twoNumbers', { field, actual, larger, smaller });
}

/**
 * The warning in a sentence; a rounding and an unusual weight with both numbers, where the check gave them.
 * @param packages how many the shipment has, where they are not at hand as they were checked
 */
export function warningWords(
  warning: Warning,
  checked: readonly CheckedPackage[],
  context: WordContext,
  packages = checked.length,
): string {
  const { code, pointer, weighed, earlier, row, said } = warning;
  const field = fieldName(pointer, packages, context);
  if (code === 'FIELD_DOUBTFUL') return doubtfulWords(warning, field);
  const rounded = code === 'VALUE_ROUNDED' ? roundedValues(pointer, checked, context) : null;
  if (rounded) return t('problems.roundedTo', { field, ...rounded });
  if (earlier) return shippedBeforeWords(earlier);
  if (row) return t('problems.repeats', { row: row.line ?? row.number });
  if (weighed) return t('problems.unusual', { field, ...weights(weighed, context) });
  const words = t(`problems.warnings.${code}` satisfies MessageKey, { field });
  return said ? `${words} ${t('problems.said', { field: said.column, words: said.words })}` : words;
}

function roundedValues(pointer: string, checked: readonly CheckedPackage[], { measure }: WordContext) {
  const [, , index, kind, side] = pointer.split('/');
  const found = checked[Number(index)];
  if (kind === 'weight' && found?.entered.weight && found.transmitted.weight) {
    const { entered, transmitted } = found;
    const { weight } = entered;
    return weight && transmitted.weight
      ? { entered: measure(weight.value, weight.units), sent: measure(transmitted.weight.value, weight.units) }
      : null;
  }
  const [from, to] = [found?.entered.dimensions, found?.transmitted.dimensions];
  if (!from || !to || !(side === 'length' || side === 'width' || side === 'height')) return null;
  const sorted = [to.length, to.width, to.height];
  const nearest = sorted.reduce((best, one) => (Math.abs(one - from[side]) < Math.abs(best - from[side]) ? one : best));
  return { entered: measure(from[side], from.units), sent: measure(nearest, to.units) };
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Which label the same went out with. */
export function shippedBeforeWords({ at, trackingNumber, transactionId }: NonNullable<Warning['earlier']>): string {
  const moment = momentsOf(localeOf(i18n.global.locale.value)).format(new Date(at));
  return t('problems.shippedBefore', { moment, label: trackingNumber ?? transactionId });
}

/** To the minute. */
const momentsOf = (locale: string) =>
  new Intl.DateTimeFormat(locale, { ...DAY_FORMAT, hour: '2-digit', minute: '2-digit' });

/** What the station met, in a sentence; names, numbers and instants as they are written here. */
export function diagnosticWords({ because, ...said }: Diagnostic): string {
  return because ? `${sentenceOf(said)} ${sentenceOf(because)}` : sentenceOf(said);
}

function sentenceOf({ code, values }: Diagnostic): string {
  const locale = localeOf(i18n.global.locale.value);
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 });
  const moments = momentsOf(locale);
  const written = Object.entries(values).map(([key, value]) => {
    if (typeof value === 'number') return [key, format(value)];
    if (INSTANT.test(value)) return [key, moments.format(new Date(value))];
    if (key === 'field' && value.startsWith('/')) return [key, fieldName(value, 1)];
    if (key === 'state' && isShipmentState(value)) return [key, t(`states.shipment.${value}`)];
    if (key === 'stock' && isStock(value)) return [key, t(`common.stocks.${value}`)];
    return [key, roleWords(key, value) ?? value];
  });
  return t(`diagnostics.${code}`, Object.fromEntries(written) as Record<string, string>);
}

const isShipmentState = (value: string): value is keyof typeof en.states.shipment =>
  Object.hasOwn(en.states.shipment, value);

const isStock = (value: string): value is keyof typeof en.common.stocks => Object.hasOwn(en.common.stocks, value);

/** The carrier's own words that came with it; null where there are none, or the sentence itself holds what was said. */
export const quotedWords = ({ code, values: { words } }: Diagnostic): string | null =>
  typeof words !== 'string' || en.diagnostics[code].includes('{words}') ? null : words;

/** What the station met, with the carrier's own words behind it. */
export function diagnosticInFull(trouble: Diagnostic): string {
  const words = quotedWords(trouble);
  return words === null
    ? diagnosticWords(trouble)
    : `${diagnosticWords(trouble)} ${t('problems.carrierSays', { words })}`;
}

const weights = (
  { actual, usual: { weight, parcels } }: NonNullable<Warning['weighed']>,
  { measure }: WordContext,
) => ({
  actual: measure(actual.value, actual.units),
  usual: measure(weight.value, weight.units),
  n: parcels,
});

/** That it was refused, which the sentence before says already; the carrier's own words alone say why. */
const NOT_SAYING_WHY: ReadonlySet<string> = new Set<keyof typeof en.diagnostics>([
  'SERVICE_REFUSED',
  'SERVICE_BOUGHT_NOTHING',
  'UPSTREAM_BOUGHT_NOTHING',
]);

/** What happened, in a sentence, and why; with the carrier's own words where it gave any. */
export function refusalWords({ code, detail, trouble }: Pick<Problem, 'code' | 'detail' | 'trouble'>): string {
  if (trouble && REFUSED_HERE[trouble.code]) return `${diagnosticInFull(trouble)} ${t('problems.nothingBought')}`;
  const happened = t(`problems.codes.${code}`);
  const isRefusal = code === 'CARRIER_REJECTED';
  const said = trouble ? quotedWords(trouble) : isRefusal && detail !== '' ? detail : null;
  if (isRefusal && said !== null && (!trouble || NOT_SAYING_WHY.has(trouble.code)))
    return `${happened} ${t('problems.carrierSays', { words: said })}`;
  return trouble ? `${happened} ${diagnosticInFull(trouble)}` : happened;
}

/** Why a call did not work; null is that the station gave no answer. */
export const problemWords = (problem: Problem | null): string =>
  problem ? refusalWords(problem) : t('problems.noAnswer');
