import { Type, type TSchema, type TUnsafe } from 'typebox';

/** The type with every field of every object optional; lists keep their elements, each of them partial. */
export type Partially<T> = T extends readonly (infer Item)[]
  ? Partially<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> }
    : T;

/** The schema with nothing required, at any depth, under a name of its own. */
export function partially<T>(schema: TSchema, options: { title: string; description?: string }): TUnsafe<Partially<T>> {
  return Type.Unsafe<Partially<T>>({ ...loosen(schema), ...options });
}

function loosen(value: unknown): Record<string, unknown> {
  const kept = Object.entries(value as Record<string, unknown>).filter(([key]) => !DROPPED.has(key));
  return Object.fromEntries(kept.map(([key, child]) => [key, loosenAt(key, child)]));
}

/** `properties` maps names to schemas, which may be called like keywords. */
function loosenAt(keyword: string, value: unknown): unknown {
  if (keyword === 'properties') {
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(entries.map(([name, schema]) => [name, loosen(schema)]));
  }
  return keyword === 'items' || keyword === 'additionalProperties' ? loosenIfSchema(value) : value;
}

const loosenIfSchema = (value: unknown) => (typeof value === 'object' && value !== null ? loosen(value) : value);

/** Titles name schemas, and a partial one is another schema, which is documented as it is. */
const DROPPED = new Set(['required', 'minItems', 'title', 'x-documented-as']);
