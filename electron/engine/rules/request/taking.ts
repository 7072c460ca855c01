import { wasNumber } from './parse-json.ts';
import { likelyName } from './likely-name.ts';
import { child, fieldName, shorten } from './pointer.ts';
import { invalid, violation } from '../../violation.ts';
import type { Report } from '../report.ts';

/** What is known while the fields of one body are taken. */
export interface Taking {
  report: Report;
  /** Canonical pointer to the pointer that the caller sent, where an alias was used. */
  sentAs: Map<string, string>;
  /** Fields left out because they were refused already. */
  settled: Set<string>;
  unknownFields: number;
}

/** Takes a value of one schema; `undefined` where it was refused. A value of another type passes, for the schema to refuse. */
export type Take = (value: unknown, pointer: string, taking: Taking) => unknown;

/** Far more than anybody needs; without bounds a body of 256 KiB could keep the station busy. */
const MAX_RECORD_FIELDS = 50;
const MAX_FREE_DEPTH = 32;
const MAX_UNKNOWN_FIELDS = 100;

/** An object whose keys are the caller's, and whose values are texts. Without a prototype a key called `__proto__` is a key like any other. */
export function takeRecord(value: unknown, pointer: string, taking: Taking): unknown {
  if (!isObject(value)) return value;
  const keys = Object.keys(value);
  if (keys.length > MAX_RECORD_FIELDS) {
    return refuseTooMany('fields', { limit: MAX_RECORD_FIELDS, actual: keys.length }, pointer, taking);
  }
  const taken = Object.create(null) as Record<string, unknown>;
  for (const key of keys) {
    if (wasNumber(value, key)) refuseNumber(value[key], child(pointer, key), taking);
    else taken[key] = value[key];
  }
  return taken;
}

/** A number that JavaScript cannot hold exactly is text by now, and is no text all the same: nothing is coerced (contract, section 3). */
export function refuseNumber(text: unknown, pointer: string, { report, settled }: Taking): void {
  const sent = shorten(String(text), 100);
  report.refuse('FIELD_INVALID', pointer, `${fieldName(pointer)} must be text; it is ${sent}.`, { actual: sent });
  settled.add(pointer);
}

/** A value of any shape, as long as it does not nest so deep that writing it down again would fail. */
export function takeAnything(value: unknown, pointer: string, { report }: Taking): unknown {
  if (!isTooDeep(value)) return value;
  const message = `${fieldName(pointer)} must not be nested deeper than ${MAX_FREE_DEPTH} levels.`;
  report.refuse('FIELD_INVALID', pointer, message, { limit: MAX_FREE_DEPTH, unit: 'levels' });
  return undefined;
}

/** Cuts off a list or record that is too long to be looked into; one error, whatever its elements are. */
export function refuseTooMany(
  what: 'elements' | 'fields',
  { limit, actual }: { limit: number; actual: number },
  pointer: string,
  { report, settled }: Taking,
): undefined {
  const message = `${fieldName(pointer)} must have at most ${limit} ${what}; it has ${actual}.`;
  report.refuse('FIELD_INVALID', pointer, message, { limit, actual, unit: what });
  settled.add(pointer);
}

/** Warns of a field that is not `known` where it stands, and names the one that was perhaps meant. */
export function noteUnknownField(pointer: string, key: string, known: readonly string[], taking: Taking): void {
  taking.unknownFields += 1;
  if (taking.unknownFields > MAX_UNKNOWN_FIELDS) return;
  const field = child(pointer, key);
  const likely = likelyName(key, known);
  const hint = likely === null ? '' : ` Did you mean ${fieldName(child(pointer, likely))}?`;
  taking.report.warn(
    'UNKNOWN_FIELD',
    field,
    `${fieldName(field)} is not a field of the specification and was ignored.${hint}`,
  );
}

/** Counts the unknown fields that were too many to be named. */
export function sumUpUnknownFields({ unknownFields, report }: Taking): void {
  const more = unknownFields - MAX_UNKNOWN_FIELDS;
  if (more <= 0) return;
  report.warn('UNKNOWN_FIELD', '', `${more} more fields are not fields of the specification and were ignored.`);
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws EngineError VALIDATION_FAILED where the body is not an object. */
export function requireObject(body: unknown): Record<string, unknown> {
  if (isObject(body)) return body;
  throw invalid(violation('FIELD_INVALID', '', 'The body must be a JSON object.'));
}

/** Looks no deeper than it has to. */
export const isTooDeep = (value: unknown, levels = MAX_FREE_DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));
