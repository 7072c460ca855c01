import { isRecord } from '#shared/format/is-record.ts';

/** What is read of a JSON Schema here. */
interface Schema {
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  'x-values'?: readonly string[];
  'x-also'?: readonly string[];
  'x-documented-as'?: Schema;
}

type Put = (value: unknown) => unknown;

/**
 * Puts the values of lists, which are taken in any case, as the OpenAPI document has them, so that a client that reads them as the document says
 * can read what somebody else sent. Null where the schema has no such list.
 */
export function listedCaseOf(schema: Schema): Put | null {
  if (schema['x-documented-as']) return listedCaseOf(schema['x-documented-as']);
  if (schema['x-values']) return oneOf([...schema['x-values'], ...(schema['x-also'] ?? [])]);
  if (schema.anyOf) return inTurn(schema.anyOf.flatMap((branch) => listedCaseOf(branch) ?? []));
  const item = schema.items && listedCaseOf(schema.items);
  if (item) return (value) => (Array.isArray(value) ? value.map(item) : value);
  return inObject(schema);
}

function oneOf(values: readonly string[]): Put {
  const listed = new Map(values.map((value) => [value.toUpperCase(), value]));
  return (value) => (typeof value === 'string' ? (listed.get(value.toUpperCase()) ?? value) : value);
}

function inTurn(puts: readonly Put[]): Put | null {
  return puts.length === 0 ? null : (value) => puts.reduce((put, next) => next(put), value);
}

function inObject({ properties = {}, additionalProperties }: Schema): Put | null {
  const named = new Map(
    Object.entries(properties).flatMap(([name, schema]): [string, Put][] => {
      const put = listedCaseOf(schema);
      return put ? [[name, put]] : [];
    }),
  );
  const others = typeof additionalProperties === 'object' ? listedCaseOf(additionalProperties) : null;
  if (named.size === 0 && !others) return null;
  const putOf = (name: string) => named.get(name) ?? (Object.hasOwn(properties, name) ? null : others);
  return (value) =>
    isRecord(value)
      ? Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, putOf(name)?.(inner) ?? inner]))
      : value;
}
