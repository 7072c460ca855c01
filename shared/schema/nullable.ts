import { Type, type Static, type TSchema } from 'typebox';

/**
 * The schema, or null: JSON Schema 2020-12's list of types, so that a wrong value gives one error and not an anyOf's three.
 * Takes schemas with one `type`. Readers see the name of a schema that has one.
 */
export function Nullable<T extends TSchema>(schema: T) {
  const { title: name, type, ...rest } = schema as unknown as { title?: string; type: string; enum?: unknown[] };
  return Type.Unsafe<Static<T> | null>({
    ...rest,
    type: [type, 'null'],
    ...(name !== undefined && { 'x-documented-as': { anyOf: [schema, { type: 'null' }] } }),
    ...(rest.enum && { enum: [...rest.enum, null] }),
  });
}
