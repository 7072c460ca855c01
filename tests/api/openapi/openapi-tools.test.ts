import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral, { type RulesetDefinition } from '@stoplight/spectral-core';
import rulesets from '@stoplight/spectral-rulesets';
import openapiTypes, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_SHORT, some } from '../../forms.ts';
import { useStation } from '../../helpers/use-station.ts';

/** The document without its examples, which Redocly compares with their schemas in a tenth of the time that others take. */
function withoutExamples<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withoutExamples) as T;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => !['example', 'examples', 'x-codeSamples'].includes(key));
  return Object.fromEntries(kept.map(([key, child]) => [key, withoutExamples(child)])) as T;
}

const station = useStation();
let text: string;
beforeAll(async () => {
  text = await (await fetch(`${station.baseUrl}/openapi.json`)).text();
});

/** This rule asked of every place that leads to a schema, which are many, takes ten times as long as asked of each schema once. */
const ONCE_A_SCHEMA = 'duplicated-entry-in-enum';

/** What Spectral has against a document, as `rule place: message`. */
async function spectrally(document: object): Promise<string[]> {
  const linter = new spectral.Spectral();
  const oas = rulesets.oas as RulesetDefinition & { rules: Record<string, object> };
  const once = { [ONCE_A_SCHEMA]: { ...oas.rules[ONCE_A_SCHEMA], resolved: false } };
  linter.setRuleset({ extends: [oas], rules: once } as RulesetDefinition);
  const results = await linter.run(document as Record<string, unknown>);
  return results.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}

/** What Redocly has against a document, as `rule pointer: message`. */
async function redocly(source: string): Promise<string[]> {
  const config = await createConfig({
    extends: ['recommended-strict'],
    // The station prefers the fixed path of two that fit, so `by-transaction` never is an id.
    rules: { 'no-ambiguous-paths': 'off' },
  });
  const problems = await lintFromString({ source, config, absoluteRef: 'openapi.json' });
  return problems.map(({ ruleId, location: [place], message }) => `${ruleId} ${place?.pointer}: ${message}`);
}

describe('linters', () => {
  test('Redocly has nothing to say, with warnings counted as errors', { timeout: 120_000 }, async () => {
    expect(await redocly(text)).toEqual([]);
  });

  test('Redocly would object to an example that does not fit its schema', { timeout: 120_000 }, async () => {
    const document = JSON.parse(text);
    const path = '/station/v1/shipments/check';
    const { [path]: call } = document.paths;
    call.post.requestBody.content['application/json'].example.itemLines[0].weight.units = 'STONE';
    const problems = await redocly(JSON.stringify({ ...document, paths: { [path]: call } }));

    expect(problems.filter((problem) => problem.startsWith('no-invalid'))).toEqual([
      expect.stringMatching(/^no-invalid-media-type-examples .*itemLines\/0\/weight\/units/),
    ]);
  });

  test('Spectral has nothing to say', { timeout: 120_000 }, async () => {
    const document = withoutExamples(JSON.parse(text));
    const paths = Object.entries(document.paths);
    const asked = { ...document, paths: Object.fromEntries(some(paths, Math.ceil(paths.length / 3))) };
    const found = await spectrally(asked);
    // What only the paths that were left out name is named nowhere.
    expect(IS_SHORT ? found.filter((words) => !words.startsWith('oas3-unused-component ')) : found).toEqual([]);
  });

  test('Spectral would object to a value that a list has twice', { timeout: 120_000 }, async () => {
    const document = withoutExamples(JSON.parse(text));
    const { units } = document.components.schemas.Weight.properties;
    units.enum = ['KG', 'LB', 'KG'];
    const { paths: _, ...rest } = document;

    expect(await spectrally({ ...rest, paths: {} })).toContainEqual(
      expect.stringMatching(/^duplicated-entry-in-enum components\/schemas\/Weight\/properties\/units\/enum: /),
    );
  });
});

/** A caller's program; each line under an `@ts-expect-error` has to be one that does not compile. */
const PROGRAM = `
import type { components, operations, webhooks } from './openapi.ts';

type Schemas = components['schemas'];
type Create = operations['createShipment'];
type Body = Create['requestBody']['content']['application/json'];

const header: Create['parameters']['header'] = { transactionId: 'ORDER-1' };
// @ts-expect-error the identity of the purchase is required
const none: Create['parameters']['header'] = {};

export const body: Body = {
  carrierId: 'test-a',
  serviceType: 'A_GROUND',
  recipient: {
    address: { countryCode: 'US', city: 'Los Angeles', streetLine1: '1 Main St' },
    contact: { personName: 'Jane Roe' },
  },
  itemLines: [{ weight: { units: 'LB', value: 2.5 } }],
  labelSpecification: { imageType: 'ZPL', labelStockType: 'STOCK_4X6' },
  signatureOption: null,
};
// @ts-expect-error no unit of weight
export const weight: Schemas['Weight'] = { units: 'STONE', value: 1 };
// @ts-expect-error no file format
export const labels: Schemas['LabelSpecification'] = { imageType: 'DOCX' };

export const batch: Schemas['BatchDraft'] = { rows: [{ recipient: { address: { city: 'Berlin' } } }] };
// @ts-expect-error no field of a row
export const typo: Schemas['BatchDraft'] = { rows: [{ recipient: { address: { city: 7 } } }] };

export const page: operations['listShipments']['parameters']['query'] = { limit: 50, manifested: true };
// @ts-expect-error limits are numbers
export const many: operations['listShipments']['parameters']['query'] = { limit: 'many' };

export function labelsOf({ data }: Create['responses'][200]['content']['application/json']): string[] {
  return data.transactionShipments.flatMap(({ packageDocuments }) => packageDocuments.flatMap((each) => each.fileUrl ?? []));
}
export function secondsToWait(answer: Create['responses'][429]): number | undefined {
  return answer.headers['Retry-After'];
}
export function mayRetry({ purchase, retryable }: Schemas['Problem']): boolean {
  return purchase === 'not_made' && retryable;
}
export function told(event: Schemas['StationEvent']): string {
  return event.type === 'shipment' ? event.state : event.type;
}
type Message = webhooks['shipment']['post']['requestBody']['content']['application/json'];
export const isLabelled = ({ data }: Message): boolean => data.state === 'LABELLED';
export const sent = [header, none];
`;

describe('a generated client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-client-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  test('compiles, and its types refuse what the station would', { timeout: 120_000 }, async () => {
    writeFileSync(join(folder, 'openapi.ts'), astToString(await openapiTypes(withoutExamples(JSON.parse(text)))));
    writeFileSync(join(folder, 'program.ts'), PROGRAM);

    expect(await compile(join(folder, 'program.ts'))).toBe('');
  });
});

/** What the compiler says. */
function compile(file: string): Promise<string> {
  const tsc = resolve(import.meta.dirname, '../../../node_modules/typescript-native/bin/tsc');
  const options = ['--strict', '--noEmit', '--module', 'nodenext', '--allowImportingTsExtensions', '--types', ''];
  return new Promise((done) => {
    execFile(process.execPath, [tsc, ...options, file], { cwd: resolve(file, '..') }, (_error, stdout) => done(stdout));
  });
}
