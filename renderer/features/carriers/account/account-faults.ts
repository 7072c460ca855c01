import type { AdapterField } from '#shared/schema/accounts/adapter.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { catalogue, inLanguage, t, type Messages } from '#renderer/messages/index.ts';
import { invalidWords } from '#renderer/messages/invalid-words.ts';
import { fieldName } from '#renderer/messages/problem-words.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';
import type { ConfigDraft } from './adapter-draft.ts';

type Fault = keyof Messages['carriers']['faults'];
type FieldKey = keyof Messages['carriers']['fields'];

/** Objections that a sentence of their own explains better than what the station says. */
const OWN: readonly [RegExp, Fault][] = [
  [/^\/carrierId$/, 'carrierId'],
  [/^\/services\/\d+\/serviceCode$/, 'serviceCode'],
  [/^\/services\/\d+\/domestic$/, 'nowhere'],
];

const isFieldKey = (leaf: string): leaf is FieldKey => Object.hasOwn(catalogue().carriers.fields, leaf);

/** What may be left empty takes another field's value: that one is what is missing. */
const STANDS_IN: Readonly<Record<string, string>> = {
  '/nickname': '/friendlyName',
  '/carrierId': '/friendlyName',
  '/carrierCode': '/carrier',
};

/** Each objection in words at the field it is about. @param fields those of the account's adapter */
export function accountErrors(violations: readonly Violation[], fields: readonly AdapterField[] = []): FormErrors {
  const isAlsoWrong = (path: string | undefined) => violations.some(({ pointer }) => pointer === path);
  const own = violations.map(atField).filter(({ pointer }) => !isAlsoWrong(STANDS_IN[pointer]));
  const found = own.map((violation) => ({ path: violation.pointer, words: faultWords(violation, fields) }));
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ path }) => path)).map(([path, some = []]) => [
      path,
      [...new Set(some.map(({ words }) => words))],
    ]),
  );
}

const MEMBER = /^\/adapter\/([^/]+)/;

/** What is typed into one field of the adapter is said at that field, whichever of its lines it is about. */
const atField = (violation: Violation): Violation => ({
  ...violation,
  pointer: MEMBER.exec(violation.pointer)?.[0] ?? violation.pointer,
});

function faultWords(violation: Violation, fields: readonly AdapterField[]): string {
  const { code, pointer, actual } = violation;
  const shown = fields.find(({ member }) => member === MEMBER.exec(pointer)?.[1]);
  const leaf = pointer.split('/').at(-1) ?? '';
  const said = shown && inLanguage(shown.words);
  const field = said?.label ?? (isFieldKey(leaf) ? t(`carriers.fields.${leaf}`) : fieldName(pointer, 1));
  const own = OWN.find(([pattern]) => pattern.test(pointer))?.[1];
  const fault = own ? t(`carriers.faults.${own}`) : said?.fault;
  // Of several lines one may be empty, which is another fault than a field that is.
  if (fault && (shown?.kind === 'list' || shown?.kind === 'pairs')) return fault;
  const isMissing = code === 'FIELD_REQUIRED' || actual === '';
  if (isMissing) return t('problems.violations.FIELD_REQUIRED', { field });
  if (fault) return fault;
  return (code === 'FIELD_CONFLICT' && said?.conflict) || invalidWords(violation, field);
}

/** What the adapter needs and the form lacks: of an account that is wrong elsewhere, too, the station does not come to say it. */
export function missingFields(fields: readonly AdapterField[], config: ConfigDraft): FormErrors {
  const missing = fields.filter(({ member, needed }) => needed && config[member] === '');
  return Object.fromEntries(
    missing.map(({ member, words }) => [
      `/adapter/${member}`,
      [t('problems.violations.FIELD_REQUIRED', { field: inLanguage(words).label })],
    ]),
  );
}
