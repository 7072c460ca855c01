import type { Violation } from '#shared/diagnostics/problem.ts';
import type { en } from '#renderer/messages/en/index.ts';
import { t, type MessageKey } from '#renderer/messages/index.ts';
import { invalidWords } from '#renderer/messages/invalid-words.ts';
import type { FormErrors } from '#renderer/ui/inputs/field-context.ts';
import { orderFieldName, sourceTroubleWords } from '../field-words.ts';

type Fault = keyof typeof en.sources.faults;

/** What each field of a source is called, by the last part of its pointer. */
const NAMES: Readonly<Record<string, MessageKey>> = {
  source: 'sources.form.name',
  host: 'sources.form.host',
  port: 'sources.form.port',
  database: 'sources.form.database',
  user: 'sources.form.user',
  password: 'sources.form.password',
  ca: 'sources.form.ca',
  path: 'sources.form.pathName',
  url: 'sources.form.url',
  header: 'sources.form.header',
  method: 'sources.form.method',
  everyMinutes: 'sources.form.everyMinutes',
  statement: 'sources.form.statement',
  since: 'sources.form.since',
  key: 'sources.trial.key',
  sold: 'sources.writeBack.sold',
  voided: 'sources.writeBack.voided',
  orderNumber: 'sources.writeBack.number',
};

/** Why the station refuses a field, where the window knows better words than the station. */
const OWN: Readonly<Record<string, Fault>> = {
  ...{ source: 'name', host: 'host', port: 'port', header: 'header', everyMinutes: 'everyMinutes', path: 'path' },
};

/** The name stands in the path of the request, where the form has it on its own. */
const atField = ({ pointer }: Violation) => (pointer === '/path/source' ? '/source' : pointer);

function wordsOf(violation: Violation): string {
  const { code, actual, trouble, limit, unit } = violation;
  if (trouble) return sourceTroubleWords(trouble);
  const [, group, field = '', last = field] = atField(violation).split('/');
  if (group === 'mapping' || group === 'defaults') return invalidWords(violation, orderFieldName(field));
  const leaf = last || (group ?? '');
  const name = t(NAMES[leaf] ?? 'fields.other');
  if (leaf === 'password' && code === 'FIELD_REQUIRED') return t('sources.faults.password');
  const isEmpty = actual === '' || (actual === 0 && limit === 1 && unit === 'characters');
  if (code === 'FIELD_REQUIRED' || isEmpty) return t('problems.violations.FIELD_REQUIRED', { field: name });
  const own = unit === 'characters' ? undefined : OWN[leaf];
  return own ? t(`sources.faults.${own}`) : invalidWords(violation, name);
}

/** Each objection to a source in words at the field it is about. */
export function sourceErrors(violations: readonly Violation[]): FormErrors {
  const found = violations.map((violation) => ({ path: atField(violation), words: wordsOf(violation) }));
  return Object.fromEntries(
    Object.entries(Object.groupBy(found, ({ path }) => path)).map(([path, some = []]) => [
      path,
      [...new Set(some.map(({ words }) => words))],
    ]),
  );
}
