import type { ErrorObject } from 'ajv';
import type { ViolationCode } from '#shared/schema/problem.ts';
import { NOT_BLANK } from '#shared/schema/text.ts';
import { REQUEST_SCHEMA, type Schema } from './fields.ts';
import { fieldName, segmentsOf, shorten } from './pointer.ts';
import type { Facts } from '../rules/report.ts';

export interface Description {
  code: ViolationCode;
  message: string;
  facts: Facts;
}

const MAX_QUOTED = 100;

/**
 * An Ajv error in the contract's words (section 6). A required field that is there but blank is as good as missing.
 * @param pointer the field as the caller sent it
 */
export function describeSchemaError(error: ErrorObject, pointer: string): Description {
  const { keyword, data } = error;
  const field = fieldName(pointer);
  if (keyword === 'required') return { code: 'FIELD_REQUIRED', message: `${field} is required.`, facts: {} };
  if (keyword === 'minItems') {
    const { limit } = error.params as { limit: number };
    const message = `${field} must have at least ${limit} element; it is empty.`;
    return { code: 'FIELD_REQUIRED', message, facts: { limit, actual: 0 } };
  }
  const allowed = (error.parentSchema as { 'x-values'?: string[] } | undefined)?.['x-values'];
  if (keyword === 'pattern' && allowed) {
    const message = `${field} must be one of ${allowed.join(', ')}; it is ${quote(data)}.`;
    return { code: 'VALUE_NOT_ALLOWED', message, facts: { ...actualOf(data), allowed: [...allowed] } };
  }
  if (keyword === 'pattern' && String(data).trim() === '' && (refusesBlank(error) || isRequired(error.instancePath))) {
    return { code: 'FIELD_REQUIRED', message: `${field} is required; it is blank.`, facts: actualOf(data) };
  }
  return { code: 'FIELD_INVALID', ...invalid(error, field) };
}

function invalid({ keyword, data, params, parentSchema }: ErrorObject, field: string): Omit<Description, 'code'> {
  const { limit } = params as { limit: number };
  switch (keyword) {
    case 'type': {
      const types = [params['type']].flat().map((type) => TYPES[String(type)] ?? String(type));
      const message = `${field} must be ${types.join(' or ')}; it is ${quote(data)}.`;
      return { message, facts: actualOf(data) };
    }
    case 'maxLength': {
      const actual = [...String(data)].length;
      const message = `${field} must have at most ${limit} characters; it has ${actual}.`;
      return { message, facts: { actual, limit, unit: 'characters' } };
    }
    case 'minimum':
      return {
        message: `${field} must be at least ${limit}; it is ${quote(data)}.`,
        facts: { ...actualOf(data), limit },
      };
    case 'maximum':
      return {
        message: `${field} must be at most ${limit}; it is ${quote(data)}.`,
        facts: { ...actualOf(data), limit },
      };
    default:
      return { message: `${field} ${formOf(parentSchema, data)}`, facts: actualOf(data) };
  }
}

/** Patterns that stand for no list of values are country, currency, or text that can be printed. */
function formOf(schema: ErrorObject['parentSchema'], data: unknown): string {
  const { description, examples } = (schema ?? {}) as { description?: string; examples?: string[] };
  const unprintable = unprintableIn(String(data));
  if (unprintable !== undefined) return `holds ${unprintable}, which cannot be printed.`;
  const example = examples?.[0] === undefined ? '' : `, such as ${examples[0]}`;
  return `must be ${description ?? 'of another form'}${example}; it is ${quote(data)}.`;
}

function unprintableIn(text: string): string | undefined {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const isControl = code < 0x20 || (code >= 0x7f && code < 0xa0);
    if (isControl || (code >= 0xd800 && code < 0xe000)) return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  object: 'an object',
  array: 'a list',
  null: 'null',
};

function quote(data: unknown): string {
  if (typeof data === 'string') return JSON.stringify(shorten(data, MAX_QUOTED));
  if (typeof data !== 'object' || data === null) return String(data);
  return Array.isArray(data) ? 'a list' : 'an object';
}

/** The value that was sent, where it is short enough to be sent back. */
const actualOf = (data: unknown): Facts =>
  data === null || typeof data === 'number' || typeof data === 'boolean' || isShortText(data) ? { actual: data } : {};

const isShortText = (data: unknown): data is string => typeof data === 'string' && data.length <= MAX_QUOTED;

/** True for the pattern of a text that must have a character (shared/schema/text.ts, RequiredText). */
const refusesBlank = ({ schema }: ErrorObject) => String(schema).includes(NOT_BLANK);

function isRequired(pointer: string): boolean {
  const segments = segmentsOf(pointer);
  const last = segments.pop();
  let parent: Schema | undefined = REQUEST_SCHEMA;
  for (const segment of segments) parent = parent?.items ?? parent?.properties?.[segment];
  return last !== undefined && (parent?.required ?? []).includes(last);
}
