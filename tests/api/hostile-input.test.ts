import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Violation } from '#shared/diagnostics/problem.ts';
import { rawCall } from '../helpers/raw.ts';
import { findings, line, request, requestTo, weighing } from '../helpers/requests.ts';
import { useStation } from '../helpers/use-station.ts';

const station = useStation();
let count = 0;
const newId = () => `hostile-${++count}`;
const shipRaw = (raw: string | Uint8Array, headers: Record<string, string> = {}) =>
  station.api.call('POST', '/v1/shipment', { raw, headers: { transactionId: newId(), ...headers } });
const ship = (body: unknown) => shipRaw(JSON.stringify(body));
const utf8 = (text: string) => Buffer.from(text);

describe('what is not JSON is 400 MALFORMED_JSON', () => {
  const whole = JSON.stringify(request());

  test.each<[string, string | Uint8Array]>([
    ['white space', '   '],
    ['half an object', whole.slice(0, -1)],
    ['an object and more', `${whole}{}`],
    ['an object and a semicolon', `${whole};`],
    ['single quotes', whole.replaceAll('"', "'")],
    ['a comment', `/* x */${whole}`],
    ['a trailing comma', whole.replace(/\}$/, ',}')],
    ['NaN', weighing('NaN')],
    ['a number with a leading zero', weighing('01')],
    ['a number with a plus', weighing('+1')],
    ['a line break inside a text', whole.replace('Jane Roe', 'Jane\nRoe')],
    [
      'bytes that are not UTF-8',
      Buffer.concat([
        utf8(whole.replace(/Jane.*/s, '')),
        Buffer.from([0xc3, 0x28]),
        utf8(whole.replace(/.*Jane/s, '')),
      ]),
    ],
    ['an encoded surrogate', Buffer.concat([utf8('{"a":"'), Buffer.from([0xed, 0xa0, 0x80]), utf8('"}')])],
    ['UTF-16', Buffer.from(whole, 'utf16le')],
    ['gzip', gzipSync(whole)],
    ['100,000 open brackets', '['.repeat(100_000)],
    ['50,000 levels', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
    ['a key given twice', `{"carrierId":"nobody",${whole.slice(1)}`],
    ['a key given twice, once written otherwise', whole.replace('"weight":{', '"weight":{"v\\u0061lue":100,')],
    ['a key __proto__', `{"__proto__":{"carrierId":"test-a"},${whole.slice(1)}`],
    ['a key __proto__ further down', whole.replace('"weight":{', '"weight":{"__proto__":null,')],
    ['a prototype of the constructor', `{"constructor":{"prototype":{"x":1}},${whole.slice(1)}`],
  ])('%s', async (_name, raw) => {
    const answer = await shipRaw(raw);

    expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([400, 'MALFORMED_JSON', 'not_made']);
    expect(answer.body.detail.length).toBeLessThan(400);
    expect(answer.body.detail).toMatch(/[^.]\.$/);
  });
});

describe('what is JSON but no shipment is 422 VALIDATION_FAILED', () => {
  test.each<[string, unknown, string[]]>([
    ['null', null, ['FIELD_INVALID ']],
    ['a text', 'test-a', ['FIELD_INVALID ']],
    ['a number', 7, ['FIELD_INVALID ']],
    ['a list', [request()], ['FIELD_INVALID ']],
    [
      'an empty object',
      {},
      ['carrierId', 'serviceType', 'recipient', 'itemLines'].map((field) => `FIELD_REQUIRED /${field}`),
    ],
    ['no item lines', request({ itemLines: [] }), ['FIELD_REQUIRED /itemLines']],
    ['10,000 item lines', request({ itemLines: Array(10_000).fill({}) }), ['FIELD_INVALID /itemLines']],
    [
      'a list of 100,000 numbers for the item lines',
      request({ itemLines: Array(100_000).fill(1) }),
      ['FIELD_INVALID /itemLines'],
    ],
    [
      'a list of 100,000 customs items',
      request({ customs: { customsItems: Array(100_000).fill(0) } }),
      ['FIELD_INVALID /customs/customsItems'],
    ],
    [
      'a list of 100,000 tax identifiers',
      request({ taxIdentifiers: Array(100_000).fill(0) }),
      ['FIELD_INVALID /taxIdentifiers'],
    ],
    ['a null character', requestTo('Jane\u0000Roe'), ['FIELD_INVALID /recipient/contact/personName']],
    ['an escape character', requestTo('\u001b[2J'), ['FIELD_INVALID /recipient/contact/personName']],
    ['a line break', requestTo('Jane\nRoe'), ['FIELD_INVALID /recipient/contact/personName']],
    ['a C1 control character', requestTo('\u0085'), ['FIELD_INVALID /recipient/contact/personName']],
    ['a lone high surrogate', requestTo('x\ud800'), ['FIELD_INVALID /recipient/contact/personName']],
    ['a lone low surrogate', requestTo('\udc00x'), ['FIELD_INVALID /recipient/contact/personName']],
    ['a name of 200,000 characters', requestTo('x'.repeat(200_000)), ['FIELD_INVALID /recipient/contact/personName']],
    ['a carrierId of another alphabet', request({ carrierId: 'тест' }), ['CARRIER_NOT_FOUND /carrierId']],
    ['a carrierId that is SQL', request({ carrierId: "test-a' OR 1=1 --" }), ['CARRIER_NOT_FOUND /carrierId']],
    ['a carrierId __proto__', request({ carrierId: '__proto__' }), ['CARRIER_NOT_FOUND /carrierId']],
    ['a service constructor', request({ serviceType: 'constructor' }), ['SERVICE_NOT_FOUND /serviceType']],
    [
      'a reference constructor',
      request({ itemLines: [line({ customerReference: { constructor: 'x' } })] }),
      ['REFERENCE_NOT_SUPPORTED /itemLines/0/customerReference/constructor'],
    ],
    [
      'objects for texts',
      request({ carrierId: { toString: 'x' }, serviceType: [] }),
      ['FIELD_INVALID /carrierId', 'FIELD_INVALID /serviceType'],
    ],
  ])('%s', async (_name, body, expected) => {
    const answer = await ship(body);

    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(findings(answer.body.errors).sort()).toEqual(expected.sort());
    expect(JSON.stringify(answer.body).length).toBeLessThan(10_000);
  });

  test.each(['149.999999999999999999999', '1e400', '12345678901234567890'])(
    'a weight of %s is said to be no number that can be held exactly, and not to be no number',
    async (value) => {
      const { body } = await shipRaw(weighing(value));

      expect(body.errors[0].message).toBe(
        `itemLines[0].weight.value must be a number that can be held exactly, as all of up to 15 digits are; it is ${value}.`,
      );
    },
  );

  test('a number in place of a text is none, however many digits it has', async () => {
    const body = JSON.stringify(
      request({
        carrierId: 'A NUMBER',
        itemLines: [
          { itemCode: 'A NUMBER', weight: { units: 'LB', value: 1 }, customerReference: { ref1: 'A NUMBER' } },
        ],
      }),
    );
    for (const number of ['7', '12345678901234567890', '1e400']) {
      const answer = await shipRaw(body.replaceAll('"A NUMBER"', number));

      const said = answer.body.errors.map(
        ({ pointer, message }: Violation) => `${pointer} ${message.split(' must ')[1]}`,
      );
      expect(said.sort()).toEqual(
        ['/carrierId', '/itemLines/0/customerReference/ref1', '/itemLines/0/itemCode'].map(
          (pointer) => `${pointer} be text; it is ${number}.`,
        ),
      );
    }
  });

  test.each([
    ['more digits than a number can keep', '150.00000000000000001'],
    ['more than any number', '1e400'],
    ['less than any number above zero', '1e-400'],
    ['an integer that no double holds', '9007199254740993'],
    ['a billion and one', '1000000001'],
    ['a negative weight', '-1'],
    ['negative zero', '-0'],
  ])('a weight of %s (%s)', async (_name, value) => {
    const answer = await shipRaw(weighing(value));

    expect([answer.status, answer.body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    expect(new Set(answer.body.errors.map(({ pointer }: { pointer: string }) => pointer))).toEqual(
      new Set(['/itemLines/0/weight/value']),
    );
  });
});

test('an empty body is a body that is not there: 422 VALIDATION_FAILED', async () => {
  const answer = await shipRaw('');

  expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([422, 'VALIDATION_FAILED', 'not_made']);
  expect(findings(answer.body.errors)).toEqual(['FIELD_REQUIRED ']);
});

describe('what is too large is 413 BODY_TOO_LARGE', () => {
  test.each([
    ['one byte more than 256 KiB', 256 * 1024 + 1],
    ['10 MB', 10_000_000],
  ])('%s', async (_name, bytes) => {
    const answer = await rawCall(station.baseUrl, {
      method: 'POST',
      path: '/v1/shipment',
      headers: { 'content-type': 'application/json', authorization: station.api.token, transactionId: newId() },
      body: ' '.repeat(bytes),
    });

    expect([answer.status, answer.json.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('10,000 whole item lines', async () => {
    const answer = await ship(request({ itemLines: Array(10_000).fill(line()) }));

    expect([answer.status, answer.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('a body in chunks that does not say how long it is', async () => {
    const answer = await rawCall(station.baseUrl, {
      method: 'POST',
      path: '/v1/shipment',
      headers: {
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
        authorization: station.api.token,
        transactionId: newId(),
      },
      body: ' '.repeat(300_000),
    });

    expect([answer.status, answer.json.code]).toEqual([413, 'BODY_TOO_LARGE']);
  });
});

test('after all of it the ledger is as it was', async () => {
  expect((await station.api.get('/station/v1/shipments')).body).toEqual({ shipments: [], next: null });
});
