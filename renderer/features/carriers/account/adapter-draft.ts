import type { AdapterConfig } from '#shared/schema/accounts/account.ts';
import type { AdapterField, AdapterInfo } from '#shared/schema/accounts/adapter.ts';
import { isRecord } from '#shared/format/is-record.ts';
import { sentNumber } from '#renderer/format/decimal.ts';
import { mappingLines, readMapping, wordsIn } from './typed-lists.ts';

/** The configuration of an adapter as it is typed, by its members. */
export type ConfigDraft = Record<string, string | boolean>;

type Shown = Pick<AdapterInfo, 'type' | 'fields'>;

/** What each field shows before anything was typed. */
export const emptyConfig = ({ fields }: Shown): ConfigDraft =>
  Object.fromEntries(
    fields.map(({ member, kind, values }) => [
      member,
      kind === 'switch' ? false : kind === 'choice' ? (values[0] ?? '') : '',
    ]),
  );

/** The configuration as the form shows it. @param local a number as it is written in the window's language */
export const configToDraft = (info: Shown, config: AdapterConfig, local: (value: number) => string): ConfigDraft => ({
  ...emptyConfig(info),
  ...Object.fromEntries(
    info.fields
      .filter(({ member }) => config[member] !== undefined)
      .map(({ member, kind }) => [member, shown(kind, config[member], local)]),
  ),
});

function shown(kind: AdapterField['kind'], value: unknown, local: (value: number) => string): string | boolean {
  if (kind === 'switch') return value === true;
  if (kind === 'number' && typeof value === 'number') return local(value);
  if (kind === 'list' && Array.isArray(value)) return value.join(' ');
  if (kind === 'pairs' && isRecord(value)) return mappingLines(value as Record<string, string>);
  return String(value);
}

/** What goes to the station. @param base the configuration as it is; what the form does not show stays as it is there */
export function draftToConfig({ type, fields }: Shown, draft: ConfigDraft, base: AdapterConfig | null): AdapterConfig {
  const isShown = new Set(['type', ...fields.map(({ member }) => member)]);
  const hidden = base?.type === type ? Object.entries(base).filter(([member]) => !isShown.has(member)) : [];
  const typed = fields.map((field) => [field.member, sent(field, draft[field.member] ?? '')] as const);
  return { ...Object.fromEntries([...hidden, ...typed.filter(([, value]) => value !== undefined)]), type };
}

function sent({ kind, always }: AdapterField, typed: string | boolean): unknown {
  if (typeof typed === 'boolean') return typed || undefined;
  if (kind === 'number') return sentNumber(typed);
  const absent = (isEmpty: boolean) => isEmpty && !always;
  if (kind === 'list') return absent(wordsIn(typed).length === 0) ? undefined : wordsIn(typed);
  if (kind === 'pairs') return absent(typed.trim() === '') ? undefined : readMapping(typed);
  const text = typed.trim();
  return absent(text === '') ? undefined : text;
}
