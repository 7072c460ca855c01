import { expect, test } from 'vitest';
import { requestFaults } from '#electron/adapters/ups/request-faults.ts';
import { requestWarnings } from '#electron/adapters/ups/request-warnings.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import type { ShipmentRequest } from '#shared/schema/shipping/shipment-request.ts';
import { recipientIn } from '../../helpers/requests.ts';
import { GROUND } from './ups.ts';

const shipper: Party = {
  address: {
    countryCode: 'US',
    stateOrProvinceCode: 'TN',
    city: 'Memphis',
    zipCode: '38118',
    streetLine1: '1 Depot Road',
  },
  contact: { companyName: 'Warehouse', phoneNumber: '901 555 0100' },
};
const item = { description: 'Cup', quantity: 1, value: { amount: 5, currency: 'USD' }, countryOfOrigin: 'US' };

function checked(changes: object, { serviceCode = '03', ...more }: { serviceCode?: string; shipper?: Party } = {}) {
  const request = {
    carrierId: 'mine',
    serviceType: serviceCode,
    recipient: recipientIn('US'),
    itemLines: [{ weight: { units: 'LB', value: 1 } }],
    ...changes,
  } as ShipmentRequest;
  return { request, shipper, service: { ...GROUND, serviceCode }, config: {}, ...more };
}
const faultsOf = (...asked: Parameters<typeof checked>) =>
  [...requestFaults(checked(...asked))].map(
    ({ code, pointer, limit }) => `${code} ${pointer}${limit ? ` ${limit}` : ''}`,
  );
const to = (country: 'US' | 'DE', address: object = {}, contact: object = {}) => {
  const recipient = recipientIn(country);
  return {
    recipient: { address: { ...recipient.address, ...address }, contact: { ...recipient.contact, ...contact } },
  };
};
const line = (changes: object) => ({ itemLines: [{ weight: { units: 'LB', value: 1 }, ...changes }] });
const long = (count: number) => 'x'.repeat(count);
const customs = (changes: object) => ({ ...to('DE'), customs: { customsItems: [{ ...item, ...changes }] } });
const tax = (...taxIndentifiers: object[]) => ({ ...to('DE'), taxIndentifiers });
const number = (identifierType: string, taxableEntityType = 'SHIPPER') => ({
  identifierType,
  taxableEntityType,
  value: '1',
});
const refs = (...texts: string[]) => ({
  customerReference: Object.fromEntries(texts.map((text, index) => [`ref${index + 1}`, text])),
});

test('what UPS takes has no fault', () => {
  expect(faultsOf({})).toEqual([]);
  expect(
    faultsOf(to('DE', { streetLine1: long(35), streetLine2: long(35), streetLine3: long(35), city: long(30) })),
  ).toEqual([]);
  expect(
    faultsOf(to('US', { zipCode: '30005-1234' }, { companyName: long(35), phoneNumber: '+1 (555) 123-4567' })),
  ).toEqual([]);
  expect(
    faultsOf({
      ...to('DE'),
      customs: { customsItems: [{ ...item, description: `${long(35)} ${long(35)} ${long(33)}` }, item] },
      ...tax(number('IOSS'), number('EORI')),
    }),
  ).toEqual([]);
});

test('one article at least has room in the description of the whole shipment', () => {
  const described = (...descriptions: string[]) =>
    faultsOf({ ...to('DE'), customs: { customsItems: descriptions.map((description) => ({ ...item, description })) } });
  const words = `${long(30)} ${long(20)}`;
  expect(described(words)).toEqual(['FIELD_TOO_LONG /customs/customsItems/0/description 50']);
  expect(described(words, words)).toEqual(['FIELD_TOO_LONG /customs/customsItems/0/description 50']);
  expect(described(words, 'Cup')).toEqual([]);
  expect(described(`${long(30)} ${long(19)}`)).toEqual([]);
});

test.each([
  [{ phoneNumber: '+1 555-0100 ext. 58371' }, 'phoneNumber'],
  [{ phoneNumber: '555-0100', phoneExtension: '58371' }, 'phoneExtension'],
])("a marketplace's extension of five digits is left out, and that is said: %o", (contact, field) => {
  expect(faultsOf(to('US', {}, contact))).toEqual([]);
  const pointer = `/recipient/contact/${field}`;
  const message = `UPS has no room for recipient.contact.${field} "58371": it is left out.`;
  expect([...requestWarnings(checked(to('US', {}, contact)))]).toEqual([{ code: 'FIELD_LEFT_OUT', pointer, message }]);
});

test('an extension outside of North America is left out, and that is said', () => {
  const asked = checked(to('DE', {}, { phoneNumber: '030 123456', phoneExtension: '12' }));
  const message = 'UPS has no room for recipient.contact.phoneExtension "12": it is left out.';
  expect([...requestWarnings(asked)]).toEqual([
    { code: 'FIELD_LEFT_OUT', pointer: '/recipient/contact/phoneExtension', message },
  ]);
});

const PHONE = '/recipient/contact/phoneNumber';
const R = '/recipient/address';
const C = '/customs/customsItems/0';
test.each<[string, object, string[]]>([
  ['a street', to('US', { streetLine3: long(36) }), [`FIELD_TOO_LONG ${R}/streetLine3 35`]],
  ['a city', to('US', { city: long(31) }), [`FIELD_TOO_LONG ${R}/city 30`]],
  [
    'a region by its name',
    to('DE', { stateOrProvinceCode: 'Brandenburg' }),
    [`FIELD_TOO_LONG ${R}/stateOrProvinceCode 5`],
  ],
  ['a postal code', to('DE', { zipCode: '1234567890' }), [`FIELD_TOO_LONG ${R}/zipCode 9`]],
  ['a company', to('US', {}, { companyName: long(36) }), ['FIELD_TOO_LONG /recipient/contact/companyName 35']],
  ['a person', to('US', {}, { personName: long(36) }), ['FIELD_TOO_LONG /recipient/contact/personName 35']],
  [
    'a telephone',
    to('US', {}, { phoneNumber: '1234567890123456' }),
    ['FIELD_TOO_LONG /recipient/contact/phoneNumber 15'],
  ],
  ['a telephone in letters', to('US', {}, { phoneNumber: '1-800-FLOWERS' }), [`FIELD_INVALID ${PHONE}`]],
  ['two telephones', to('US', {}, { phoneNumber: '030 123 oder 0170 456' }), [`FIELD_INVALID ${PHONE}`]],
  ['two extensions', to('US', {}, { phoneNumber: '555-0100 x1 x2' }), [`FIELD_INVALID ${PHONE}`]],
  [
    'another extension behind the number',
    to('US', {}, { phoneNumber: '555-0100 x1', phoneExtension: '2' }),
    ['FIELD_INVALID /recipient/contact/phoneNumber'],
  ],
  [
    'an e-mail',
    to('US', {}, { emailAddress: `${long(50)}@a.de` }),
    ['FIELD_TOO_LONG /recipient/contact/emailAddress 50'],
  ],
  ['no telephone abroad', to('DE', {}, { phoneNumber: '' }), ['FIELD_REQUIRED /recipient/contact/phoneNumber']],
  ['a return to another country', { returnAddress: recipientIn('DE') }, ['FIELD_NOT_SUPPORTED /returnAddress']],
  ['a third reference', line(refs('a', 'b', 'c')), ['FIELD_NOT_SUPPORTED /itemLines/0/customerReference/ref3']],
  ['a long reference', line(refs(long(36))), ['FIELD_TOO_LONG /itemLines/0/customerReference/ref1 35']],
  [
    'three references on two packages abroad',
    {
      ...to('DE'),
      itemLines: [
        { weight: {}, ...refs('a', 'b') },
        { weight: {}, ...refs('c') },
      ],
    },
    ['FIELD_NOT_SUPPORTED /itemLines/1/customerReference/ref1'],
  ],
  ['a packaging', line({ packageCode: 'BOX' }), ['FIELD_TOO_LONG /itemLines/0/packageCode 2']],
  ['a packaging that is no text', line({ packageCode: { box: 1 } }), ['FIELD_NOT_SUPPORTED /itemLines/0/packageCode']],
  ['a special service', line({ specialService: ['X'] }), ['FIELD_NOT_SUPPORTED /itemLines/0/specialService']],
  ['a PNG', { labelSpecification: { imageType: 'PNG' } }, ['VALUE_NOT_ALLOWED /labelSpecification/imageType']],
  [
    'a sheet',
    { labelSpecification: { labelStockType: 'PAPER_A4' } },
    ['VALUE_NOT_ALLOWED /labelSpecification/labelStockType'],
  ],
  [
    'an indirect signature',
    { signatureOption: { signatureOptionType: 'INDIRECT' } },
    ['FIELD_NOT_SUPPORTED /signatureOption/signatureOptionType'],
  ],
  ['another payment', { paymentOption: { paymentType: 'CASH' } }, ['VALUE_NOT_ALLOWED /paymentOption/paymentType']],
  ['a payer without an account', { paymentOption: { paymentType: 'COLLECT' } }, ['FIELD_INVALID /paymentOption/payor']],
  [
    'a third party without a country',
    { paymentOption: { paymentType: 'THIRD_PARTY', payor: 'A1B2C3' } },
    ['FIELD_INVALID /paymentOption/payor'],
  ],
  [
    'terms within a country',
    { paymentOption: { paymentTerms: 'DDP' } },
    ['FIELD_NOT_SUPPORTED /paymentOption/paymentTerms'],
  ],
  [
    'unknown terms',
    { ...to('DE'), paymentOption: { paymentTerms: 'NET30' } },
    ['VALUE_NOT_ALLOWED /paymentOption/paymentTerms'],
  ],
  [
    'a long description',
    customs({ description: long(106) }),
    [`FIELD_TOO_LONG ${C}/description 105`, `FIELD_TOO_LONG ${C}/description 50`],
  ],
  ['a short tariff code', customs({ harmonizedTariffCode: '6109' }), [`FIELD_INVALID ${C}/harmonizedTariffCode`]],
  ['a long tariff code', customs({ harmonizedTariffCode: long(16) }), [`FIELD_TOO_LONG ${C}/harmonizedTariffCode 15`]],
  ['a long article number', customs({ sku: long(36) }), [`FIELD_TOO_LONG ${C}/sku 35`]],
  ['very many', customs({ quantity: 10_000_000 }), [`FIELD_TOO_LONG ${C}/quantity 7`]],
  ['no country of origin', customs({ countryOfOrigin: undefined }), [`FIELD_REQUIRED ${C}/countryOfOrigin`]],
  [
    'many decimals',
    customs({ value: { amount: 0.1234567, currency: 'USD' } }),
    [`DECIMAL_PLACES_EXCEEDED ${C}/value/amount 6`],
  ],
  ['a number of no kind that UPS has', tax(number('OSS')), ['FIELD_NOT_SUPPORTED /taxIndentifiers/0']],
  ['a passport of the recipient', tax(number('PASSPORT', 'RECIPIENT')), ['FIELD_NOT_SUPPORTED /taxIndentifiers/0']],
  ['two collected taxes', tax(number('IOSS'), number('VOEC')), ['FIELD_NOT_SUPPORTED /taxIndentifiers/1']],
])('%s that UPS has no room for is refused, with the limit', (_, changes, faults) =>
  expect(faultsOf(changes)).toEqual(faults),
);

test('a border within a country wants what one to another country wants, and takes terms', () => {
  const inSpain = (zipCode: string): Party => ({
    address: { ...shipper.address, countryCode: 'ES', stateOrProvinceCode: '', zipCode },
    contact: { ...shipper.contact, phoneNumber: '' },
  });
  const asked = { ...customs({ countryOfOrigin: undefined }), paymentOption: { paymentTerms: 'DAP' } };
  const sent = (zipCode: string) => faultsOf({ ...asked, recipient: inSpain(zipCode) }, { shipper: inSpain('28001') });
  expect(sent('35200')).toEqual([
    'FIELD_REQUIRED /recipient/contact/phoneNumber',
    'FIELD_REQUIRED /shipper/contact/phoneNumber',
    `FIELD_REQUIRED ${C}/countryOfOrigin`,
  ]);
  expect(sent('08001')).toEqual(['FIELD_NOT_SUPPORTED /paymentOption/paymentTerms']);
});

test('a service whose code is none of UPS’s is refused', () =>
  expect(faultsOf({}, { serviceCode: 'GROUND' })).toEqual(['FIELD_TOO_LONG /serviceType 2']));
