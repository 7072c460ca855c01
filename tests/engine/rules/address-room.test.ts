import { expect, test } from 'vitest';
import { createDocumentRenderer } from '#electron/labels/index.ts';
import { shipment, validate } from './request.ts';

const renderer = createDocumentRenderer({ timeZone: 'UTC' });
const addressLines = renderer.addressLines;
const recipient = (text: string) => ({
  contact: { personName: text, companyName: text },
  address: {
    countryCode: 'US',
    city: text,
    zipCode: '97209',
    stateOrProvinceCode: 'OR',
    streetLine1: text,
    streetLine2: text,
  },
});

test('a recipient that no label has room for in 12 points is refused, with the lines it takes and those there are', () => {
  const { errors } = validate(shipment({ recipient: recipient('W'.repeat(100)) }), { addressLines });
  expect(errors).toEqual([
    expect.objectContaining({ code: 'FIELD_INVALID', pointer: '/recipient', limit: 9, unit: 'lines' }),
  ]);
  expect(errors[0]?.actual).toBeGreaterThan(9);
});

test.each(['Whitechapel Industrial Estate North Gate', '東京都千代田区丸の内', 'ถนนสุขุมวิท ที่ ๑๒', 'شارع الشيخ زايد'])(
  'an address of usual length is taken: %s',
  (text) => {
    expect(validate(shipment({ recipient: recipient(text) }), { addressLines }).errors).toEqual([]);
  },
);
