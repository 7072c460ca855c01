import type { ErrorObject } from 'ajv';
import type { Violation } from '#shared/schema/problem.ts';
import { child } from './pointer.ts';
import { describeSchemaError } from './schema-error.ts';

/**
 * What a schema of our own (accounts, settings, clients, parameters) has against a value, one violation a field.
 * @param prefix put before every pointer, such as `/query`
 */
export function schemaViolations(errors: readonly ErrorObject[], prefix = ''): Violation[] {
  const byPointer = new Map<string, Violation>();
  for (const error of errors) {
    if (error.keyword === 'anyOf') continue;
    const violation = toViolation(error, prefix);
    if (!byPointer.has(violation.pointer)) byPointer.set(violation.pointer, violation);
  }
  return [...byPointer.values()];
}

function toViolation(error: ErrorObject, prefix: string): Violation {
  const { keyword, params } = error;
  const pointer = prefix + pointerOf(error);
  if (keyword === 'additionalProperties') {
    return {
      code: 'FIELD_INVALID',
      pointer,
      message: `${String(params['additionalProperty'])} is not a field that is known here.`,
    };
  }
  if (keyword === 'enum' || keyword === 'const') {
    const allowed = [params['allowedValues'] ?? params['allowedValue']].flat().map(String);
    const message = `${pointer} must be one of ${allowed.join(', ')}.`;
    return { code: 'VALUE_NOT_ALLOWED', pointer, message, allowed };
  }
  const { code, message, facts } = describeSchemaError(error, pointer);
  return { code, pointer, message, ...facts };
}

function pointerOf({ keyword, instancePath, params }: ErrorObject): string {
  if (keyword === 'required') return child(instancePath, String(params['missingProperty']));
  if (keyword === 'additionalProperties') return child(instancePath, String(params['additionalProperty']));
  return instancePath;
}
