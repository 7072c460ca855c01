import type { OpenAPIV3_1 } from 'openapi-types';
import { OF_THE_FIELD } from '#shared/schema/described.ts';

/** The document while it is made. */
export type ApiDocument = Partial<OpenAPIV3_1.Document>;

type Schema = Record<string, unknown>;

/** A schema as other programs read it: value lists as an `enum`, and no keyword that only this station knows. */
function forReaders(schema: Schema): Schema {
  const { 'x-values': values, 'x-also': also, 'x-form': _form, 'x-documented-as': shown, ...plain } = schema;
  const { description } = plain;
  if (shown !== undefined) return { ...(shown as Schema), ...(description !== undefined && { description }) };
  if (!Array.isArray(values)) return forThePage(plain);
  const { pattern: _pattern, ...listed } = plain;
  const isNullable = Array.isArray(plain['type']) && plain['type'].includes('null');
  return { ...listed, enum: [...(values as string[]), ...(also as string[]), ...(isNullable ? [null] : [])] };
}

/** A constant, and any number of fields, as the page of the documentation can show them. */
function forThePage({ const: only, patternProperties: anyName, ...plain }: Schema): Schema {
  const [anyField] = Object.values((anyName ?? {}) as Schema);
  return {
    ...plain,
    ...(only !== undefined && { enum: [only] }),
    ...(anyField !== undefined && { additionalProperties: anyField }),
  };
}

/** Of a schema, what decides which values fit it. */
const shapeOf = ({ description: _description, ...shape }: Schema) => shape;

/** In place of `$ref` until the document is written: the writer would drop what stands beside a reference. */
const REFERENCE = 'x-reference';

/** Gathers every schema that has a title, once each, and leaves a reference in its place. */
export function createSchemaHoister() {
  const schemas: Record<string, Schema> = {};
  /** Many routes share their schemas: each is gone through once. */
  const done = new WeakMap<object, unknown>();

  function hoist(value: unknown): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (!done.has(value)) done.set(value, Array.isArray(value) ? value.map(hoist) : hoistObject(value));
    return done.get(value);
  }

  function hoistObject(value: object): Schema {
    const copy = forReaders(Object.fromEntries(Object.entries(value).map(([key, child]) => [key, hoist(child)])));
    const { title } = copy;
    if (typeof title !== 'string' || !('type' in copy || 'anyOf' in copy)) return copy;
    const { $comment, description, ...shape } = copy;
    const isOfField = $comment === OF_THE_FIELD;
    const known = schemas[title];
    if (known !== undefined && JSON.stringify(shapeOf(known)) !== JSON.stringify(shape))
      throw new Error(`Two schemas are named ${title}`);
    schemas[title] = isOfField ? (known ?? shape) : copy;
    return { [REFERENCE]: `#/components/schemas/${title}`, ...(isOfField && { description }) };
  }

  return {
    /** The same with references. */
    hoist: <T>(value: T): T => hoist(value) as T,
    /** The document with what was gathered, and with references as they are written. */
    complete(document: ApiDocument): ApiDocument {
      const { paths, webhooks } = document;
      return withReferences({
        ...document,
        ...{ paths, webhooks: hoist(webhooks) },
        components: { ...document.components, schemas },
      }) as ApiDocument;
    },
  };
}

function withReferences(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withReferences);
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => [key === REFERENCE ? '$ref' : key, withReferences(child)]),
  );
}
