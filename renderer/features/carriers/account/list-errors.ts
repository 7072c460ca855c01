import { MAX_TEXT } from '#shared/schema/text.ts';
import { parseDecimal } from '#renderer/format/decimal.ts';
import { t } from '#renderer/messages/index.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';
import type { AccountDraft } from './account-draft.ts';
import { SIDES, type PackagingDraft } from './account-lists.ts';

type Finding = readonly [path: string, words: string];
type Lists = Pick<AccountDraft, 'packages' | 'options'>;

/**
 * What is wrong with the packagings and options as they are typed. The station takes any element there, so nobody else says it.
 * @param isAttempted whether saving was tried: before that nothing is called missing
 */
export function listErrors({ packages, options }: Lists, isAttempted: boolean): FormErrors {
  const packageCodes = packages.map(({ packageCode }) => packageCode.trim());
  const names = options.map(({ name }) => name.trim());
  const found: Finding[] = [
    ...packages.flatMap((packaging, index) => [
      ...keyFaults(`/packages/${index}/packageCode`, t('carriers.fields.packageCode'), packageCodes, index),
      ...lengthFault(`/packages/${index}/name`, t('carriers.fields.name'), packaging.name),
      ...lengthFault(`/packages/${index}/description`, t('fields.description'), packaging.description),
      ...sideFaults(`/packages/${index}/dimensions`, packaging, isAttempted),
    ]),
    ...options.flatMap(({ defaultValue, description }, index) => [
      ...keyFaults(`/options/${index}/name`, t('carriers.fields.name'), names, index),
      ...lengthFault(`/options/${index}/defaultValue`, t('carriers.fields.defaultValue'), defaultValue),
      ...lengthFault(`/options/${index}/description`, t('fields.description'), description),
    ]),
    ...(isAttempted
      ? [...missingKeys('packages', 'packageCode', packageCodes), ...missingKeys('options', 'name', names)]
      : []),
  ];
  return Object.fromEntries(found.map(([path, words]) => [path, [words]]));
}

/** What an element is known by: there once, and not too long. */
function keyFaults(path: string, field: string, keys: readonly string[], index: number): Finding[] {
  const actual = keys[index] ?? '';
  if (actual !== '' && keys.indexOf(actual) < index) return [[path, t('carriers.faults.twice', { field, actual })]];
  return lengthFault(path, field, actual);
}

function missingKeys(list: keyof Lists, member: 'packageCode' | 'name', keys: readonly string[]): Finding[] {
  const field = t(`carriers.fields.${member}`);
  const words = t('problems.violations.FIELD_REQUIRED', { field });
  return keys.flatMap((key, index) => (key === '' ? [[`/${list}/${index}/${member}`, words] as const] : []));
}

function lengthFault(path: string, field: string, typed: string): Finding[] {
  const actual = [...typed.trim()].length;
  return actual <= MAX_TEXT ? [] : [[path, t('carriers.faults.tooLong', { field, actual, limit: MAX_TEXT })]];
}

/** All three sides or none, each above zero. */
function sideFaults(path: string, packaging: PackagingDraft, isAttempted: boolean): Finding[] {
  const values = SIDES.map((side) => ({ side, actual: packaging[side], value: parseDecimal(packaging[side]) }));
  const hasSize = values.some(({ value }) => value !== null);
  return values.flatMap(({ side, actual, value }): Finding[] => {
    const field = t(`fields.${side}`);
    if (value !== null)
      return value > 0 ? [] : [[`${path}/${side}`, t('carriers.faults.aboveZero', { field, actual })]];
    return hasSize && isAttempted ? [[`${path}/${side}`, t('problems.violations.FIELD_REQUIRED', { field })]] : [];
  });
}
