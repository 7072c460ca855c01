import { Type } from 'typebox';

/** One of the given strings, as a JSON Schema `enum`: one error and one line in the documentation, not an anyOf. */
export function Literals<const V extends readonly string[]>(values: V, options: { description?: string } = {}) {
  return Type.Unsafe<V[number]>({ type: 'string', enum: [...values], ...options });
}
