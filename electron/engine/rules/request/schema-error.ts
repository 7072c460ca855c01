import type { ErrorObject } from 'ajv';
import { countryCodeOf } from '#shared/format/country-names.ts';
import { COUNTRY_FORM } from '#shared/schema/country.ts';
import type { ViolationCode } from '#shared/diagnostics/problem.ts';
import { NOT_BLANK } from '#shared/schema/text.ts';
import { REQUEST_SCHEMA, type Schema } from './fields.ts';
import { isInexactNumber } from './parse-json.ts';
import { fieldName, segmentsOf, shorten } from './pointer.ts';
import type { Facts } from '../report.ts';

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
  if (keyword === 'type' && error.instancePath === '' && (data === undefined || data === null)) {
    return { code: 'FIELD_REQUIRED', message: 'A body is required: send it as JSON.', facts: {} };
  }
  if (keyword === 'required') return { code: 'FIELD_REQUIRED', message: `${field} is required.`, facts: {} };
  if (keyword === 'minItems') {
    const { limit } = error.params as { limit: number };
    const message = `${field} must have at least ${counted(limit, 'element')}; it is empty.`;
    return { code: 'FIELD_REQUIRED', message, facts: { limit, actual: 0 } };
  }
  const listed = error.parentSchema as { 'x-values'?: string[]; 'x-also'?: string[] } | undefined;
  if (keyword === 'pattern' && listed?.['x-values']) {
    const allowed = [...listed['x-values'], ...(listed['x-also'] ?? [])];
    const message = `${field} must be one of ${allowed.join(', ')}; it is ${quote(data)}.`;
    return { code: 'VALUE_NOT_ALLOWED', message, facts: { ...actualOf(data), allowed } };
  }
  if (keyword === 'pattern' && String(data).trim() === '' && (refusesBlank(error) || isRequired(error.instancePath))) {
    return { code: 'FIELD_REQUIRED', message: `${field} is required; it is blank.`, facts: actualOf(data) };
  }
  return { code: 'FIELD_INVALID', ...invalid(error, field) };
}

function invalid({ keyword, data, params, parentSchema }: ErrorObject, field: string): Omit<Description, 'code'> {
  const { limit } = params as { limit: number };
  const wrong = `it is ${quoteOf(parentSchema, data)}.`;
  switch (keyword) {
    case 'type': {
      const types = [params['type']].flat().filter((type) => type !== 'null');
      const meant = types.map((type) => TYPES[String(type)] ?? String(type)).join(' or ');
      if (meant.endsWith('number') && isInexactNumber(data)) {
        const message = `${field} must be ${meant} that can be held exactly, as all of up to 15 digits are; it is ${shorten(data, MAX_QUOTED)}.`;
        return { message, facts: actualIn(parentSchema, data) };
      }
      return { message: `${field} must be ${meant}; ${wrong}`, facts: actualIn(parentSchema, data) };
    }
    case 'maxLength':
    case 'minLength': {
      const actual = [...String(data)].length;
      const message = `${field} must have at ${keyword === 'maxLength' ? 'most' : 'least'} ${counted(limit, 'character')}; it has ${actual}.`;
      return { message, facts: { actual, limit, unit: 'characters' } };
    }
    case 'maxItems':
    case 'minItems': {
      const actual = Array.isArray(data) ? data.length : 0;
      const message = `${field} must have at ${keyword === 'maxItems' ? 'most' : 'least'} ${counted(limit, 'element')}; it has ${actual}.`;
      return { message, facts: { actual, limit, unit: 'elements' } };
    }
    case 'uniqueItems':
      return {
        message: `${field} must name everything once; elements ${params['j']} and ${params['i']} are the same.`,
        facts: {},
      };
    case 'minProperties':
    case 'maxProperties': {
      const actual = Object.keys(data as object).length;
      const message = `${field} must have at ${keyword === 'maxProperties' ? 'most' : 'least'} ${counted(limit, 'field')}; it has ${actual}.`;
      return { message, facts: { actual, limit, unit: 'fields' } };
    }
    case 'exclusiveMinimum':
      // Without its limit, which would be taken for one that may be reached.
      return { message: `${field} must be above ${limit}; ${wrong}`, facts: actualIn(parentSchema, data) };
    case 'minimum':
    case 'maximum': {
      const message = `${field} must be at ${keyword === 'maximum' ? 'most' : 'least'} ${limit}; ${wrong}`;
      return { message, facts: { ...actualIn(parentSchema, data), limit } };
    }
    default:
      return { message: `${field} ${formOf(parentSchema, data)}`, facts: actualIn(parentSchema, data) };
  }
}

interface Formed {
  'x-form'?: string;
  examples?: unknown[];
  writeOnly?: boolean;
}

/** A pattern or format says in `x-form` what fits it; those without stand for text that can be printed. */
function formOf(schema: ErrorObject['parentSchema'], data: unknown): string {
  const { 'x-form': form = 'printable text', examples } = (schema ?? {}) as Formed;
  const unprintable = unprintableIn(String(data));
  if (unprintable !== undefined) return `holds ${unprintable}, which cannot be printed: leave it out.`;
  const example = examples?.[0] === undefined ? '' : `, such as ${String(examples[0])}`;
  return `must be ${form}${example}; it is ${quoteOf(schema, data)}.${form === COUNTRY_FORM ? countryHint(String(data)) : ''}`;
}

/** Which code is meant, where somebody wrote a country in another way: UK, USA, Germany. */
export function countryHint(written: string): string {
  const code = countryCodeOf(written);
  return code === null ? '' : ` Write ${code} for it.`;
}

const counted = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

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
  boolean: 'true or false',
};

/** A secret is not repeated, in words or as a value. */
const isSecret = (schema: ErrorObject['parentSchema']) => (schema as Formed | undefined)?.writeOnly === true;
const quoteOf = (schema: ErrorObject['parentSchema'], data: unknown) =>
  isSecret(schema) && (typeof data === 'string' || typeof data === 'number') ? 'not' : quote(data);
const actualIn = (schema: ErrorObject['parentSchema'], data: unknown): Facts =>
  isSecret(schema) ? {} : actualOf(data);

export function quote(data: unknown): string {
  if (typeof data === 'string') return JSON.stringify(shorten(data, MAX_QUOTED));
  if (typeof data !== 'object' || data === null) return String(data);
  return Array.isArray(data) ? 'a list' : 'an object';
}

/** The value that was sent, where it is short enough to be sent back. */
export const actualOf = (data: unknown): Facts =>
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
