import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#shared/api/define-route.ts';
import { routes } from '#shared/api/index.ts';
import { useStation } from '../helpers/use-station.ts';

interface Operation {
  operationId: string;
  summary: string;
  security?: object[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>;
}

const station = useStation();
let document: {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> } & Record<string, Record<string, object>>;
};
const contracts = Object.entries<Route>(routes);
const documented = (path: string) => path.replaceAll(/:([a-zA-Z]+)/g, '{$1}');

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

    expect(parameters.map(({ name, in: where }) => `${where} ${name.toLowerCase()}`)).toEqual(
      expect.arrayContaining(['header transactionid', 'query documents']),
    );
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

describe('/docs', () => {
  const page = async (path: string) => {
    const answer = await fetch(station.baseUrl + path);
    expect([path, answer.status]).toEqual([path, 200]);
    return { text: await answer.text(), headers: answer.headers };
  };

  test('is a page whose scripts, styles and pictures all come from this station', async () => {
    const { text } = await page('/docs/');
    const links = [...text.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(
      ([, link = '']) => new URL(link, `${station.baseUrl}/docs/`),
    );

    expect(links.length).toBeGreaterThan(3);
    for (const link of links) {
      expect(link.origin).toBe(station.baseUrl);
      await page(link.pathname);
    }
  });

  test('may load nothing from elsewhere: its policy names this station only', async () => {
    const policy = (await page('/docs/')).headers.get('content-security-policy') ?? '';

    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/https?:|\*|\.io\b|\.com\b|unsafe-eval/);
  });

  test('reads the document of this station and asks no validator on the internet', async () => {
    const { text } = await page('/docs/static/swagger-initializer.js');
    const statements = text.replaceAll(/^\s*\/\/.*$/gm, '');
    const addresses = statements.match(/https?:\/\/[^'"\s]+/g) ?? [];

    expect(addresses).toEqual([]);
    expect(text).toMatch(/"?validatorUrl"?: *(?:null|"")/);
  });

  test('has style sheets that load nothing from elsewhere', async () => {
    const { text } = await page('/docs/');
    const sheets = [...text.matchAll(/href="([^"]+\.css)"/g)].map(
      ([, link = '']) => new URL(link, `${station.baseUrl}/docs/`).pathname,
    );

    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets) expect((await page(sheet)).text).not.toMatch(/url\(["']?(?:https?:)?\/\/|@import/);
  });

  test('is at the address without a slash as well', async () => {
    expect((await page('/docs')).text).toContain('swagger-ui');
  });
});
