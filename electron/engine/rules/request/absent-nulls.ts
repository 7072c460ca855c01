import { isObject } from './taking.ts';

/** What is read of a JSON Schema here. */
interface Schema {
  type?: string | readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  enum?: readonly unknown[];
  const?: unknown;
}

/** Whether null is a value of its own there. A schema that says nothing of types takes anything. */
export function acceptsNull({ type, anyOf, enum: values, const: constant }: Schema): boolean {
  if (anyOf) return anyOf.some(acceptsNull);
  if (values) return values.includes(null);
  if (type === undefined) return constant === undefined || constant === null;
  return [type].flat().includes('null');
}

/**
 * The value without the fields that are null where null is no value: null means absent, so that what the station answered can be sent back
 * (contract, section 3). A required field then is missing. Of a union any branch that knows a field says whether null is a value of it.
 */
export function withoutAbsentNulls(value: unknown, ...schemas: Schema[]): unknown {
  const branches = schemas.flatMap((schema) => schema.anyOf ?? schema);
  if (Array.isArray(value)) {
    const items = branches.flatMap((branch) => branch.items ?? []);
    return items.length === 0 ? value : value.map((item) => withoutAbsentNulls(item, ...items));
  }
  if (!isObject(value)) return value;
  const entries = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const known = branches.flatMap((branch) => fieldOf(branch, key) ?? []);
    if (known.length === 0) return [[key, inner]];
    if (inner === null) return known.some(acceptsNull) ? [[key, null]] : [];
    return [[key, withoutAbsentNulls(inner, ...known)]];
  });
  return Object.fromEntries(entries);
}

function fieldOf({ properties, additionalProperties }: Schema, key: string): Schema | undefined {
  if (properties && Object.hasOwn(properties, key)) return properties[key];
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}
