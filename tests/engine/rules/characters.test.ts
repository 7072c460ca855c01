import { expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { customsItem, defaultAccount, listed, party, shipment, validate } from './request.ts';

/** A font of Latin letters only. */
const missingCharacters = (text: string) => [...new Set([...text].filter((character) => character > 'ž'))];

test('every printed text with a character that no font has is warned about', () => {
  const foreign = { ...party(), contact: { personName: '李', companyName: 'Łódź Ltd' } };
  const body = shipment({
    shipper: foreign,
    recipient: {
      ...foreign,
      address: { countryCode: 'US', city: '東京 Tokyo', streetLine1: '1 Main St', zipCode: '90001' },
    },
    returnAddress: foreign,
    itemLines: [{ weight: { units: 'LB', value: 1 }, customerReference: { ref1: 'Größe 📦', ref2: null } }],
    customs: { customsItems: [customsItem({ description: 'おもちゃ', sku: '箱' })] },
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
  const city = `City ${String.fromCodePoint(...Array.from({ length: 12 }, (_, index) => 0x4e00 + index))}`;
  const recipient = { ...party(), address: { countryCode: 'US', city, streetLine1: '1 Main St' } };
  const { warnings } = validate(shipment({ recipient }), { missingCharacters });
  expect(warnings[0]?.message).toMatch(/一 \(U\+4E00\), .* and 2 more\.$/u);
});

test.each([
  ['contact/personName', { contact: { personName: '李 明', companyName: '' } }],
  ['contact/companyName', { contact: { companyName: '松下' } }],
  ['address/streetLine1', { address: { streetLine1: '銀座', streetLine2: '(東)' } }],
  ['address/city', { address: { city: '東京' } }],
])(
  'a recipient whose %s nobody could read on the label is refused, unless another service draws it',
  (field, change) => {
    const sound = party() as { contact: object; address: object };
    const address = { ...sound.address, ...('address' in change ? change.address : {}) };
    const recipient = { ...sound, ...change, address };
    const refused = validate(shipment({ recipient }), { missingCharacters });
    expect(listed(refused.errors)).toEqual([`FIELD_INVALID /recipient/${field}`]);
    expect(refused.errors[0]?.message).toMatch(
      / must have letters that labels can show; it is ".+", of which none can be printed\.$/,
    );
    const gateway = {
      ...defaultAccount('test-a'),
      carrierId: 'upstream',
      adapter: { type: 'gateway' } as Account['adapter'],
    };
    const upstream = validate(shipment({ recipient, carrierId: 'upstream' }), {
      missingCharacters,
      accounts: [gateway],
    });
    expect(listed(upstream.errors)).toEqual([]);
  },
);
