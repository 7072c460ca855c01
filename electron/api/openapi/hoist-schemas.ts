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
  if (!Array.isArray(values)) return plain;
  const { pattern: _pattern, ...listed } = plain;
  const isNullable = Array.isArray(plain['type']) && plain['type'].includes('null');
  return { ...listed, enum: [...(values as string[]), ...(also as string[]), ...(isNullable ? [null] : [])] };
}

/** Of a schema, what decides which values fit it. */
const shapeOf = ({ description: _description, ...shape }: Schema) => shape;

/** Moves every schema that has a title to `components/schemas` under that name and leaves a reference in its place. */
export function hoistSchemas(document: ApiDocument): ApiDocument {
  const schemas: Record<string, Schema> = {};

  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (typeof value !== 'object' || value === null) return value;
    const copy = forReaders(Object.fromEntries(Object.entries(value).map(([key, child]) => [key, hoist(child)])));
    const { title } = copy;
    if (typeof title !== 'string' || !('type' in copy || 'anyOf' in copy)) return copy;
    const { $comment, description, ...shape } = copy;
    const isOfField = $comment === OF_THE_FIELD;
    const known = schemas[title];
    if (known !== undefined && JSON.stringify(shapeOf(known)) !== JSON.stringify(shape))
      throw new Error(`Two schemas are named ${title}`);
    schemas[title] = isOfField ? (known ?? shape) : copy;
    return { $ref: `#/components/schemas/${title}`, ...(isOfField && { description }) };
  };

  const { paths, webhooks } = hoist({ paths: document.paths, webhooks: document.webhooks }) as ApiDocument;
  return { ...document, paths, webhooks, components: { ...document.components, schemas } } as ApiDocument;
}
