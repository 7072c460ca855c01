import { ADAPTER_CAPABILITIES, type AdapterField, type AdapterInfo } from '#shared/schema/accounts/adapter.ts';
import { inEachLanguage } from '#shared/format/languages.ts';
import { spokenIn } from '#shared/schema/by-language.ts';
import type { AdapterDefinition, FormField } from './adapter-definition.ts';
import type { AccountAdapter } from './deps.ts';

/** What is read of the schema of a member. */
interface MemberSchema {
  type?: string;
  enum?: readonly string[];
  const?: unknown;
}

/** What an adapter is, can and wants to know, for whoever shows a form of it. */
export function describeAdapter(adapter: AccountAdapter): AdapterInfo {
  const { definition } = adapter;
  const { type, isTest, drawsLabels, voidMeans, isUntried = false, form, words } = definition;
  return {
    type,
    can: ADAPTER_CAPABILITIES.filter((capability) => capability in adapter),
    drawsLabels,
    sellsNothing: isTest === true,
    isUntried,
    ...(voidMeans && { voidMeans }),
    fields: form.map((field) => describeField(definition, field)),
    words: inEachLanguage((language) => nameOf(spokenIn(language, words))),
  };
}

const nameOf = ({ name, means, choice }: AdapterInfo['words']['en']) => ({ name, means, choice });

function describeField({ config, secrets, words }: AdapterDefinition, field: FormField): AdapterField {
  const { member, columns, needed = false, advanced = false, code = false, example, unit } = field;
  const { properties, required = [] } = config as { properties: Record<string, MemberSchema>; required?: string[] };
  const schema = properties[member] ?? {};
  const kind = secrets && member in secrets.members ? 'secret' : kindOf(schema);
  return {
    ...{ member, kind, columns, needed, advanced, code },
    always: required.includes(member),
    ...(example !== undefined && { example }),
    ...(unit !== undefined && { unit }),
    values: [...(schema.enum ?? [])],
    words: inEachLanguage((language) => spokenIn(language, words).fields[member] ?? NO_WORDS),
  };
}

/** `defineAdapter` lets no member be without. */
const NO_WORDS = { label: '' };

/** How a member is typed follows from what it may be. */
function kindOf({ type, enum: values, const: only }: MemberSchema): AdapterField['kind'] {
  if (values) return 'choice';
  if (only === true) return 'switch';
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'list';
  return type === 'object' ? 'pairs' : 'text';
}
