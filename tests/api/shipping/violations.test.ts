import { beforeAll, describe, expect, test } from 'vitest';
import { VIOLATION_CODES, type Violation, type ViolationCode } from '#shared/diagnostics/problem.ts';
import { createParcelbox, parcelbox } from '../../adapters/parcelbox/index.ts';
import { connectOwnLabels } from '../../helpers/narrow-layout.ts';
import { CUSTOMS_ITEM, internationalRequest, line, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation({ adapters: [createParcelbox] });

beforeAll(async () => {
  const [template] = (await station.api.get('/station/v1/accounts')).body.accounts;
  await station.api.post('/station/v1/accounts', { ...template, carrierId: 'box', adapter: parcelbox() });
  await connectOwnLabels(station.api, template);
});

const inches = (length: number, width: number, height: number) => ({ units: 'IN', length, width, height });
const cm = (length: number, width: number, height: number) => ({ units: 'CM', length, width, height });
const a = (changes: Record<string, unknown>) => request({ itemLines: [line(changes)] });
const h = (changes: Record<string, unknown>) =>
  request({ carrierId: 'test-h', serviceType: 'H_FREIGHT', recipient: recipientIn('BE'), itemLines: [line(changes)] });
const f = (changes: Record<string, unknown>) =>
  request({ carrierId: 'test-f', serviceType: '101', recipient: recipientIn('DE'), itemLines: [line(changes)] });
const g = (changes: Record<string, unknown>) =>
  request({ carrierId: 'test-g', serviceType: 'PARCEL', recipient: recipientIn('DE'), itemLines: [line(changes)] });
const boxTo = (address: Record<string, unknown>) => {
  const recipient = recipientIn('US');
  return request({ carrierId: 'box', recipient: { ...recipient, address: { ...recipient.address, ...address } } });
};
const CARRIER_A = { carrierCode: 'CARRIER_A' };

/** For every code a body that breaks this one rule, and what must be said about it. */
const CASES: Record<ViolationCode, [body: Record<string, unknown>, expected: Partial<Violation>]> = {
  FIELD_REQUIRED: [request({ serviceType: undefined }), { pointer: '/serviceType' }],
  FIELD_INVALID: [a({ weight: { units: 'LB', value: '2' } }), { pointer: '/itemLines/0/weight/value', actual: '2' }],
  FIELD_CONFLICT: [
    a({
      declaredInfo: { amount: 5, currency: 'USD' },
      itemSpecialService: { declaredInfo: { amount: 6, currency: 'USD' } },
    }),
    { pointer: '/itemLines/0/itemSpecialService/declaredInfo' },
  ],
  VALUE_NOT_ALLOWED: [
    a({ weight: { units: 'OZ', value: 2 } }),
    { pointer: '/itemLines/0/weight/units', actual: 'OZ', allowed: ['KG', 'LB'] },
  ],
  CARRIER_NOT_FOUND: [request({ carrierId: 'nobody' }), { pointer: '/carrierId', actual: 'nobody' }],
  SERVICE_NOT_FOUND: [
    request({ serviceType: 'A_BALLOON' }),
    { pointer: '/serviceType', actual: 'A_BALLOON', ...CARRIER_A },
  ],
  SERVICE_NOT_AVAILABLE: [
    request({ recipient: recipientIn('CH') }),
    { pointer: '/serviceType', actual: 'A_GROUND', ...CARRIER_A },
  ],
  MULTI_PACKAGE_NOT_SUPPORTED: [
    request({
      carrierId: 'test-i',
      serviceType: 'I_GROUND',
      itemLines: [line(), line({ itemTransactionId: 'p2' })],
    }),
    { pointer: '/itemLines', actual: 2, carrierCode: 'CARRIER_I' },
  ],
  WEIGHT_TOO_SMALL: [
    a({ weight: { units: 'LB', value: 0 } }),
    { pointer: '/itemLines/0/weight/value', actual: 0, limit: 0, unit: 'LB', ...CARRIER_A },
  ],
  WEIGHT_OVER_LIMIT: [
    a({ weight: { units: 'LB', value: 151 } }),
    { pointer: '/itemLines/0/weight/value', actual: 151, limit: 150, unit: 'LB', ...CARRIER_A },
  ],
  DIMENSION_TOO_SMALL: [
    a({ dimensions: inches(9, 8, 0) }),
    { pointer: '/itemLines/0/dimensions/height', actual: 0, limit: 0, unit: 'IN', ...CARRIER_A },
  ],
  DIMENSIONS_REQUIRED: [
    request({ serviceType: 'A_EXPRESS_FREIGHT' }),
    { pointer: '/itemLines/0/dimensions', ...CARRIER_A },
  ],
  LENGTH_OVER_LIMIT: [
    a({ dimensions: inches(109, 5, 5) }),
    { pointer: '/itemLines/0/dimensions/length', actual: 109, limit: 108, unit: 'IN', ...CARRIER_A },
  ],
  WIDTH_OVER_LIMIT: [
    h({ dimensions: cm(300, 201, 100) }),
    { pointer: '/itemLines/0/dimensions/width', actual: 201, limit: 200, unit: 'CM', carrierCode: 'CARRIER_H' },
  ],
  HEIGHT_OVER_LIMIT: [
    h({ dimensions: cm(300, 100, 225.01) }),
    { pointer: '/itemLines/0/dimensions/height', actual: 225.01, limit: 225, unit: 'CM', carrierCode: 'CARRIER_H' },
  ],
  LENGTH_PLUS_GIRTH_OVER_LIMIT: [
    a({ dimensions: inches(106, 15, 15) }),
    { pointer: '/itemLines/0/dimensions', actual: 166, limit: 165, unit: 'IN', ...CARRIER_A },
  ],
  GIRTH_OVER_LIMIT: [
    f({ dimensions: cm(160, 80, 71) }),
    { pointer: '/itemLines/0/dimensions', actual: 302, limit: 300, unit: 'CM', carrierCode: 'CARRIER_F' },
  ],
  DECIMAL_PLACES_EXCEEDED: [
    a({ declaredInfo: { amount: 9.999, currency: 'USD' } }),
    { pointer: '/itemLines/0/declaredInfo/amount', actual: 9.999, limit: 2, ...CARRIER_A },
  ],
  POSTAL_CODE_NOT_ROUTED: [
    request({ carrierId: 'sorted' }),
    { pointer: '/recipient/address/zipCode', actual: '90001' },
  ],
  LABEL_DOES_NOT_FIT: [
    { ...a({ itemCode: 'SKU-0123456789-abcdefghijklmnopqrstuvwxyz-0123456789' }), carrierId: 'narrow' },
    { pointer: '/carrierId' },
  ],
  REFERENCE_NOT_SUPPORTED: [
    a({ customerReference: { ref6: 'x' } }),
    { pointer: '/itemLines/0/customerReference/ref6', ...CARRIER_A },
  ],
  REFERENCE_TOO_LONG: [
    a({ customerReference: { ref5: 'x'.repeat(21) } }),
    { pointer: '/itemLines/0/customerReference/ref5', actual: 21, limit: 20, ...CARRIER_A },
  ],
  FIELD_NOT_SUPPORTED: [
    boxTo({ streetLine3: 'Third floor' }),
    { pointer: '/recipient/address/streetLine3', ...CARRIER_A },
  ],
  FIELD_TOO_LONG: [
    boxTo({ city: 'San Francisco' }),
    { pointer: '/recipient/address/city', actual: 13, limit: 12, ...CARRIER_A },
  ],
  ITEM_TRANSACTION_ID_TOO_LONG: [
    g({ itemTransactionId: 'x'.repeat(41) }),
    { pointer: '/itemLines/0/itemTransactionId', actual: 41, limit: 40, carrierCode: 'CARRIER_G' },
  ],
  ITEM_TRANSACTION_ID_DUPLICATE: [
    request({ itemLines: [line(), line()] }),
    { pointer: '/itemLines/1/itemTransactionId', actual: 'p1' },
  ],
  CUSTOMS_ITEM_UNLINKED: [
    internationalRequest({ customs: { customsItems: [{ ...CUSTOMS_ITEM, referToItemTransactionId: 'p9' }] } }),
    { pointer: '/customs/customsItems/0/referToItemTransactionId', actual: 'p9' },
  ],
};

describe.each(VIOLATION_CODES)('%s', (code) => {
  const [body, expected] = CASES[code];

  test('is all that the dry run finds, with its pointer, values and words', async () => {
    const { body: result } = await station.api.check(body);

    expect(result.errors).toHaveLength(1);
    expect(result.errors[0]).toMatchObject({ code, ...expected });
    expect(result.errors[0].message).toMatch(/^.{15,}\.$/);
  });

  test('is what the create call refuses with, and nothing is bought or kept', async () => {
    const answer = await station.api.ship(`violation-${code}`, body);

    expect([answer.status, answer.body.code, answer.body.purchase, answer.body.retryable, answer.body.source]).toEqual([
      422,
      'VALIDATION_FAILED',
      'not_made',
      false,
      'client',
    ]);
    expect(answer.body.errors).toHaveLength(1);
    expect(answer.body.errors[0]).toMatchObject({ code, ...expected });
    expect((await station.api.get(`/station/v1/shipments/by-transaction/violation-${code}`)).status).toBe(404);
  });
});

describe('all at once', () => {
  test('what the schema and what the rules have against a request stands in one answer, each at its place', async () => {
    const body = {
      carrierId: 'test-a',
      serviceType: 'A_GROUND',
      recipient: { address: { countryCode: 'USA', city: '', zipCode: 7 }, contact: {} },
      itemLines: [
        line({ weight: { units: 'LB', value: 151 }, customerReference: { ref9: 'x', ref5: 'y'.repeat(21) } }),
        line({
          itemTransactionId: 'p2',
          weight: { value: -1 },
          dimensions: { units: 'IN', length: 200, width: 3, height: 2 },
        }),
        line({
          itemTransactionId: 'p3',
          weight: { units: 'LB', value: 1 },
          declaredInfo: { amount: 0.001, currency: 'USD' },
        }),
        line({ weight: null, dimensions: { units: 'YD', length: 1, width: 1 } }),
      ],
      labelSpecification: { imageType: 'BMP' },
      customs: { customsItems: [{ ...CUSTOMS_ITEM, referToItemTransactionId: 'p9' }] },
    };
    const { body: problem } = await station.api.ship('all-at-once', body);
    const found = problem.errors.map(({ code, pointer }: Violation) => `${code} ${pointer}`).sort();

    expect(found).toEqual(
      [
        'FIELD_INVALID /recipient/address/countryCode',
        'FIELD_REQUIRED /recipient/address/city',
        'FIELD_REQUIRED /recipient/address/streetLine1',
        'FIELD_INVALID /recipient/address/zipCode',
        'FIELD_REQUIRED /recipient/contact/personName',
        'WEIGHT_OVER_LIMIT /itemLines/0/weight/value',
        'REFERENCE_NOT_SUPPORTED /itemLines/0/customerReference/ref9',
        'REFERENCE_TOO_LONG /itemLines/0/customerReference/ref5',
        'FIELD_REQUIRED /itemLines/1/weight/units',
        'WEIGHT_TOO_SMALL /itemLines/1/weight/value',
        'LENGTH_OVER_LIMIT /itemLines/1/dimensions/length',
        'LENGTH_PLUS_GIRTH_OVER_LIMIT /itemLines/1/dimensions',
        'DECIMAL_PLACES_EXCEEDED /itemLines/2/declaredInfo/amount',
        'ITEM_TRANSACTION_ID_DUPLICATE /itemLines/3/itemTransactionId',
        'FIELD_REQUIRED /itemLines/3/weight',
        'VALUE_NOT_ALLOWED /itemLines/3/dimensions/units',
        'FIELD_REQUIRED /itemLines/3/dimensions/height',
        'CUSTOMS_ITEM_UNLINKED /customs/customsItems/0/referToItemTransactionId',
        'VALUE_NOT_ALLOWED /labelSpecification/imageType',
      ].sort(),
    );
  });

  test('the dry run and the create call find the same', async () => {
    const body = request({ serviceType: 'X', itemLines: [line({ weight: { units: 'LB', value: 0 } }), line()] });
    const checked = await station.api.check(body);
    const created = await station.api.ship('same-findings', body);

    expect(created.body.errors).toEqual(checked.body.errors);
    expect(checked.body.errors.length).toBeGreaterThan(2);
  });
});

describe('an account that is strict about decimals', () => {
  beforeAll(async () => {
    const { body } = await station.api.get('/station/v1/accounts');
    const account = body.accounts.find(({ carrierId }: { carrierId: string }) => carrierId === 'test-a');
    await station.api.post('/station/v1/accounts', { ...account, carrierId: 'strict-a', strictDecimals: true });
  });

  test('refuses a weight that would have to be rounded, and takes one that would not', async () => {
    const weighing = (value: number) => ({ ...a({ weight: { units: 'LB', value } }), carrierId: 'strict-a' });
    const { body } = await station.api.check(weighing(2.349));

    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({
      code: 'DECIMAL_PLACES_EXCEEDED',
      pointer: '/itemLines/0/weight/value',
      actual: 2.349,
    });
    expect((await station.api.check(weighing(2.34))).body.valid).toBe(true);
  });
});
