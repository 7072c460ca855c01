import { hostname, tmpdir, userInfo } from 'node:os';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { OpenAPIV3 } from 'openapi-types';
import { beforeAll, describe, expect, test } from 'vitest';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import type { Route } from '#shared/api/define-route.ts';
import examples from '#shared/api/examples.json' with { type: 'json' };
import { problemExample } from '#shared/api/problem-examples.ts';
import { routes } from '#shared/api/index.ts';
import { PROBLEMS, type ProblemCode } from '#shared/diagnostics/problem-codes.ts';
import { Problem } from '#shared/diagnostics/problem.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: OWN_KEYWORDS });
formats.default(ajv);
let document: OpenAPIV3.Document;
beforeAll(async () => {
  document = (await station.api.get('/openapi.json', { token: null })).body;
});

const contracts = Object.entries<Route>(routes);
const codes = Object.keys(PROBLEMS) as ProblemCode[];
const operation = ({ path, method }: Route) =>
  document.paths[path.replaceAll(/:([a-zA-Z]+)/g, '{$1}')]?.[
    method.toLowerCase() as OpenAPIV3.HttpMethods
  ] as OpenAPIV3.OperationObject;
const mediaOf = (content: Record<string, OpenAPIV3.MediaTypeObject> | undefined, type: string) => content?.[type];
const isReadable = (type: string) => /json|^text\//.test(type);

function expectFit(schema: object, value: unknown): void {
  expect(ajv.validate(schema, value), ajv.errorsText()).toBe(true);
}

describe.each(contracts)('%s', (_id, route) => {
  test('shows what is sent: its body, and whatever stands in its path', () => {
    const { requestBody, parameters = [] } = operation(route);
    const body = requestBody as OpenAPIV3.RequestBodyObject | undefined;

    if (route.body !== undefined) {
      const media = mediaOf(body?.content, route.bodyType ?? 'application/json');
      expect(media?.example).toBeDefined();
      expectFit(route.body, media?.example);
    }
    const needed = (parameters as OpenAPIV3.ParameterObject[]).filter(({ required }) => required);
    for (const parameter of needed)
      expect([parameter.name, parameter.example]).toEqual([parameter.name, expect.any(String)]);
  });

  test('shows what comes back, for every status of its own', () => {
    const { responses } = operation(route);
    const { success, others = {} } = route;
    const answers: [number | string, object | null][] = [
      [success.status, success.body],
      ...Object.entries(others).map(([status, { body }]): [string, object] => [status, body]),
    ];
    for (const [status, schema] of answers) {
      const { content = {} } = responses[status] as OpenAPIV3.ResponseObject;
      const types = Object.keys(content).filter((type) => isReadable(type) && !type.includes('problem'));
      for (const type of types) {
        expect([status, type, content[type]?.example]).toEqual([status, type, expect.anything()]);
        if (schema !== null) expectFit(schema, content[type]?.example);
      }
    }
  });

  test('shows each problem that it may answer, under its status', () => {
    const { responses } = operation(route);
    for (const code of route.problems) {
      const { status } = PROBLEMS[code];
      const { content } = responses[status] as OpenAPIV3.ResponseObject;
      const shown = mediaOf(content, 'application/problem+json')?.examples;
      expect(shown?.[code]).toEqual({ $ref: `#/components/examples/${code}` });
    }
  });
});

describe.each(codes)('%s', (code) => {
  test('has an example that is a problem of this code and status, in the document too where a route may answer it', () => {
    const example = problemExample(code);
    const isOfRoute = contracts.some(([, { problems }]) => problems.includes(code));

    expectFit(Problem, example);
    expect([example.code, example.status]).toEqual([code, PROBLEMS[code].status]);
    expect(document.components?.examples?.[code]).toEqual(
      isOfRoute ? { summary: PROBLEMS[code].title, value: example } : undefined,
    );
  });
});

describe('what was recorded', () => {
  test('is of every route', () => {
    expect(Object.keys(routes).filter((id) => !(id in examples))).toEqual([]);
  });

  test('is of routes that exist', () => {
    expect(Object.keys(examples).filter((id) => !(id in routes))).toEqual([]);
  });

  test('is whole in what is sent: a layout can be given to an account as it stands there', async () => {
    const { body } = await station.api.call('PUT', '/station/v1/accounts/test-i/label-layout', {
      body: examples.setLabelLayout.request,
    });

    expect(body.layout).toEqual(examples.setLabelLayout.request.layout);
  });

  test('names neither a machine, nor an account, nor a folder of whoever recorded it', () => {
    const text = JSON.stringify(examples);
    const names = [hostname(), tmpdir(), userInfo().homedir].filter((name) => name.length > 3);

    for (const name of names) expect(text).not.toContain(name);
    expect(text.match(/\/(?:home|Users|root|tmp|var)\/[^"]*|[A-Z]:\\\\[^"]*/g)).toBeNull();
    expect(text.match(/127\.0\.0\.1:(?!4820\b|9\b)[0-9]+/g)).toBeNull();
  });

  test('holds no secret', () => {
    const text = JSON.stringify(examples);

    expect(text).not.toMatch(/"(?:access_token|accessToken|secretKey|secret|proof)":"(?!(?:whsec_)?…")/);
    expect(text).not.toMatch(/sig=(?!…)/);
  });
});
