import { expect, test } from 'vitest';
import { IDENTIFIER_TYPES, TAXABLE_ENTITY_TYPES } from '#shared/schema/shipping/customs.ts';
import { SIGNATURE_OPTIONS } from '#shared/schema/shipping/shipment-request.ts';
import { defaultAccount, errorsOf, shipment, shipmentOf, validate } from './request.ts';

const printed = (labelSpecification: unknown, carrierId = 'test-a') => {
  const stocked = { ...defaultAccount('test-a'), carrierId: 'stocked', stockCodes: { 3: 'PAPER_A6' as const } };
  const { errors, prepared } = validate(shipment({ carrierId, labelSpecification }), { accounts: [stocked] });
  return { errors, imageType: prepared?.imageType, stock: prepared?.stock };
};

test.each([
  [undefined, 'PDF'],
  ['pdf', 'PDF'],
  ['EPL', 'EPL'],
  ['epl2', 'EPL'],
  ['ZplII', 'ZPL'],
  ['zpl', 'ZPL'],
  ['Gif', 'GIF'],
  ['PNG', 'PNG'],
])('imageType %s draws %s', (imageType, drawn) => {
  expect(printed({ imageType })).toMatchObject({ errors: [], imageType: drawn });
});

test.each([
  [undefined, 'STOCK_4X6'],
  ['NONE', 'STOCK_4X6'],
  ['none', 'STOCK_4X6'],
  ['stock_4x8', 'STOCK_4X8'],
  ['PAPER_LETTER', 'PAPER_LETTER'],
  ['3', 'PAPER_A6'],
  ['7', 'STOCK_4X6'],
])('labelStockType %s is drawn on %s', (labelStockType, stock) => {
  expect(printed({ labelStockType }, 'stocked')).toMatchObject({ errors: [], stock });
});

test.each([
  ['EPL', 'PAPER_A4', 'EPL is for label printers, which hold STOCK_4X6, STOCK_4X8, PAPER_4X6; it is "PAPER_A4".'],
  ['zplii', 'paper_a6', 'ZPL is for label printers, which hold STOCK_4X6, STOCK_4X8, PAPER_4X6; it is "paper_a6".'],
  [
    'ZPL',
    '3',
    'ZPL is for label printers, which hold STOCK_4X6, STOCK_4X8, PAPER_4X6; it is "3", which is PAPER_A6 here.',
  ],
])('%s on %s, which no label printer holds, is refused with the stocks that fit', (imageType, sent, message) => {
  const { errors } = printed({ imageType, labelStockType: sent }, 'stocked');
  expect(errors).toEqual([
    {
      code: 'VALUE_NOT_ALLOWED',
      pointer: '/labelSpecification/labelStockType',
      message,
      actual: sent,
      allowed: ['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6'],
    },
  ]);
});

test.each(['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6', 'NONE', '7'])('a label printer holds %s', (labelStockType) => {
  for (const imageType of ['EPL', 'ZPL']) expect(printed({ imageType, labelStockType }, 'stocked').errors).toEqual([]);
});

test('a value that is on no list is refused with the list', () => {
  const body = {
    ...shipmentOf({
      weight: { units: 'stone', value: 1 },
      dimensions: { units: 'mm', length: 3, width: 2, height: 1 },
    }),
    labelSpecification: { imageType: 'JPG', labelStockType: '42' },
    signatureOption: { signatureOptionType: 'MAYBE' },
    taxIndentifiers: [{ identifierType: 'ISBN', taxableEntityType: 'DOG' }],
  };
  const { errors } = validate(body);
  expect(errors.every(({ code }) => code === 'VALUE_NOT_ALLOWED')).toBe(true);
  expect(Object.fromEntries(errors.map(({ pointer, actual, allowed }) => [pointer, [actual, allowed]]))).toEqual({
    '/itemLines/0/weight/units': ['stone', ['KG', 'LB']],
    '/itemLines/0/dimensions/units': ['mm', ['CM', 'IN']],
    '/labelSpecification/imageType': ['JPG', ['PDF', 'EPL', 'GIF', 'ZPL', 'PNG', 'EPL2', 'ZPLII']],
    '/labelSpecification/labelStockType': [
      '42',
      [
        ...['STOCK_4X6', 'STOCK_4X8', 'PAPER_4X6', 'PAPER_LETTER', 'PAPER_A4', 'PAPER_A5', 'PAPER_A6', 'NONE'],
        ...'0123456789',
      ],
    ],
    '/signatureOption/signatureOptionType': ['MAYBE', [...SIGNATURE_OPTIONS]],
    '/taxIndentifiers/0/identifierType': ['ISBN', [...IDENTIFIER_TYPES]],
    '/taxIndentifiers/0/taxableEntityType': ['DOG', [...TAXABLE_ENTITY_TYPES]],
  });
  expect(errors[0]?.message).toBe('itemLines[0].weight.units must be one of KG, LB; it is "stone".');
});

test('values of a list come in any case', () => {
  const body = shipment({
    signatureOption: { signatureOptionType: 'direct' },
    taxIndentifiers: [{ identifierType: 'eori', taxableEntityType: 'Shipper', value: 'GB123' }],
  });
  expect(errorsOf(body)).toEqual([]);
});
