import type { OpenAPIV3, OpenAPIV3_1 } from 'openapi-types';

type Document = Partial<OpenAPIV3.Document | OpenAPIV3_1.Document>;

/** Moves every schema that has a title to `components/schemas` under that name and leaves a reference in its place. */
export function hoistSchemas(document: Document): Document {
  const schemas: Record<string, unknown> = {};

  const hoist = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoist);
    if (typeof value !== 'object' || value === null) return value;
    const copy = Object.fromEntries(Object.entries(value).map(([key, child]) => [key, hoist(child)]));
    const { title } = copy;
    if (typeof title !== 'string' || !('type' in copy || 'anyOf' in copy)) return copy;
    const known = schemas[title];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(copy))
      throw new Error(`Two schemas are named ${title}`);
    schemas[title] = copy;
    return { $ref: `#/components/schemas/${title}` };
  };

  const paths = hoist(document.paths);
  return { ...document, paths, components: { ...document.components, schemas } } as Document;
}
