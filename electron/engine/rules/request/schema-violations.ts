import type { ErrorObject } from 'ajv';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { child, fieldName } from './pointer.ts';
import { actualOf, describeSchemaError, quote } from './schema-error.ts';

/**
 * What a schema of our own (accounts, settings, clients, parameters) has against a value, one violation a field.
 * @param prefix put before every pointer, such as `/query`
 */
export function schemaViolations(errors: readonly ErrorObject[], prefix = ''): Violation[] {
  const byPointer = new Map<string, Violation>();
  for (const error of ofMeantBranches(errors)) {
    const violation = toViolation(error, prefix);
    if (!byPointer.has(violation.pointer)) byPointer.set(violation.pointer, violation);
  }
  return [...byPointer.values()];
}

/**
 * Of a union told apart by `type`, only what the branch that is meant has against the value; where `type` names none of them, that
 * alone, with all of them as allowed.
 */
function ofMeantBranches(errors: readonly ErrorObject[]): ErrorObject[] {
  return errors
    .filter(({ keyword }) => keyword === 'anyOf')
    .reduce((left, union) => {
      const isInside = ({ schemaPath }: ErrorObject) => schemaPath.startsWith(`${union.schemaPath}/`);
      const branchOf = ({ schemaPath }: ErrorObject) => schemaPath.slice(union.schemaPath.length + 1).split('/')[0];
      const inside = left.filter(isInside);
      const ofOtherType = inside.filter(
        ({ keyword, instancePath }) => keyword === 'const' && instancePath === `${union.instancePath}/type`,
      );
      const notMeant = new Set(ofOtherType.map(branchOf));
      const meant = inside.filter((error) => !notMeant.has(branchOf(error)));
      const outside = left.filter((error) => error !== union && !isInside(error));
      return [...outside, ...(meant.length > 0 ? meant : anyOfTheTypes(ofOtherType))];
    }, errors.slice());
}

/** One error in place of one per branch. */
function anyOfTheTypes([first, ...others]: ErrorObject[]): ErrorObject[] {
  if (!first) return [];
  const allowedValues = [first, ...others].map(({ params }) => params['allowedValue'] as unknown);
  return [{ ...first, keyword: 'enum', params: { allowedValues } }];
}

function toViolation(error: ErrorObject, prefix: string): Violation {
  const { keyword, params, data } = error;
  const inside = pointerOf(error);
  const pointer = prefix + inside;
  const field = fieldName(inside);
  if (keyword === 'additionalProperties') {
    const { properties = {}, patternProperties = {} } = (error.parentSchema ?? {}) as Record<string, object>;
    const known = [...Object.keys(properties), ...Object.keys(patternProperties)];
    const message = `${field} is not a field that is known here; known are ${known.join(', ')}.`;
    return { code: 'FIELD_INVALID', pointer, message, allowed: known };
  }
  if (keyword === 'enum' || keyword === 'const') {
    const allowed = [params['allowedValues'] ?? params['allowedValue']]
      .flat()
      .filter((value) => value !== null)
      .map(String);
    const message = `${field} must be ${allowed.length === 1 ? '' : 'one of '}${allowed.join(', ')}; it is ${quote(data)}.`;
    return { code: 'VALUE_NOT_ALLOWED', pointer, message, ...actualOf(data), allowed };
  }
  const { code, message, facts } = describeSchemaError(error, inside);
  return { code, pointer, message, ...facts };
}

function pointerOf({ keyword, instancePath, params }: ErrorObject): string {
  if (keyword === 'required') return child(instancePath, String(params['missingProperty']));
  if (keyword === 'additionalProperties') return child(instancePath, String(params['additionalProperty']));
  return instancePath;
}
