import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { schemaViolations } from '#electron/engine/rules/request/schema-violations.ts';

interface Schema {
  type?: string | string[];
  description?: string;
  pattern?: string;
  format?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  maxProperties?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  'x-form'?: string;
  'x-values'?: string[];
}

/** What a message looks like: the field, what would be right, and what is there. */
const SENTENCE =
  /^(?:A body|[\w.[\]-]+) (?:is required(?:: send it as JSON)?(?:; it is blank)?|must (?:be|have|name) .+; (?:it is|it has|elements) .+|is not a field that is known here; known are .+|holds U\+[0-9A-F]{4}.+)\.(?: Write [A-Z]{2} for it\.)?$/s;

/** Every schema in every route that a caller sends something for, with the place where it stands. */
function* schemasIn(schema: Schema, path: string): Generator<[string, Schema]> {
  yield [path, schema];
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* schemasIn(inner, `${path}/${name}`);
  if (schema.items) yield* schemasIn(schema.items, `${path}/[]`);
  for (const [i, branch] of (schema.anyOf ?? []).entries()) yield* schemasIn(branch, `${path}/<${i}>`);
  if (typeof schema.additionalProperties === 'object') yield* schemasIn(schema.additionalProperties, `${path}/*`);
}
const sent = Object.entries<Route>(routes).flatMap(([name, { params, query, body }]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? [...schemasIn(schema as Schema, `${name} ${part}`)] : [],
  ),
);

/** Values that break each keyword that the schema has. */
function wrongFor(schema: Schema): unknown[] {
  const { maxLength, minimum, exclusiveMinimum, maximum, maxProperties, maxItems, minItems } = schema;
  return [
    ...[true, 1.5, 'Ω ', '', ' ', 'UK', 'Germany', '\u0007', {}, { some: 1, nothing: 1 }, ['nothing', 'nothing'], []],
    ...(maxLength !== undefined && maxLength < 10_000 ? ['x'.repeat(maxLength + 1)] : []),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(exclusiveMinimum === undefined ? [] : [exclusiveMinimum]),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(maxProperties === undefined
      ? []
      : [Object.fromEntries(Array.from({ length: maxProperties + 1 }, (_, i) => [`x${i}`, 'x']))]),
    ...(maxItems === undefined ? [] : [Array.from({ length: maxItems + 1 }, (_, i) => `x${i}`)]),
    ...(minItems === undefined ? [] : [[]]),
  ];
}

/** The schema without what is inside of it: that has a place of its own. */
function alone({ items: _items, properties, ...schema }: Schema): object {
  const names = Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, {}]));
  return { ...schema, ...(properties && { properties: names }) };
}

const options = { allErrors: true, verbose: true, allowUnionTypes: true, keywords: OWN_KEYWORDS } as const;

test('every message that a schema can lead to names the field, what would be right, and what is there', () => {
  const ajv = new Ajv({ ...options, code: { optimize: false } });
  formats.default(ajv);
  const seen = new Set<string>();
  const messages = new Set<string>();
  for (const [path, schema] of sent) {
    const key = JSON.stringify(schema);
    if (seen.has(key)) continue;
    seen.add(key);
    const validate = ajv.compile({ type: 'object', properties: { thatField: alone(schema) } });
    for (const value of wrongFor(schema)) {
      if (validate({ thatField: value })) continue;
      for (const { message } of schemaViolations(validate.errors ?? [])) {
        messages.add(message);
        expect(message, `${path} ${JSON.stringify(value)}`).toMatch(SENTENCE);
        if (typeof value !== 'string') expect(message, path).not.toContain('printable');
        const { description } = schema;
        if (description !== undefined && !schema['x-form']?.includes(description))
          expect(message.includes(`must be ${description}`), message).toBe(false);
      }
    }
  }
  expect(messages.size).toBeGreaterThan(150);
});

test('every pattern and every format says in words what fits it', () => {
  const silent = sent.filter(([, { pattern, format, ...schema }]) => {
    const isPrintable = pattern?.includes('\\u0000-\\u001f\\u007f-\\u009f') === true;
    return (pattern ?? format) !== undefined && !isPrintable && !schema['x-form'] && !schema['x-values'];
  });

  expect(silent.map(([path]) => path)).toEqual([]);
});
