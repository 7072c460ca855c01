import type { Violation } from '#shared/diagnostics/problem.ts';
import { countryCodeOf } from '#shared/format/country-names.ts';
import type { SelectionChoice, SelectionConditions, SelectionRule } from '#shared/schema/orders/selection-rule.ts';
import type { LengthUnit, WeightUnit } from '#shared/schema/shipping/measure.ts';
import { parseDecimal, type TypedNumber, writtenDecimal } from '#renderer/format/decimal.ts';
import { t, type MessageKey } from '#renderer/messages/index.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';

interface TypedRange<Unit extends string> {
  above: TypedNumber;
  upTo: TypedNumber;
  unit: Unit;
}

/** A rule as it is typed. Lists are words with commas between them. */
export interface TypedRule {
  name: string;
  countries: string;
  postalAreas: string;
  skus: string;
  tags: string;
  shippingMethods: string;
  weight: TypedRange<WeightUnit>;
  longestSide: TypedRange<LengthUnit>;
  /** Its unit is a currency. */
  value: TypedRange<string>;
  carrierId: string;
  serviceType: string;
  packageCode: string;
  signature: NonNullable<SelectionChoice['signatureOptionType']> | '';
  note: string;
}

export interface Usual {
  weightUnit: WeightUnit;
  lengthUnit: LengthUnit;
  decimalMark: string;
}

export const LISTS = ['countries', 'postalAreas', 'skus', 'tags', 'shippingMethods'] as const;
export const RANGES = ['weight', 'longestSide', 'value'] as const;

export function toTypedRule(rule: SelectionRule | null, { weightUnit, lengthUnit, decimalMark }: Usual): TypedRule {
  const { conditions, choice } = rule ?? { conditions: {} as SelectionConditions, choice: null };
  const { weight, longestSide, value } = conditions;
  const typed = (bound: number | undefined) => (bound === undefined ? '' : writtenDecimal(bound, decimalMark));
  const range = <U extends string>(given: { above?: number; upTo?: number } | undefined, unit: U) => ({
    ...{ above: typed(given?.above), upTo: typed(given?.upTo), unit },
  });
  const listed = (words: readonly string[] = []) => words.join(', ');
  return {
    name: rule?.name ?? '',
    countries: listed(conditions.countries),
    postalAreas: listed(conditions.postalAreas),
    skus: listed(conditions.skus),
    tags: listed(conditions.tags),
    shippingMethods: listed(conditions.shippingMethods),
    weight: range(weight, weight?.units ?? weightUnit),
    longestSide: range(longestSide, longestSide?.units ?? lengthUnit),
    value: range(value, value?.currency ?? 'EUR'),
    carrierId: choice?.carrierId ?? '',
    serviceType: choice?.serviceType ?? '',
    packageCode: choice?.packageCode ?? '',
    signature: choice?.signatureOptionType ?? '',
    note: choice?.note ?? '',
  };
}

/** As it was typed: the station checks it. A number that is none is sent as text, which it names. */
export function toRule(typed: TypedRule): SelectionRule {
  const words = (text: string) =>
    [...new Set(text.split(',').map((word) => word.trim()))].filter((word) => word !== '');
  const list = (name: (typeof LISTS)[number], read: (word: string) => string = (word) => word) => {
    const found = words(typed[name]).map(read);
    return found.length > 0 ? { [name]: [...new Set(found)] } : {};
  };
  const bound = (text: TypedNumber) => {
    const value = parseDecimal(text);
    return value !== null && Number.isNaN(value) ? text.trim() : value;
  };
  const range = (name: (typeof RANGES)[number], unit: 'units' | 'currency') => {
    const [above, upTo] = [bound(typed[name].above), bound(typed[name].upTo)];
    if (above === null && upTo === null) return {};
    return {
      [name]: { ...(above !== null && { above }), ...(upTo !== null && { upTo }), [unit]: typed[name].unit.trim() },
    };
  };
  return {
    name: typed.name.trim(),
    conditions: {
      ...list('countries', (word) => countryCodeOf(word) ?? word),
      ...list('postalAreas'),
      ...list('skus'),
      ...list('tags'),
      ...list('shippingMethods'),
      ...range('weight', 'units'),
      ...range('longestSide', 'units'),
      ...range('value', 'currency'),
    },
    choice: {
      ...{ carrierId: typed.carrierId, serviceType: typed.serviceType },
      ...(typed.packageCode.trim() !== '' && { packageCode: typed.packageCode.trim() }),
      ...(typed.signature !== '' && { signatureOptionType: typed.signature }),
      ...(typed.note.trim() !== '' && { note: typed.note.trim() }),
    },
  };
}

const NAMES: Readonly<Record<string, MessageKey>> = {
  name: 'rules.form.name',
  carrierId: 'fields.carrierId',
  serviceType: 'fields.serviceType',
  packageCode: 'rules.form.packageCode',
  note: 'rules.form.note',
  currency: 'fields.currency',
  ...Object.fromEntries([...LISTS, ...RANGES].map((name) => [name, `rules.form.${name}`])),
};

/** What the station has against the rule at the place, in words at its fields. */
export function ruleErrors(violations: readonly Violation[], place: number): FormErrors {
  const prefix = `/rules/${place}`;
  const own = violations.filter(({ pointer }) => pointer.startsWith(`${prefix}/`));
  const errors: Record<string, string[]> = {};
  for (const { pointer, ...violation } of own) {
    const inside = pointer.slice(prefix.length);
    // A word of a list has no field of its own.
    const path = inside.replace(/\/\d+$/, '');
    const words = wordsFor({ ...violation, pointer: inside });
    errors[path] = [...new Set([...(errors[path] ?? []), words])];
  }
  return errors;
}

function wordsFor({ pointer, actual, limit, code }: Violation): string {
  const parts = pointer.split('/').slice(1);
  const name = parts.findLast((part) => Object.hasOwn(NAMES, part)) ?? 'name';
  const field = t(NAMES[name] ?? 'fields.other');
  if (code === 'FIELD_REQUIRED' || actual === '') return t('rules.errors.missing', { field });
  if (name === 'countries') return t('rules.errors.country', { actual: String(actual) });
  if (pointer.endsWith('/upTo') && typeof limit === 'number' && typeof actual === 'number' && actual <= limit)
    return t('rules.errors.range');
  if (pointer === '/name' && typeof actual === 'string') return t('rules.errors.nameTaken');
  return t('rules.errors.invalid', { field });
}
