import { describe, expect, test } from 'vitest';
import { line, recipientIn, request } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { shipped, refused } = shipping(station, 'input');
const withLine = (changes: Record<string, unknown>) =>
  request({ itemLines: [{ itemTransactionId: 'p1', weight: { units: 'LB', value: 2 }, ...changes }] });

describe('its input', () => {
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

  test('200 item lines are taken and 201 are not', async () => {
    const lines = (n: number) => Array.from({ length: n }, (_, index) => line({ itemTransactionId: `p${index}` }));

    expect((await shipped(request({ itemLines: lines(200) }))).transactionShipments).toHaveLength(200);
    expect((await refused(request({ itemLines: lines(201) })))[0]).toMatchObject({
      code: 'FIELD_INVALID',
      pointer: '/itemLines',
    });
  });
});
