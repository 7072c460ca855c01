/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-dynamic-delete -- a description is JSON of any shape */

const isObject = (value: any): value is Record<string, any> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of a document that a local `$ref` names. */
export function resolve(document: any, ref: string): any {
  const parts = ref.replace(/^#\//, '').split('/');
  return parts.reduce(
    (value, part) => value?.[decodeURIComponent(part.replaceAll('~1', '/').replaceAll('~0', '~'))],
    document,
  );
}

/**
 * Makes of a description's schemas (OpenAPI 3.0) such that JSON Schema understands, in place: `nullable` and boolean limits; and closes every
 * object that names its members and does not say that there may be others, so that a member that somebody invented is a fault.
 */
export function prepareSchemas(document: any): void {
  const seen = new Set<any>();
  const visit = (node: any): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node) || seen.has(node)) return;
    seen.add(node);
    for (const [name, value] of Object.entries(node)) if (name !== 'example' && name !== 'examples') visit(value);
    allowNull(node);
    for (const side of ['Minimum', 'Maximum'] as const) takeLimit(node, side);
  };
  visit(document);
  closeAll(document);
}

function allowNull(schema: any): void {
  if (schema.nullable === undefined || isObject(schema.nullable)) return;
  const isNullable = schema.nullable === true;
  delete schema.nullable;
  if (!isNullable) return;
  if (typeof schema.type === 'string') {
    schema.type = [schema.type, 'null'];
    if (Array.isArray(schema.enum) && !schema.enum.includes(null)) schema.enum = [...schema.enum, null];
    return;
  }
  const rest = { ...schema };
  for (const name of Object.keys(schema)) delete schema[name];
  schema.anyOf = [rest, { type: 'null' }];
}

function takeLimit(schema: any, side: 'Minimum' | 'Maximum'): void {
  const exclusive = `exclusive${side}`;
  if (typeof schema[exclusive] !== 'boolean') return;
  const bound = side.toLowerCase();
  if (schema[exclusive]) {
    schema[exclusive] = schema[bound];
    delete schema[bound];
  } else delete schema[exclusive];
}

/** At the places where a value stands: a member, an item, a body. Not in the parts of `allOf`, which see each other's members as strange. */
function closeAll(document: any): void {
  const visit = (node: any): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isObject(node)) return;
    const places = [node.items, node.schema, ...Object.values(isObject(node.properties) ? node.properties : {})];
    for (const place of places) close(document, place);
    for (const [name, value] of Object.entries(node)) if (name !== 'example' && name !== 'examples') visit(value);
  };
  visit(document);
}

function close(document: any, schema: any): void {
  if (!isObject(schema) || 'unevaluatedProperties' in schema || !namesMembers(document, schema, new Set())) return;
  schema.unevaluatedProperties = false;
}

function namesMembers(document: any, schema: any, seen: Set<any>): boolean {
  if (!isObject(schema) || seen.has(schema)) return false;
  seen.add(schema);
  if (typeof schema.$ref === 'string') return namesMembers(document, resolve(document, schema.$ref), seen);
  if (isObject(schema.properties)) return true;
  return [schema.allOf, schema.anyOf, schema.oneOf].some(
    (parts) => Array.isArray(parts) && parts.some((part: any) => namesMembers(document, part, seen)),
  );
}
