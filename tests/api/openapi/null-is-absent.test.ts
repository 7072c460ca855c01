import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import { withoutAbsentNulls } from '#electron/engine/rules/request/absent-nulls.ts';
import { useStation } from '../../helpers/use-station.ts';

interface Schema {
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}
interface Place {
  path: string;
  schema: Schema;
  /** A body with this there and nothing else. */
  bodyWith(value: object): unknown;
  name: string;
}

const station = useStation();
const ajv = new Ajv({ allowUnionTypes: true, keywords: OWN_KEYWORDS });
formats.default(ajv);

/** Every call that takes JSON. The token's form has no nulls. */
const calls = Object.entries<Route>(routes).flatMap(([name, route]): [string, Route, Schema][] =>
  route.body && route.bodyType === undefined ? [[name, route, route.body as Schema]] : [],
);

/** Every field that may be left out, wherever it stands in a body. */
function* optionalFields(schema: Schema, path = '', wrap = (value: unknown) => value): Generator<Place> {
  for (const branch of schema.anyOf ?? []) yield* optionalFields(branch, path, wrap);
  if (schema.items) yield* optionalFields(schema.items, `${path}/0`, (value) => wrap([value]));
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    if (!schema.required?.includes(name)) yield { path: `${path}/${name}`, schema: field, bodyWith: wrap, name };
    yield* optionalFields(field, `${path}/${name}`, (value) => wrap({ [name]: value }));
  }
}

test.each(calls)(
  '%s: null in a field that may be left out is not there, or is a value of the field',
  (_name, _, body) => {
    for (const { path, schema, bodyWith, name } of optionalFields(body)) {
      const left = withoutAbsentNulls(bodyWith({ [name]: null }), body);
      const isValue = ajv.validate(schema, null);
      expect([path, left]).toEqual([path, bodyWith(isValue ? { [name]: null } : {})]);
    }
  },
);

test('there are many of them', () => {
  expect(calls.length).toBeGreaterThan(20);
  expect(calls.flatMap(([, , body]) => [...optionalFields(body)]).length).toBeGreaterThan(200);
});

describe('over HTTP', () => {
  const outer = ({ anyOf = [], properties = {}, required = [] }: Schema): string[] => [
    ...anyOf.flatMap(outer),
    ...Object.keys(properties).filter((name) => !required.includes(name)),
  ];

  test.each(calls)('%s answers to nulls what it answers where nothing is sent', async (_name, route, body) => {
    const path = route.path.replaceAll(/:[a-zA-Z]+/g, 'none');
    const send = async (sent: object) => {
      const { status, body: answer } = await station.api.call(route.method, path, {
        body: sent,
        headers: { transactionId: 'NULLS' },
      });
      const errors = (answer?.errors ?? []) as { code: string; pointer: string }[];
      return [status, answer?.code, errors.map(({ code, pointer }) => `${code} ${pointer}`)];
    };
    const nothing = await send({});
    expect(await send(Object.fromEntries(outer(body).map((name) => [name, null])))).toEqual(nothing);
  });
});
