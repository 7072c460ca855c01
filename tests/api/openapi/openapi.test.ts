import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { SIGNATURE_OPTIONS } from '#shared/schema/shipping/shipment-request.ts';
import { GLOSSARY } from '#electron/api/openapi/describe-fields.ts';
import { request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: object[];
  description?: string;
  parameters?: { name: string; in: string; required: boolean; description?: string; schema?: Field }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<
    string,
    {
      description: string;
      headers?: Record<string, { description?: string }>;
      content?: Record<string, { schema: object }>;
    }
  >;
}

interface Field {
  type?: string | string[];
  $ref?: string;
  description?: string;
  enum?: unknown[];
  items?: object;
  properties?: Record<string, Field>;
}

const station = useStation();
let document: {
  tags: { name: string; description?: string }[];
  webhooks: Record<string, Record<string, Operation>>;
  info: { description: string };
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> } & Record<string, Record<string, object>>;
};
const contracts = Object.entries<Route>(routes);
const documented = (path: string) => path.replaceAll(/:([a-zA-Z]+)/g, '{$1}');

const fieldsOf = (name: string): Record<string, Field> => (document.components.schemas[name] as Field).properties ?? {};

/** Every field of every object in the document, wherever it stands, with its place. */
function* fieldsIn(node: object, place = ''): Generator<[string, Field]> {
  for (const [key, child] of Object.entries(node) as [string, unknown][]) {
    if (typeof child !== 'object' || child === null || key === 'example' || key === 'examples') continue;
    if (key === 'properties')
      for (const [name, field] of Object.entries(child as Record<string, Field>)) yield [`${place}/${name}`, field];
    yield* fieldsIn(child, `${place}/${key}`);
  }
}

const parametersIn = ({ paths }: typeof document) =>
  Object.values(paths).flatMap((operations) =>
    Object.values(operations).flatMap(({ parameters = [] }) => parameters.map((each) => [each.name, each] as const)),
  );

beforeAll(async () => {
  document = (await station.api.get('/openapi.json', { token: null })).body;
});

describe('/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(document));

    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  test('names every route of the contract under its first path, and nothing else', () => {
    const names = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );

    expect(names.sort()).toEqual(contracts.map(([, { method, path }]) => `${method} ${documented(path)}`).sort());
  });

  test.each(contracts)('%s says what goes in, what comes out and what may go wrong', (operationId, route) => {
    const operation = document.paths[documented(route.path)]?.[route.method.toLowerCase()] as Operation;

    expect(operation.operationId).toBe(operationId);
    expect(operation.summary).toBe(route.summary);
    expect(operation.requestBody !== undefined).toBe(route.body !== undefined);
    expect(operation.security).toEqual(route.access === 'public' ? [] : undefined);
    const problems = Object.values(operation.responses)
      .map(({ description }) => description)
      .join(' ');
    expect(operation.responses[route.success.status]).toBeDefined();
    for (const code of route.problems) expect(problems, operationId).toContain(code);
    for (const { in: where, name } of operation.parameters ?? [])
      expect([where, name.length > 0]).toEqual([expect.stringMatching(/path|query|header/), true]);
  });

  test('documents the headers and the query of the create call', () => {
    const parameters = document.paths['/cloud-ship-service/v1/shipment']?.['post']?.parameters ?? [];

    expect(parameters.map(({ name, in: where, required }) => `${where} ${name} ${required}`)).toEqual(
      expect.arrayContaining(['header transactionId true', 'query documents false']),
    );
  });

  test.each(contracts)('%s describes itself, its tag, its parameters and the headers of its answers', (id, route) => {
    const operation = document.paths[documented(route.path)]?.[route.method.toLowerCase()] as Operation;
    const headers = Object.values(operation.responses).flatMap((answer) => Object.entries(answer.headers ?? {}));
    const parts = [...(operation.parameters ?? []).map((each) => [each.name, each] as const), ...headers];

    expect(operation.description?.length, id).toBeGreaterThan(10);
    expect(document.tags.find(({ name }) => name === route.tag)?.description).toEqual(expect.any(String));
    expect(parts.filter(([, { description }]) => !description).map(([name]) => name)).toEqual([]);
    for (const [status, answer] of Object.entries(operation.responses))
      expect([status, Object.keys(answer.headers ?? {})]).toEqual([status, expect.arrayContaining(['X-Request-Id'])]);
    for (const alias of route.aliases ?? []) expect(operation.description).toContain(`\`${alias}\``);
  });

  test('describes every field of every schema', () => {
    expect([...fieldsIn(document)].length).toBeGreaterThan(700);
    expect([...fieldsIn(document)].filter(([, { description }]) => !description).map(([place]) => place)).toEqual([]);
  });

  test.each([
    ['Order', 'source', /name of its source/],
    ['PostgresqlDatabase', 'type', /PostgreSQL/],
    ['HttpTarget', 'type', /told of parcels/],
    ['BatchDraft', 'options', /rows/],
    ['ImportedCarrier', 'packages', /packagings/],
    ['AccountBody', 'account', /^The account$/],
    ['Places', 'places', /cities/],
    ['ScaleStatus', 'state', /scale/],
    ['HotFolderStatus', 'state', /folder/],
  ])('says of %s.%s what it is there, and not what another field of that name is', (schema, field, meaning) => {
    expect(fieldsOf(schema)[field]?.description).toMatch(meaning);
  });

  test('has no line of the glossary that nothing uses', () => {
    const used = new Set([...fieldsIn(document), ...parametersIn(document)].map(([, { description }]) => description));

    expect(Object.entries(GLOSSARY).filter(([, line]) => !used.has(line))).toEqual([]);
  });

  test('names no type for files that come in several', async () => {
    const rows = [request({ itemLines: [{ weight: { units: 'LB', value: 500 } }] })];
    const { batch } = (await station.api.post('/station/v1/batches', { rows })).body;
    const answer = await station.api.get(`/station/v1/batches/${batch.id}/failed`);
    const { content = {} } = document.paths['/station/v1/batches/{id}/failed']?.['get']?.responses['200'] ?? {};

    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(Object.keys(content)).toEqual(['*/*']);
  });

  test('has value lists as enums, with every spelling that is taken, and says that any case is', () => {
    const { units } = fieldsOf('Weight');
    const { imageType, labelStockType } = fieldsOf('LabelSpecification');

    expect(units).toMatchObject({ enum: ['KG', 'LB'], description: expect.stringContaining('Any case') });
    expect(imageType?.enum).toEqual(['PDF', 'EPL', 'GIF', 'ZPL', 'PNG', 'EPL2', 'ZPLII']);
    expect(labelStockType?.enum).toEqual(expect.arrayContaining(['STOCK_4X6', 'NONE', '0', '9']));
    expect(fieldsOf('SignatureOption')['signatureOptionType']?.enum).toEqual([...SIGNATURE_OPTIONS, null]);
    expect(JSON.stringify(document)).not.toMatch(/"x-(?:values|also|form|documented-as)"/);
  });

  test('has whole numbers as integers, in bodies as in the query, and measures as numbers', () => {
    const limits = parametersIn(document).filter(([name]) => name === 'limit');
    const wholes = [
      fieldsOf('CustomsItem')['quantity'],
      fieldsOf('Problem')['status'],
      fieldsOf('PrinterDraft')['copies'],
      fieldsOf('BatchRow')['number'],
      ...limits.map(([, { schema }]) => schema),
    ];

    expect(limits.length).toBeGreaterThan(3);
    for (const field of wholes) expect([field?.type].flat()).toContain('integer');
    expect(fieldsOf('Weight')['value']?.type).toBe('number');
  });

  test('says that every path may end in a slash, and it may', async () => {
    expect(document.info.description).toContain('Every path may end in a slash.');
    for (const path of ['/station/v1/settings/', '/cloud-boot-manager/api/v1/carriers/'])
      expect([path, (await station.api.get(path)).status]).toEqual([path, 200]);
  });

  test('has the schemas of rows, events and webhook messages', () => {
    const row = { $ref: '#/components/schemas/PartialShipment' };
    const { content } = document.paths['/station/v1/events']?.['get']?.responses['200'] ?? {};

    expect(fieldsOf('BatchDraft')['rows']?.items).toEqual(row);
    expect(fieldsOf('BatchRow')['request']).toMatchObject({ anyOf: [row, { type: 'object' }] });
    expect(fieldsOf('BatchRowChange')['request']).toMatchObject(row);
    expect(content?.['text/event-stream']?.schema).toMatchObject({
      contentSchema: { $ref: '#/components/schemas/StationEvent' },
    });
    expect(document.webhooks['shipment']?.['post']?.requestBody?.content['application/json']?.schema).toEqual({
      $ref: '#/components/schemas/WebhookMessage',
    });
  });

  test('names the headers that the station really answers with', async () => {
    const created = document.paths['/cloud-ship-service/v1/shipment']?.['post']?.responses ?? {};
    const twice = async () => station.api.ship('documented-headers', request());
    const answers = [await twice(), await twice(), await station.api.ship('no-token', {}, { token: null })];

    expect(answers.map(({ status }) => status)).toEqual([200, 409, 401]);
    for (const { status, headers } of answers) {
      const promised = Object.keys(created[status]?.headers ?? {}).filter((name) => name !== 'Retry-After');
      const real = promised.filter((name) => headers.has(name));
      expect([status, real]).toEqual([status, promised]);
    }
  });

  test('names its schemas once, and every reference leads to one of them', () => {
    const text = JSON.stringify(document);
    const references = [...text.matchAll(/"\$ref":"#\/components\/([^/"]+)\/([^"]+)"/g)];
    const lost = references.filter(([, kind = '', name = '']) => !(name in (document.components[kind] ?? {})));

    expect(references.length).toBe(text.match(/"\$ref"/g)?.length);
    expect(lost.map(([reference]) => reference)).toEqual([]);
    expect(Object.keys(document.components.schemas)).toEqual(
      expect.arrayContaining(['ShipmentRequest', 'ShipmentResponse', 'Problem', 'Carrier', 'Account']),
    );
  });
});
