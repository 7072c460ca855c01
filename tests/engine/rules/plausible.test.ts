import { describe, expect, test } from 'vitest';
import type { Account } from '#shared/schema/accounts/account.ts';
import { postalCodeForm } from '#shared/schema/postal-codes.ts';
import { customsItem, defaultAccount, errorsOf, listed, shipment, validate } from './request.ts';

const adapters = {
  test: { type: 'test' },
  gateway: { type: 'gateway' },
  range: { type: 'range' },
} as unknown as Record<'test' | 'gateway' | 'range', Account['adapter']>;

/** What an account of that kind says of a recipient in the United States with this in place of what is right. */
function said(kind: keyof typeof adapters, address: object, contact: object = {}, more: object = {}) {
  const recipient = {
    address: {
      countryCode: 'US',
      city: 'Reno',
      stateOrProvinceCode: 'NV',
      zipCode: '89506',
      streetLine1: '1 Main St',
      ...address,
    },
    contact: { personName: 'Jane Roe', ...contact },
  };
  const account = { ...defaultAccount('test-a'), carrierId: 'mine', adapter: adapters[kind] };
  const { errors, warnings } = validate(shipment({ carrierId: 'mine', recipient, ...more }), { accounts: [account] });
  return { errors: listed(errors), warnings: listed(warnings), message: (errors[0] ?? warnings[0])?.message };
}

const customs = { customs: { customsItems: [customsItem({ value: { amount: 1, currency: 'EUO' } })] } };
describe.each([
  [
    'address/zipCode',
    [{ zipCode: '8950' }],
    'recipient.address.zipCode must be a postal code of US, written NNNNN(-NNNN) (N a digit, A a letter); it is "8950".',
  ],
  [
    'address/stateOrProvinceCode',
    [{ stateOrProvinceCode: 'XX' }],
    'recipient.address.stateOrProvinceCode must be a state or province of US, by its code or its name; it is "XX".',
  ],
  [
    'contact/phoneNumber',
    [{}, { phoneNumber: 'ask Joe' }],
    'recipient.contact.phoneNumber must be a telephone number of 5 to 15 digits, such as +1 503 555 0177; it is "ask Joe".',
  ],
  [
    'contact/emailAddress',
    [{}, { emailAddress: 'jane@' }],
    'recipient.contact.emailAddress must be an e-mail address, such as name@example.com; it is "jane@".',
  ],
  [
    'customs',
    [{}, {}, customs],
    'customs.customsItems[0].value.currency must be a currency of ISO 4217 that is in use, such as USD; it is "EUO".',
  ],
] as const)('a wrong %s', (field, [address, contact, more], message) => {
  const pointer = field === 'customs' ? '/customs/customsItems/0/value/currency' : `/recipient/${field}`;

  test.each(['test', 'gateway'] as const)('is a warning where a %s account decides', (kind) => {
    expect(said(kind, address, contact, more)).toEqual({
      errors: [],
      warnings: [`FIELD_DOUBTFUL ${pointer}`],
      message,
    });
  });

  test('is an error where the station draws a live label', () => {
    expect(said('range', address, contact, more)).toEqual({
      errors: [`FIELD_INVALID ${pointer}`],
      warnings: [],
      message,
    });
  });
});

test.each([
  { zipCode: '89506-1234' },
  { stateOrProvinceCode: 'Nevada' },
  { stateOrProvinceCode: 'AE', zipCode: '09012' },
  { countryCode: 'HK', stateOrProvinceCode: 'anything', zipCode: 'none' },
])('%j is right', (address) =>
  expect(said('test', address).warnings.filter((warning) => warning.startsWith('FIELD_DOUBTFUL'))).toEqual([]),
);

test.each(['+1 555-0100 ext. 58371', '(555) 010-0123 x12', '+1 555 0100'])(
  '%s is a telephone number, and ships where the station draws a live label',
  (phoneNumber) => expect(said('range', {}, { phoneNumber }).errors).toEqual([]),
);

test('what is ill-formed already has one error', () => {
  expect(
    errorsOf(
      shipment({ itemLines: [{ weight: { units: 'LB', value: 1 }, declaredInfo: { amount: 1, currency: 'EURO' } }] }),
    ),
  ).toEqual(['FIELD_INVALID /itemLines/0/declaredInfo/currency']);
});

/** Codes that are in use, one or more for each way of writing them. */
test.each(
  Object.entries({
    US: ['90001', '90001-1234'],
    CA: ['K1A 0B1', 'k1a0b1'],
    GB: ['SW1A 1AA', 'M1 1AE', 'EC1A1BB', 'W1A 0AX'],
    IE: ['D02 X285', 'D6W XK28'],
    DE: ['10115', 'DE-10115'],
    AT: ['1010'],
    CH: ['8001', 'CH-8001'],
    NL: ['1012 AB', '1012AB'],
    BE: ['9000'],
    FR: ['75001'],
    PL: ['00-950'],
    PT: ['1000-205'],
    SE: ['114 55', '11455'],
    CZ: ['110 00'],
    JP: ['100-0001', '1000001'],
    BR: ['01310-100'],
    IN: ['110001', '110 001'],
    AU: ['2000'],
    LV: ['LV-1010', '1010'],
    MT: ['VLT 1117'],
    AD: ['AD500'],
    TW: ['100', '10048', '100048'],
    KR: ['03187'],
    IT: ['00184'],
  }),
)('postal codes of %s', (country, codes) => {
  for (const code of codes) expect([code, postalCodeForm(country, code)]).toEqual([code, null]);
  for (const code of ['1', 'ABCDEFGH', '123456789012']) expect(postalCodeForm(country, code)).not.toBeNull();
});
