import { countryCodeOf } from '#shared/format/country-names.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { en } from './en/index.ts';
import { t } from './index.ts';

type Form = keyof typeof en.problems.forms;

/** Numbers with a unit or a currency, and what may be counted. */
const NUMBERS = /\/(?:value|length|width|height|amount|quantity)$/;
const UNPRINTABLE = /[\u0000-\u001f\u007f-\u009f\ud800-\udfff]/u;

const isForm = (leaf: string): leaf is Form => Object.hasOwn(en.problems.forms, leaf);
const leafOf = (pointer: string) => (pointer.split('/').at(-1) ?? '').replace(/^countryOfOrigin$/, 'countryCode');

/** What a field that does not look right should be; the station's own words where the window has none. */
export function doubtfulWords({ pointer, message }: { pointer: string; message: string }, field: string): string {
  const leaf = leafOf(pointer);
  return isForm(leaf)
    ? t('problems.doubtful', { field, form: t(`problems.forms.${leaf}`) })
    : t('problems.doubtfulSays', { field, words: message });
}

/** Why a field is refused and what would be right, from what the violation says; the station's own words where the window has none. */
export function invalidWords(violation: Violation, field: string): string {
  const { pointer, actual, limit, unit, message } = violation;
  if (typeof limit === 'number' && typeof actual === 'number') {
    const side = actual > limit ? 'most' : 'least';
    if (unit === 'characters') return t(`problems.length.${side}`, { field, actual, limit });
    if (unit === 'elements') return t(`problems.count.${side}`, { field, actual, limit });
    return t(`problems.range.${side}`, { field, actual, limit });
  }
  if (typeof actual === 'string' && UNPRINTABLE.test(actual)) return t('problems.unprintable', { field });
  if (typeof actual === 'string' && NUMBERS.test(pointer)) return t('problems.noNumber', { field, actual });
  const leaf = leafOf(pointer);
  if (!isForm(leaf)) return t('problems.violations.FIELD_INVALID', { field, words: message });
  const meant = leaf === 'countryCode' && typeof actual === 'string' ? countryCodeOf(actual) : null;
  const said = t('problems.wrongForm', { field, form: t(`problems.forms.${leaf}`) });
  return meant === null ? said : `${said} ${t('problems.writeCode', { code: meant })}`;
}
