import type { Violation } from '#shared/diagnostics/problem.ts';
import { en } from '#renderer/messages/en/index.ts';
import { t } from '#renderer/messages/index.ts';
import { invalidWords } from '#renderer/messages/invalid-words.ts';
import { fieldName } from '#renderer/messages/words.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';

type Fault = keyof typeof en.carriers.faults;
type FieldKey = keyof typeof en.carriers.fields;

/** Objections that a sentence of their own explains better than what the station says. */
const OWN: readonly [RegExp, Fault][] = [
  [/^\/carrierId$/, 'carrierId'],
  [/^\/adapter\/(?:first|last)$/, 'numbers'],
  [/^\/adapter\/prefix$/, 'prefix'],
  [/^\/adapter\/symbology$/, 'symbology'],
  [/^\/adapter\/baseUrl$/, 'baseUrl'],
  [/^\/adapter\/certificateFingerprint$/, 'fingerprint'],
  [/^\/adapter\/serviceMapping$/, 'mapping'],
  [/^\/adapter\/labelHosts$/, 'hosts'],
  [/^\/adapter\/refusalCodes$/, 'codes'],
  [/^\/services\/\d+\/serviceCode$/, 'serviceCode'],
  [/^\/services\/\d+\/domestic$/, 'nowhere'],
];

const isFieldKey = (leaf: string): leaf is FieldKey => Object.hasOwn(en.carriers.fields, leaf);

/** What is typed into one field is said at that field, whichever of its lines it is about. */
const LIST = /^\/adapter\/(?:serviceMapping|labelHosts|refusalCodes)(?=\/|$)/;

/** What may be left empty takes another field's value: that one is what is missing. */
const STANDS_IN: Readonly<Record<string, string>> = { '/nickname': '/friendlyName', '/carrierCode': '/carrier' };

/** Each objection in words at the field it is about. */
export function accountErrors(violations: readonly Violation[]): FormErrors {
  const isAlsoWrong = (path: string | undefined) => violations.some(({ pointer }) => pointer === path);
  const own = violations.map(atField).filter(({ pointer }) => !isAlsoWrong(STANDS_IN[pointer]));
  const found = own.map((violation) => ({ path: violation.pointer, words: faultWords(violation) }));
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ path }) => path)).map(([path, some = []]) => [
      path,
      [...new Set(some.map(({ words }) => words))],
    ]),
  );
}

const atField = (violation: Violation): Violation => ({
  ...violation,
  pointer: LIST.exec(violation.pointer)?.[0] ?? violation.pointer,
});

function faultWords(violation: Violation): string {
  const { code, pointer, actual } = violation;
  const leaf = pointer.split('/').at(-1) ?? '';
  const field = isFieldKey(leaf) ? t(`carriers.fields.${leaf}`) : fieldName(pointer, 1);
  const own = OWN.find(([pattern]) => pattern.test(pointer))?.[1];
  if (own && LIST.test(pointer)) return t(`carriers.faults.${own}`);
  const isMissing = code === 'FIELD_REQUIRED' || actual === '';
  if (isMissing) return t('problems.violations.FIELD_REQUIRED', { field });
  if (own) return t(`carriers.faults.${own}`);
  if (code === 'FIELD_CONFLICT') return t('carriers.faults.conflict', { field });
  return invalidWords(violation, field);
}
