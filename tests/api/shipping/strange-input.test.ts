import { describe, expect, test } from 'vitest';
import { findings, recipientIn, request, requestTo, weighing } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
let count = 0;
const newId = () => `strange-${++count}`;
const ship = (body: unknown) => station.api.ship(newId(), body);

describe('what is strange but sound is taken', () => {
  test.each([
    ['an Egyptian hieroglyph', 'Roe 𓀀'],
    ['cuneiform', '𒀀𒁀 Roe'],
    ['a character for private use', 'Roe \ue000'],
    ['what stands for a letter that was lost before', 'J\ufffdrg Roe'],
  ])('%s beside letters in a name is replaced on the label, with a warning that says so', async (_name, name) => {
    const answer = await ship(requestTo(name));

    expect(answer.status).toBe(200);
    expect(findings(answer.body.warnings)).toEqual(['CHARACTER_REPLACED /recipient/contact/personName']);
    expect(answer.body.data.transactionShipments[0].packageDocuments[0].fileBase64).toMatch(/^JVBERi0/);
  });

  test.each([
    ['hieroglyphs', '𓀀𓀁'],
    ['cuneiform', '𒀀𒁀'],
    ['characters for private use', '\ue000'],
    ['zero-width spaces', '\u200b \u200b'],
    ['a soft hyphen', '\u00ad'],
    ['a filler of Hangul', '\u3164'],
    ['the blank of braille', '\u2800'],
  ])(
    'a name, street or city of %s alone would print as marks only or as nothing, and is refused',
    async (_name, text) => {
      const { address } = recipientIn('US');
      const answer = await ship(
        request({
          recipient: { address: { ...address, streetLine1: text, city: text }, contact: { personName: text } },
        }),
      );

      expect(answer.status).toBe(422);
      expect(findings(answer.body.errors).sort()).toEqual(
        ['address/city', 'address/streetLine1', 'contact/personName'].map(
          (field) => `FIELD_INVALID /recipient/${field}`,
        ),
      );
    },
  );

  test('a company of blanks alone, without a person, is missing and nothing else', async () => {
    const { address } = recipientIn('US');
    const answer = await ship(request({ recipient: { address, contact: { companyName: ' ' } } }));

    expect(findings(answer.body.errors)).toEqual(['FIELD_REQUIRED /recipient/contact/personName']);
  });

  test.each([
    'Zoë Müller-Lüdenscheidt',
    'Łukasz Żółć',
    'Ελένη Παπαδοπούλου',
    'Анна Каренина',
    'Ångström & Søn',
    'e\u0301clair',
    'Jane 📦 Roe',
    'Roe 👩‍👩‍👧‍👦',
    'جين رو',
    'ישראל ישראלי',
    '山田太郎',
    'ｱﾍﾞ',
    '𠮷野家 7',
    '김민수',
    'สมชาย',
    'राजेश',
  ])('%s is printed as it is, without a warning', async (name) => {
    const answer = await ship(requestTo(name));

    expect([answer.status, answer.body.warnings]).toEqual([200, []]);
  });

  test('a right-to-left override is not printed, and changes nothing else', async () => {
    expect((await ship(requestTo('Jane\u202e Roe'))).status).toBe(200);
  });

  test.each(['2.500000000000000000000', '25e-1', '0.25E+1'])('a weight written %s is 2.5', async (value) => {
    const id = newId();
    await station.api.call('POST', '/v1/shipment', { raw: weighing(value), headers: { transactionId: id } });
    const { body } = await station.api.call('POST', '/station/v1/shipments/check', { raw: weighing(value) });

    expect(body.packages[0].entered.weight).toEqual({ units: 'LB', value: 2.5 });
    expect((await station.api.get(`/station/v1/shipments/by-transaction/${id}`)).status).toBe(200);
  });

  test.each([
    'application/json;charset=UTF-8',
    'application/json ; charset=utf-8',
    'application/json;charset="utf-8"',
    'Application/JSON',
  ])('Content-Type "%s"', async (type) => {
    expect((await station.api.ship(newId(), request(), { headers: { 'content-type': type } })).status).toBe(200);
  });

  const withUnknown = (count: number) => ({
    ...Object.fromEntries(Array.from({ length: count }, (_, n) => [`x${n}`, 1])),
    ...request(),
  });

  test('900 unknown fields are named in some 100 warnings and counted', async () => {
    const answer = await ship(withUnknown(900));

    expect(answer.status).toBe(200);
    expect(answer.body.warnings.length).toBeLessThan(200);
    expect(JSON.stringify(answer.body.warnings)).toContain('800');
  });

  test('20,000 unknown fields are more than any body of ours has, and are refused unread', async () => {
    const answer = await ship(withUnknown(20_000));

    expect([answer.status, answer.body.code, answer.body.purchase]).toEqual([400, 'MALFORMED_JSON', 'not_made']);
    expect(answer.body.detail).toContain('1000');
  });

  test('a key "constructor" is an unknown field like any other', async () => {
    const answer = await ship(request({ constructor: 'x', toString: 1, hasOwnProperty: null }));

    expect(answer.status).toBe(200);
    expect(findings(answer.body.warnings).sort()).toEqual(
      ['/constructor', '/hasOwnProperty', '/toString'].map((pointer) => `UNKNOWN_FIELD ${pointer}`),
    );
  });

  test('the same key in two objects, and braces and colons inside texts', async () => {
    const answer = await ship(requestTo('{"a": "b"}, "a": {'));

    expect([answer.status, answer.body.warnings]).toEqual([200, []]);
  });

  test('a list of 100,000 numbers where anything may stand', async () => {
    expect((await ship(request({ additionInfo: Array(100_000).fill(1) }))).status).toBe(200);
  });
});
