import { expect, test } from 'vitest';
import { CUSTOMS_ITEM, recipientIn, request } from '../../helpers/requests.ts';
import { useStation } from '../../helpers/use-station.ts';
import { orderDraft, orderPath } from '../orders/order-draft.ts';

const PATH = '/station/v1/products';
const station = useStation();
const usd = (amount: number) => ({ amount, currency: 'USD' });
const put = (sku: string, body: object) => station.api.call('PUT', `${PATH}/${encodeURIComponent(sku)}`, { body });
const read = async (sku: string) => (await station.api.get(`${PATH}/${encodeURIComponent(sku)}`)).body.product;
const abroad = (item: object, changes: object = {}) =>
  request({
    ...{ serviceType: 'A_EXPRESS_INTERNATIONAL', recipient: recipientIn('CH') },
    customs: { customsItems: [{ ...CUSTOMS_ITEM, ...item }] },
    ...changes,
  });

test('a product is saved, found and forgotten, whatever its SKU', async () => {
  const facts = { description: 'Mug', harmonizedTariffCode: '691200', countryOfOrigin: 'pt', value: usd(9.5) };
  const { status, body } = await put('A/B 50%', facts);
  expect([status, body.product]).toEqual([
    200,
    expect.objectContaining({ ...facts, sku: 'A/B 50%', countryOfOrigin: 'PT', saved: true }),
  ]);
  const { products } = (await station.api.get(`${PATH}?text=MUG%20691`)).body;
  expect(products).toMatchObject([{ sku: 'A/B 50%' }]);
  expect((await station.api.call('DELETE', `${PATH}/A%2FB%2050%25`)).status).toBe(204);
  expect((await station.api.get(`${PATH}/A%2FB%2050%25`)).status).toBe(404);
});

test('the unit of a box is taken in any case, and a cursor of this list alone', async () => {
  const box = { units: 'cm', length: 8, width: 6, height: 4 };
  expect((await put('BOXED', { box })).status).toBe(200);
  expect(await read('BOXED')).toMatchObject({ box: { ...box, units: 'CM' } });
  await put('BOXED-2', {});
  const { next } = (await station.api.get(`${PATH}?limit=1&text=boxed`)).body;
  const second = (await station.api.get(`${PATH}?limit=1&text=boxed&cursor=${next}`)).body;
  expect([second.products, second.next]).toMatchObject([[{ sku: 'BOXED-2' }], null]);
  const ofAnother = Buffer.from('before 12').toString('base64url');
  expect((await station.api.get(`${PATH}?cursor=${ofAnother}`)).body).toMatchObject({
    ...{ status: 400, errors: [{ pointer: '/query/cursor' }] },
  });
});

test('facts that cannot be are refused at their field', async () => {
  const { body } = await put('MUG', { countryOfOrigin: 'ZZ', weight: { units: 'KG', value: 0 } });
  expect(body.errors).toMatchObject([
    { code: 'FIELD_INVALID', pointer: '/countryOfOrigin', actual: 'ZZ' },
    { code: 'WEIGHT_TOO_SMALL', pointer: '/weight/value', actual: 0 },
  ]);
});

test('what is shipped and ordered is learnt, and never over what a person saved', async () => {
  const box = { units: 'IN', length: 8, width: 6, height: 4 };
  const line = { itemLines: [{ weight: { units: 'LB', value: 1 }, dimensions: box }] };
  await station.api.ship('learn-1', abroad({ sku: 'CUP', harmonizedTariffCode: '691200' }, line));
  await expect
    .poll(() => read('CUP'))
    .toMatchObject({ description: 'Cup', harmonizedTariffCode: '691200', box, saved: false });
  await put('CUP', { description: 'Tea cup' });
  await station.api.ship('learn-2', abroad({ sku: 'CUP', description: 'WRONG', countryOfOrigin: 'PT' }));
  await expect.poll(() => read('CUP')).toMatchObject({ description: 'Tea cup', countryOfOrigin: 'PT', saved: true });
  const lines = [{ sku: 'PLATE', description: 'Plate', quantity: 1, weight: { units: 'LB' as const, value: 1 } }];
  await station.api.call('PUT', orderPath('learn'), { body: orderDraft({ lines }) });
  await expect.poll(() => read('PLATE')).toMatchObject({ description: 'Plate', weight: { units: 'LB', value: 1 } });
});

test('what the lines of an order do not say is bought with what is known of their articles', async () => {
  await put('MUG', {
    ...{ description: 'Mug', harmonizedTariffCode: '691200', countryOfOrigin: 'PT' },
    ...{ value: usd(8), weight: { units: 'LB', value: 0.75 } },
  });
  const draft = orderDraft({
    recipient: recipientIn('CH'),
    lines: [{ sku: 'MUG', quantity: 2, description: 'Mug, as ordered' }],
    shipment: { carrierId: 'test-a', serviceType: 'A_EXPRESS_INTERNATIONAL' },
  });
  await station.api.call('PUT', orderPath('known'), { body: draft });
  const headers = { transactionId: 'known-1' };
  const { status, body } = await station.api.call('POST', `${orderPath('known')}/ship`, { body: {}, headers });
  expect(status, JSON.stringify(body)).toBe(200);
  const { id } = body.order.parcels[0].shipment;
  const { request: bought } = (await station.api.get(`/station/v1/shipments/${id}`)).body;
  expect(bought.itemLines).toMatchObject([{ weight: { units: 'LB', value: 1.5 } }]);
  expect(bought.customs.customsItems).toMatchObject([
    {
      sku: 'MUG',
      description: 'Mug, as ordered',
      harmonizedTariffCode: '691200',
      countryOfOrigin: 'PT',
      value: usd(8),
    },
  ]);
  expect((await station.api.get(orderPath('known'))).body.order.lines).toEqual(draft.lines);
});

test('a line that weighs 0, as of a shop where nobody entered a weight, weighs what is known of its article, and teaches the rest', async () => {
  await put('JUG', { weight: { units: 'LB', value: 1.25 } });
  const unweighed = { quantity: 2, weight: { units: 'LB' as const, value: 0 } };
  const lines = [
    { ...unweighed, sku: 'JUG' },
    { ...unweighed, sku: 'CARD', description: 'Card', harmonizedTariffCode: '490900' },
  ];
  await station.api.call('PUT', orderPath('unweighed'), { body: orderDraft({ lines }) });
  const headers = { transactionId: 'unweighed-1' };
  const { body } = await station.api.call('POST', `${orderPath('unweighed')}/ship`, { body: {}, headers });
  const { id } = body.order.parcels[0].shipment;
  const { request: bought } = (await station.api.get(`/station/v1/shipments/${id}`)).body;
  expect(bought.itemLines).toMatchObject([{ weight: { units: 'LB', value: 2.5 } }]);
  await expect.poll(() => read('CARD')).toMatchObject({ description: 'Card', harmonizedTariffCode: '490900' });
});

test('a file is saved on top of what is known; lines that cannot be are named', async () => {
  await put('MUG', { description: 'Mug', countryOfOrigin: 'PT' });
  const table =
    'SKU,Description,HS code,Country of origin,Weight\nMUG,Mug blue,691200,,0.35\n,Nothing,,,\nPLATE,Plate,,ZZ,1\n';
  const file = { fileName: 'products.csv', contentBase64: Buffer.from(table).toString('base64') };
  const mapping = {
    SKU: 'customs.sku',
    Description: 'customs.description',
    'HS code': 'customs.harmonizedTariffCode',
    'Country of origin': 'customs.countryOfOrigin',
    Weight: 'weight',
  };
  const { status, body } = await station.api.post(`${PATH}/import`, { ...file, mapping });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({ saved: 1, refused: [{ line: 3 }, { line: 4 }] });
  expect(await read('MUG')).toMatchObject({
    ...{ description: 'Mug blue', harmonizedTariffCode: '691200', countryOfOrigin: 'PT' },
    weight: { units: 'KG', value: 0.35 },
  });
  const unknown = { ...file, contentBase64: Buffer.from('A,B\n1,2\n').toString('base64') };
  expect((await station.api.post(`${PATH}/import`, unknown)).status).toBe(422);
});

test.each([
  ['Weight (lb)', '5', { units: 'LB', value: 5 }],
  ['Gewicht (g)', '35', { units: 'KG', value: 0.035 }],
  ['Weight', '2.5', { units: 'KG', value: 2.5 }],
])('a weight of a file has the unit that the column says: %s', async (column, value, weight) => {
  const table = `SKU;Länge (in);Breite (in);Höhe (in);${column}\nUNIT;10;5;5;${value}\n`;
  const file = { fileName: 'products.csv', contentBase64: Buffer.from(table).toString('base64') };
  const { body } = await station.api.post(`${PATH}/import`, file);
  expect(body).toEqual({ saved: 1, refused: [] });
  expect(await read('UNIT')).toMatchObject({ weight, box: { units: 'IN', length: 10, width: 5, height: 5 } });
});

test('decimals of a file are read as its other numbers show them', async () => {
  const table = 'SKU;Gewicht\nONE;2,5\nTWO;1,250\n';
  const file = { fileName: 'products.csv', contentBase64: Buffer.from(table).toString('base64') };
  expect((await station.api.post(`${PATH}/import`, file)).body).toEqual({ saved: 2, refused: [] });
  expect(await read('TWO')).toMatchObject({ weight: { units: 'KG', value: 1.25 } });
});

test('the value in a file is that of one unit, however its column is called; one that says so goes before', async () => {
  const table = 'SKU;Wert;Währung\nCUP;5,50;EUR\nJAR;7,25;EUR\n';
  const file = { fileName: 'products.csv', contentBase64: Buffer.from(table).toString('base64') };
  expect((await station.api.post(`${PATH}/import`, file)).body).toEqual({ saved: 2, refused: [] });
  expect(await read('CUP')).toMatchObject({ value: { amount: 5.5, currency: 'EUR' } });
  const without = Buffer.from('SKU,Value,Weight\nCUP,9,1\n').toString('base64');
  expect((await station.api.post(`${PATH}/import`, { ...file, contentBase64: without })).body.saved).toBe(1);
  const both = Buffer.from('SKU,Value,Unit value\nCUP,100,6\n').toString('base64');
  await station.api.post(`${PATH}/import`, { ...file, contentBase64: both, currency: 'EUR' });
  expect(await read('CUP')).toMatchObject({ value: { amount: 6, currency: 'EUR' } });
});

test('a line of a file whose sides or price are empty is saved without them', async () => {
  const columns = 'SKU;Weight (kg);Length (cm);Width (cm);Height (cm);Unit value;Currency';
  const table = `${columns}\nBARE;0,25;;;;;EUR\nFULL;0,5;30;20;10;9,90;EUR\n`;
  const file = { fileName: 'products.csv', contentBase64: Buffer.from(table).toString('base64') };
  expect((await station.api.post(`${PATH}/import`, file)).body).toEqual({ saved: 2, refused: [] });
  const bare = await read('BARE');
  expect(bare).toMatchObject({ weight: { units: 'KG', value: 0.25 } });
  expect([bare.box, bare.value]).toEqual([undefined, undefined]);
  expect(await read('FULL')).toMatchObject({ box: { length: 30 }, value: { amount: 9.9, currency: 'EUR' } });
});

test('of each line that is not saved it is said with code and values what is wrong, at the field of the product', async () => {
  const rows = [
    'SKU,Country of origin,HS code,Weight,Length,Unit value',
    ',,,,,',
    'A,ZZ,,heavy,,',
    'B,,1.23E+15,,,',
    'C,,#N/A,,,x',
    'D,,,,far,',
    'E,,,-1,,',
    ',PT,,,,',
  ];
  const file = { fileName: 'products.csv', contentBase64: Buffer.from(rows.join('\n')).toString('base64') };
  const { body } = await station.api.post(`${PATH}/import`, { ...file, currency: 'EUR' });
  const refused: { line: number; message: string; errors: { code: string; pointer: string }[] }[] = body.refused;
  expect(refused).toMatchObject([
    {
      line: 3,
      errors: [
        { code: 'FIELD_INVALID', pointer: '/weight/value', actual: 'heavy' },
        { code: 'FIELD_INVALID', pointer: '/countryOfOrigin', actual: 'ZZ' },
      ],
    },
    { line: 4, errors: [{ pointer: '/harmonizedTariffCode', trouble: { code: 'CELL_ROUNDED' } }] },
    { line: 5, errors: [{ trouble: { code: 'CELL_ERROR' } }, { pointer: '/value/amount', actual: 'x' }] },
    { line: 6, errors: [{ pointer: '/box/length', actual: 'far' }] },
    { line: 7, errors: [{ code: 'WEIGHT_TOO_SMALL', pointer: '/weight/value' }] },
    { line: 8, errors: [{ code: 'FIELD_REQUIRED', pointer: '/sku' }] },
  ]);
  const unnamed = { ...file, contentBase64: Buffer.from('A,B\n1,2\n').toString('base64') };
  const { errors } = (await station.api.post(`${PATH}/import`, unnamed)).body;
  expect(errors).toMatchObject([{ pointer: '/mapping', trouble: { code: 'TABLE_NO_SKU' } }]);
});
