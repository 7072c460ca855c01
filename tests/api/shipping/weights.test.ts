import { expect, test } from 'vitest';
import type { BatchRow } from '#shared/schema/batches/batch-row.ts';
import type { CheckResult } from '#shared/schema/shipping/check.ts';
import { getToken } from '../../helpers/api.ts';
import { batchesOf, csv, line as row } from '../../helpers/batches.ts';
import { CUSTOMS_ITEM, internationalRequest, line, recipientIn, request } from '../../helpers/requests.ts';
import { shipping } from '../../helpers/shipping.ts';
import { useStation } from '../../helpers/use-station.ts';

const station = useStation();
const { shipped, ship } = shipping(station, 'WEIGHT');
/** Each to somebody else: the same to the same recipient is warned of, too. */
const toSomebody = () => {
  const { address, contact } = recipientIn('US');
  return { address, contact: { ...contact, personName: `Person ${(persons += 1)}` } };
};
let persons = 0;
const parcel = (itemCode: string, value: number, units = 'KG') =>
  request({ recipient: toSomebody(), itemLines: [line({ itemCode, weight: { units, value } })] });
const check = async (body: unknown, token?: string): Promise<CheckResult> =>
  (await station.api.check(body, token === undefined ? {} : { token })).body;
const usualOf = async (body: unknown) => (await check(body)).packages[0]?.usual;

test('after three parcels with the same contents, one that weighs something else is warned of', async () => {
  for (const value of [1.2, 1.21]) await shipped(parcel('KIT', value));
  expect((await check(parcel('KIT', 2.5))).warnings).toEqual([]);

  await shipped(parcel('KIT', 1.19));
  await expect.poll(() => usualOf(parcel('KIT', 1.2))).toEqual({ weight: { units: 'KG', value: 1.2 }, parcels: 3 });
  expect((await check(parcel('KIT', 1.25))).warnings).toEqual([]);
  const { valid, warnings } = await check(parcel('KIT', 2.5));
  expect(valid).toBe(true);
  expect(warnings).toEqual([
    {
      code: 'WEIGHT_UNUSUAL',
      pointer: '/itemLines/0/weight/value',
      message: 'A weight of 2.5 KG is unusual for what is in the package: usually 1.2 KG, from 3 parcels.',
      weighed: {
        actual: { units: 'KG', value: 2.5 },
        usual: { weight: { units: 'KG', value: 1.2 }, parcels: 3 },
      },
    },
  ]);
});

test('a row of a batch is warned of when it is checked, and when it is changed', async () => {
  const batches = batchesOf(() => station.api);
  const codesOf = ({ warnings }: BatchRow) => warnings.map(({ code, pointer }) => `${code} ${pointer}`);
  const content = csv(
    row('PO-1', { item: 'KIT', weight: '1,2' }),
    row('PO-2', { item: 'KIT', weight: '2,5', name: 'John Doe' }),
  );
  const { id } = await batches.made(content);
  const unusual = ['WEIGHT_UNUSUAL /itemLines/0/weight/value'];
  const rows = await batches.rows(id);
  expect(rows.map((each) => [each.state, codesOf(each)])).toEqual([
    ['READY', []],
    ['READY', unusual],
  ]);

  const changed = async (number: number, weight: string) =>
    codesOf((await batches.change(id, number, { cells: { 'Weight (kg)': weight } })).body.row);
  expect([await changed(1, '0,7'), await changed(2, '1,21')]).toEqual([unusual, []]);
});

test('it is said in the unit that the weight came in, and of the package it is about', async () => {
  const { warnings, packages } = await check(
    request({
      itemLines: [
        line({ itemCode: 'OTHER' }),
        line({ itemTransactionId: 'p2', itemCode: 'KIT', weight: { units: 'LB', value: 1 } }),
      ],
    }),
  );
  expect(packages.map(({ usual }) => usual)).toEqual([undefined, { weight: { units: 'LB', value: 2.65 }, parcels: 3 }]);
  expect(warnings.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'WEIGHT_UNUSUAL /itemLines/1/weight/value',
  ]);
});

test('a purchase is neither kept back nor answered otherwise for it', async () => {
  const { status, body } = await ship(parcel('KIT', 2.5));
  expect([status, body.warnings]).toEqual([200, []]);
});

test('nothing is learned from what was not bought', async () => {
  for (const value of [1, 1, 1]) await check(parcel('SEEN', value));
  for (const _ of [1, 2, 3]) await ship(parcel('TEST-REJECT', 1));
  await shipped(parcel('LAST', 1));
  expect([await usualOf(parcel('SEEN', 1)), await usualOf(parcel('TEST-REJECT', 1))]).toEqual([undefined, undefined]);
});

test('customs items tell contents apart by SKU and quantity', async () => {
  const abroad = (quantity: number, value: number) => {
    const item = { ...CUSTOMS_ITEM, sku: 'CUP', quantity, referToItemTransactionId: 'p1' };
    const { recipient } = internationalRequest();
    return internationalRequest({
      recipient: { ...(recipient as object), contact: toSomebody().contact },
      itemLines: [line({ weight: { units: 'KG', value } })],
      customs: { customsItems: [item] },
    });
  };
  for (const value of [0.5, 0.5, 0.5]) await shipped(abroad(2, value));
  await expect.poll(() => usualOf(abroad(2, 0.25))).toMatchObject({ weight: { value: 0.5 } });
  expect((await check(abroad(2, 0.25))).warnings.map(({ code }) => code)).toEqual(['WEIGHT_UNUSUAL']);
  expect(await usualOf(abroad(1, 0.25))).toBeUndefined();
});

test('an API client hears nothing of what another one ships', async () => {
  const { body } = await station.api.post('/station/v1/clients', { name: 'Shop', scopes: ['ship'] });
  const token = await getToken(station.baseUrl, { accessKey: body.client.accessKey, secretKey: body.secretKey });
  const result = await check(parcel('KIT', 2.5), token);
  expect([result.valid, result.warnings, result.packages[0]?.usual]).toEqual([true, [], undefined]);
});
