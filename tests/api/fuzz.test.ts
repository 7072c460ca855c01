import { Ajv, type ErrorObject } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OWN_KEYWORDS } from '#shared/schema/own-keywords.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { ACCEPTED, mutated, sound } from '../helpers/fuzz.ts';
import { runs } from '../forms.ts';
import { useStation } from '../helpers/use-station.ts';

// On a failure fast-check prints the seed and the smallest body that fails.
const RUNS = runs(4_000);
const station = useStation();

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: OWN_KEYWORDS });
const fitsSchema = ajv.compile(ACCEPTED);

/** A key that the parser refuses at once, whatever else the body has. */
const isRefusedAsJson = (text: string) => /"__proto__":/.test(text);
const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const pointerOf = ({ instancePath, keyword, params }: ErrorObject) =>
  keyword === 'required' ? `${instancePath}/${String(params['missingProperty'])}` : instancePath;
const isAtOrAbove = (above: string, below: string) => above === below || below.startsWith(`${above}/`) || above === '';

const READABLE = /[[A-Za-z0-9À-ÿΑ-ωА-я]&&[\p{L}\p{N}]]/v;
const PRINTED_TOGETHER: Readonly<Record<string, readonly string[]>> = {
  '/recipient/contact/personName': ['personName', 'companyName'],
  '/recipient/contact/companyName': ['companyName'],
  '/recipient/address/streetLine1': ['streetLine1', 'streetLine2', 'streetLine3'],
  '/recipient/address/city': ['city'],
};
/** Whether there is a part of the recipient in which no letter is one that every font of the labels has. */
function isUnreadable(body: unknown, pointer: string): boolean {
  const fields = PRINTED_TOGETHER[pointer];
  if (!fields) return false;
  const holder = pointer
    .split('/')
    .slice(1, -1)
    .reduce<unknown>((value, key) => (isObject(value) ? (value as Record<string, unknown>)[key] : undefined), body);
  const texts = fields
    .map((field) => (isObject(holder) ? (holder as Record<string, unknown>)[field] : undefined))
    .filter((text) => typeof text === 'string');
  return texts.some((text) => text.trim() !== '') && !texts.some((text) => READABLE.test(text));
}

/** Whether the contents are none of the list, and so have to be explained. */
function isOther(body: unknown): boolean {
  const { customs } = body as { customs?: { contentsType?: unknown } };
  return String(customs?.contentsType).toUpperCase() === 'OTHER';
}

/** Rules that the schema does not know and that still speak of a field as missing or ill-formed. */
const isOfRule = ({ code, pointer, unit }: Violation, body: unknown) =>
  (code === 'FIELD_INVALID' && isUnreadable(body, pointer)) ||
  (code === 'FIELD_INVALID' && /\/(?:countryCode|countryOfOrigin)$/.test(pointer)) ||
  (code === 'FIELD_INVALID' && pointer === '/recipient' && unit === 'lines') ||
  (code === 'FIELD_REQUIRED' && pointer === '/customs/contentsExplanation' && isOther(body)) ||
  (code === 'FIELD_REQUIRED' &&
    /^\/(?:shipper|recipient|returnAddress)(?:\/contact(?:\/personName)?)?$/.test(pointer)) ||
  (code !== 'FIELD_INVALID' && code !== 'FIELD_REQUIRED');

function expectExplained(errors: Violation[]) {
  for (const { code, pointer, message } of errors) {
    expect(pointer, code).toMatch(/^(?:\/[^/]*)*$/);
    expect(message, code).toMatch(/^.{10,1000}\.$/su);
  }
}

describe('the dry run', () => {
  const check = async (body: unknown) => {
    const raw = JSON.stringify(body);
    const answer = await station.api.call('POST', '/station/v1/shipments/check', { raw });
    if (isRefusedAsJson(raw)) expect(answer.status).toBe(400);
    else expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return isRefusedAsJson(raw) ? null : (answer.body as { valid: boolean; errors: Violation[] });
  };

  test('never refuses for its form a body that fits the schema', async () => {
    await fc.assert(
      fc.asyncProperty(sound, async (body) => {
        const result = await check(body);
        if (!result) return;
        expectExplained(result.errors);
        expect(result.valid).toBe(result.errors.length === 0);
        expect(result.errors.filter((error) => !isOfRule(error, body))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('refuses exactly what the schema refuses, or a rule; and explains each', async () => {
    await fc.assert(
      fc.asyncProperty(mutated, async (body) => {
        const result = await check(body);
        if (!result) return;
        const isForm = fitsSchema(body);
        const atSchema = isForm ? [] : (fitsSchema.errors ?? []).map(pointerOf);
        expectExplained(result.errors);
        expect(result.valid).toBe(result.errors.length === 0);
        const unexplained = atSchema.filter((at) => !result.errors.some(({ pointer }) => isAtOrAbove(pointer, at)));
        expect(unexplained).toEqual([]);
        const unfounded = result.errors.filter((error) => !isOfRule(error, body) && !atSchema.includes(error.pointer));
        expect(unfounded).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('the create call', () => {
  test('buys what the dry run finds valid, refuses the rest with the same words, and never fails', async () => {
    let count = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof({ weight: 3, arbitrary: sound }, mutated), async (body) => {
        const transactionId = `fuzz-${++count}`;
        const raw = JSON.stringify(isObject(body) ? { ...body, transactionId } : body);
        if (isRefusedAsJson(raw)) return;
        const checked = (await station.api.call('POST', '/station/v1/shipments/check', { raw })).body;
        const answer = await station.api.call('POST', '/v1/shipment?documents=url', {
          raw,
          headers: { transactionId },
        });

        expect(answer.status, JSON.stringify(answer.body)).toBe(checked.valid ? 200 : 422);
        if (answer.status === 422) expect(answer.body.errors).toEqual(checked.errors);
        else expect(answer.body.warnings).toEqual(checked.warnings);
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );

    const { brokenAt } = await station.ledger.shipments.verifyJournal();
    const { body } = await station.api.get('/station/v1/shipments?state=RESERVED,SENDING,PURCHASED,UNKNOWN');
    expect([brokenAt, body.shipments]).toEqual([null, []]);
  });
});
