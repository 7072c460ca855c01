import { expect, test } from 'vitest';
import { listed, party, shipment, validate } from './request.ts';

/** A font of Latin letters only. */
const missingCharacters = (text: string) => [...new Set([...text].filter((character) => character > 'ž'))];

test('every printed text with a character that no font has is warned about', () => {
  const foreign = { ...party(), contact: { personName: '李', companyName: 'Łódź Ltd' } };
  const body = shipment({
    shipper: foreign,
    recipient: { ...foreign, address: { countryCode: 'US', city: '東京', streetLine1: '1 Main St', zipCode: '1' } },
    returnAddress: foreign,
    itemLines: [{ weight: { units: 'LB', value: 1 }, customerReference: { ref1: 'Größe 📦', ref2: null } }],
    customs: { customsItems: [{ description: 'おもちゃ', sku: '箱' }] },
  });
  const { errors, warnings } = validate(body, { missingCharacters });
  expect(errors).toEqual([]);
  expect(listed(warnings)).toEqual([
    'CHARACTER_REPLACED /shipper/contact/personName',
    'CHARACTER_REPLACED /recipient/address/city',
    'CHARACTER_REPLACED /recipient/contact/personName',
    'CHARACTER_REPLACED /returnAddress/contact/personName',
    'CHARACTER_REPLACED /itemLines/0/customerReference/ref1',
    'CHARACTER_REPLACED /customs/customsItems/0/description',
  ]);
  expect(warnings[1]?.message).toBe(
    'recipient.address.city has characters that labels cannot show and that are replaced: 東 (U+6771), 京 (U+4EAC).',
  );
});

test('a text of many such characters names ten and counts the rest', () => {
  const city = String.fromCodePoint(...Array.from({ length: 12 }, (_, index) => 0x4e00 + index));
  const recipient = { ...party(), address: { countryCode: 'US', city, streetLine1: '1 Main St' } };
  const { warnings } = validate(shipment({ recipient }), { missingCharacters });
  expect(warnings[0]?.message).toMatch(/一 \(U\+4E00\), .* and 2 more\.$/u);
});
