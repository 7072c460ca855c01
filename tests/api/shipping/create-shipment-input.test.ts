import { describe, expect, test } from 'vitest';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { newId, ship, shipped, refused, warningsOf } = shipping(station, 'input');
const withLine = (changes: Record<string, unknown>) =>
  request({ itemLines: [{ itemTransactionId: 'p1', weight: { units: 'LB', value: 2 }, ...changes }] });

describe('its input', () => {
  test('fields the specification does not know are ignored and named in a warning each', async () => {
    const body = {
      ...withLine({ colour: 'red', weight: { units: 'LB', value: 2, tare: 1 } }),
      note: 'x',
      'a/b~c': 1,
      paymentOption: { paymentType: 'SENDER', iban: 'DE00' },
    };
    const answer = await ship(body);

    expect(answer.status).toBe(200);
    const pointers = answer.body.warnings.map(({ code, pointer }: Record<string, string>) => [code, pointer]);
    expect(pointers.sort()).toEqual(
      ['/a~1b~0c', '/itemLines/0/colour', '/itemLines/0/weight/tare', '/note', '/paymentOption/iban'].map((pointer) => [
        'UNKNOWN_FIELD',
        pointer,
      ]),
    );
    expect(answer.body.data.paymentOption).toEqual({ paymentType: 'SENDER', paymentTerms: null, payor: null });
  });

  test('`unit` is taken for `units`', async () => {
    const item = { weight: { unit: 'kg', value: 1 }, dimensions: { unit: 'in', length: 9, width: 8, height: 7 } };

    expect(await warningsOf(withLine(item))).toEqual([]);
  });

  test('`unit` and `units` may both be given if they agree, and not if they differ', async () => {
    expect(await warningsOf(withLine({ weight: { unit: 'KG', units: 'kg', value: 1 } }))).toEqual([]);

    const [error, ...more] = await refused(withLine({ weight: { unit: 'KG', units: 'LB', value: 1 } }));
    expect([error?.code, more]).toEqual(['FIELD_CONFLICT', []]);
    expect(error?.pointer).toMatch(/^\/itemLines\/0\/weight\/units?$/);
  });

  test('`taxIdentifiers` is taken for `taxIndentifiers` and answered under the name of the specification', async () => {
    const data = await shipped(
      request({ taxIdentifiers: [{ identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'GB1' }] }),
    );

    expect(data.taxIndentifiers).toEqual([{ identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'GB1' }]);
  });

  test.each([
    ['a number as text', withLine({ weight: { units: 'LB', value: '1.5' } }), '/itemLines/0/weight/value'],
    [
      'a whole number as text',
      withLine({ dimensions: { units: 'IN', length: '9', width: 8, height: 7 } }),
      '/itemLines/0/dimensions/length',
    ],
    ['true for 1', withLine({ weight: { units: 'LB', value: true } }), '/itemLines/0/weight/value'],
    ['a number for a text', request({ carrierId: 7 }), '/carrierId'],
    ['one object for a list', request({ itemLines: line() }), '/itemLines'],
    ['a list for an object', request({ recipient: [recipientIn('US')] }), '/recipient'],
  ])('%s is 422 FIELD_INVALID: nothing is coerced', async (_name, body, pointer) => {
    expect((await refused(body)).map((error) => [error.code, error.pointer])).toEqual([['FIELD_INVALID', pointer]]);
  });

  test('an itemTransactionId may not stand in two packages', async () => {
    const errors = await refused(request({ itemLines: [line(), line({ itemTransactionId: 'p2' }), line()] }));

    expect(errors.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['ITEM_TRANSACTION_ID_DUPLICATE', '/itemLines/2/itemTransactionId'],
    ]);
  });

  test('an itemTransactionId may not be one that the station assigns to another package', async () => {
    const id = newId();
    const { itemTransactionId: _, ...nameless } = line();
    const answer = await station.api.ship(
      id,
      request({ itemLines: [nameless, line({ itemTransactionId: `${id}-1` })] }),
    );

    expect(answer.body.errors.map(({ code }: { code: string }) => code)).toEqual(['ITEM_TRANSACTION_ID_DUPLICATE']);
  });

  test('200 item lines are taken and 201 are not', async () => {
    const lines = (n: number) => Array.from({ length: n }, (_, index) => line({ itemTransactionId: `p${index}` }));

    expect((await shipped(request({ itemLines: lines(200) }))).transactionShipments).toHaveLength(200);
    expect((await refused(request({ itemLines: lines(201) })))[0]).toMatchObject({
      code: 'FIELD_INVALID',
      pointer: '/itemLines',
    });
  });

  test('a company may stand for a person', async () => {
    const { address } = recipientIn('US');

    await shipped(request({ recipient: { address, contact: { companyName: 'ACME' } } }));
    expect(
      (await refused(request({ recipient: { address, contact: { personName: ' ', companyName: '' } } })))[0],
    ).toMatchObject({
      code: 'FIELD_REQUIRED',
      pointer: expect.stringMatching(/^\/recipient\/contact/),
    });
  });

  test.each([
    [
      '/labelSpecification/imageType',
      { labelSpecification: { imageType: 'BMP' } },
      ['PDF', 'EPL', 'GIF', 'ZPL', 'PNG'],
    ],
    [
      '/labelSpecification/labelStockType',
      { labelSpecification: { labelStockType: '10' } },
      ['STOCK_4X6', 'NONE', 'PAPER_A6'],
    ],
    [
      '/signatureOption/signatureOptionType',
      { signatureOption: { signatureOptionType: 'X' } },
      ['DIRECT', 'INDIRECT', 'ADULT', 'SERVICE_DEFAULT'],
    ],
    [
      '/taxIndentifiers/0/identifierType',
      { taxIndentifiers: [{ identifierType: 'X' }] },
      ['VAT', 'EORI', 'UKIMS', 'PCCC'],
    ],
    [
      '/taxIndentifiers/0/taxableEntityType',
      { taxIndentifiers: [{ taxableEntityType: 'X' }] },
      ['SHIPPER', 'RECIPIENT', 'IOR'],
    ],
    ['/itemLines/0/weight/units', { itemLines: [line({ weight: { units: 'OZ', value: 1 } })] }, ['KG', 'LB']],
  ])('an unknown value in %s is refused with the list of those allowed', async (pointer, changes, allowed) => {
    const errors = await refused(request(changes));

    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({ code: 'VALUE_NOT_ALLOWED', pointer });
    expect(errors[0]?.allowed).toEqual(expect.arrayContaining(allowed));
    expect(errors[0]?.message).toContain(allowed[0]);
  });
});
