import { describe, expect, test } from 'vitest';
import type { BatchTarget } from '#shared/schema/batches/batch-target.ts';
import { composeRow } from '#electron/engine/batches/table/compose-row.ts';
import type { TableRules } from '#electron/engine/batches/table/table-rules.ts';
import { USUAL_OPTIONS } from '#shared/schema/batches/batch-options.ts';

type Values = Partial<Record<BatchTarget, string | number>>;

/** A row whose columns are called like their targets. */
function compose(values: Values, rules: Partial<TableRules> = {}, fields: Values = {}) {
  const mapping = Object.fromEntries(Object.keys(values).map((target) => [target, target as BatchTarget]));
  const usual = { mapping, defaults: {}, options: USUAL_OPTIONS, decimalSeparator: null };
  return composeRow({ cells: values, furtherLines: [], fields }, { ...usual, ...rules });
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into requests freely
const requestOf = (...parameters: Parameters<typeof compose>): any => compose(...parameters).request;
const lineOf = (...parameters: Parameters<typeof compose>) => requestOf(...parameters).itemLines[0];
const errorsOf = (...parameters: Parameters<typeof compose>) =>
  compose(...parameters).errors.map(({ code, pointer }) => `${code} ${pointer}`);

describe('a row of a table', () => {
  test('is refused where a spreadsheet rounded a number of which each digit counts', () => {
    expect(errorsOf({ ref1: '1.23457E+15' })).toEqual(['FIELD_INVALID /itemLines/0/customerReference/ref1']);
    expect(errorsOf({ 'recipient.contact.phoneNumber': '4,91761E+11' })).toEqual([
      'FIELD_INVALID /recipient/contact/phoneNumber',
    ]);
    expect(errorsOf({ ref1: '12E5', itemCode: '1E5' })).toEqual([]);
  });

  test.each([
    ['that cannot be read', { weight: 'abc', weightUnits: 'g' }, { weight: { units: 'KG' } }],
    ['that cannot be read, in one cell', { weight: '1e2 oz' }, { weight: { units: 'LB' } }],
    ['that is missing', { weight: '', weightUnits: 'oz' }, { weight: { units: 'LB' } }],
    ['that cannot be read, of a side', { length: 'x', lengthUnits: 'mm' }, { dimensions: { units: 'CM' } }],
  ])('is not told that its unit is wrong beside a number %s', (_which, values, line) => {
    expect(lineOf(values)).toEqual(line);
  });

  test('has numbers without the noise of reckoning, as other programs write them into CSV', () => {
    expect(lineOf({ weight: '0.30000000000000004 kg', declaredValue: '19,989999999999998' })).toMatchObject({
      weight: { value: 0.3 },
      declaredInfo: { amount: 19.99 },
    });
  });

  test('fills the fields that its columns name', () => {
    const { request, errors } = compose({
      account: 'test-f',
      service: '101',
      'recipient.contact.personName': ' Jane\nRoe ',
      'recipient.address.countryCode': 'Deutschland',
      'recipient.address.zipCode': '01067',
      weight: '2.5',
      weightUnits: 'kgs',
      length: '30',
      width: '20',
      height: 10.5,
      lengthUnits: 'cm',
      ref1: 'PO 7',
      declaredValue: '19,99',
      declaredCurrency: 'EUR',
      itemCode: 'SHOE',
      imageType: 'ZPL',
    });
    expect(errors).toEqual([]);
    expect(request).toEqual({
      carrierId: 'test-f',
      serviceType: '101',
      recipient: { contact: { personName: 'Jane Roe' }, address: { countryCode: 'DE', zipCode: '01067' } },
      itemLines: [
        {
          weight: { value: 2.5, units: 'KG' },
          dimensions: { length: 30, width: 20, height: 10.5, units: 'CM' },
          customerReference: { ref1: 'PO 7' },
          declaredInfo: { amount: 19.99, currency: 'EUR' },
          itemCode: 'SHOE',
        },
      ],
      labelSpecification: { imageType: 'ZPL' },
    });
  });

  test('lies on top of the defaults; an empty cell leaves the default', () => {
    const defaults = { carrierId: 'test-f', itemLines: [{ weight: { units: 'KG', value: 1 } }] };
    expect(requestOf({ account: ' ', weight: '3' }, { defaults })).toEqual({
      carrierId: 'test-f',
      itemLines: [{ weight: { units: 'KG', value: 3 } }],
    });
  });

  test('gives way to what was given for its fields, also to nothing', () => {
    const fields = { ref1: 'mended', ref2: '' };
    expect(lineOf({ ref1: 'PO', ref2: 'X' }, {}, fields)).toEqual({ customerReference: { ref1: 'mended' } });
  });

  test('joins a street and its number', () => {
    const street = (values: Values) => requestOf(values).recipient.address.streetLine1;
    expect(street({ 'recipient.address.houseNumber': '7a', 'recipient.address.streetLine1': 'Hauptstr.' })).toBe(
      'Hauptstr. 7a',
    );
    expect(street({ 'recipient.address.houseNumber': 7 })).toBe('7');
  });

  test('joins a first and a last name, where there is no whole name', () => {
    const name = (values: Values) => requestOf(values).recipient.contact.personName;
    expect(name({ 'recipient.contact.lastName': 'Roe', 'recipient.contact.firstName': 'Jane' })).toBe('Jane Roe');
    expect(name({ 'recipient.contact.lastName': 'Roe' })).toBe('Roe');
    expect(name({ 'recipient.contact.firstName': 'J', 'recipient.contact.personName': 'Dr. Jane Roe' })).toBe(
      'Dr. Jane Roe',
    );
  });

  test('makes as many equal packages as it has copies, and tells their ids apart', () => {
    const { itemLines } = requestOf({ copies: '3', weight: '2', itemTransactionId: 'BOX' });
    expect(itemLines.map((line: { itemTransactionId: string }) => line.itemTransactionId)).toEqual([
      'BOX-1',
      'BOX-2',
      'BOX-3',
    ]);
    expect(requestOf({ copies: 2, weight: '2' }).itemLines).toEqual([
      { weight: { value: 2 } },
      { weight: { value: 2 } },
    ]);
    expect(errorsOf({ copies: '0', weight: '2' })).toEqual(['FIELD_INVALID /itemLines']);
    expect(errorsOf({ copies: '201', weight: '2' })).toEqual(['FIELD_INVALID /itemLines']);
    expect(errorsOf({ copies: '1,5', weight: '2' })).toEqual(['FIELD_INVALID /itemLines']);
  });
});

describe('a number in a row', () => {
  test('is read by the separator of the table, and is exact where a spreadsheet has a number', () => {
    expect(lineOf({ weight: '1,250' }, { decimalSeparator: 'COMMA' })).toEqual({ weight: { value: 1.25 } });
    expect(lineOf({ weight: 1.25 })).toEqual({ weight: { value: 1.25 } });
  });

  test('that could be a thousand times as much is an error, and says how to write it', () => {
    const { request, errors } = compose({ weight: '1,250' });
    expect(request).toEqual({});
    expect(errors).toEqual([
      {
        code: 'FIELD_INVALID',
        pointer: '/itemLines/0/weight/value',
        message: '"1,250" can mean 1250 and 1.25: write 1250 or 1.2500.',
        actual: '1,250',
      },
    ]);
  });

  test('brings its unit with it; units that contradict each other are an error', () => {
    expect(lineOf({ weight: '2,5 kg' })).toEqual({ weight: { value: 2.5, units: 'KG' } });
    expect(lineOf({ weight: '5lbs', weightUnits: 'LB' })).toEqual({ weight: { value: 5, units: 'LB' } });
    expect(errorsOf({ weight: '5 lb', weightUnits: 'kg' })).toEqual(['FIELD_CONFLICT /itemLines/0/weight/value']);
    expect(errorsOf({ length: '30 cm', width: '8"', height: '10 cm' })).toEqual([
      'FIELD_CONFLICT /itemLines/0/dimensions/width',
    ]);
  });

  test('that is none is an error', () => {
    expect(errorsOf({ weight: 'heavy', declaredValue: '€ 5' })).toEqual([
      'FIELD_INVALID /itemLines/0/weight/value',
      'FIELD_INVALID /itemLines/0/declaredInfo/amount',
    ]);
  });
});

describe('a postal code that has been through a spreadsheet', () => {
  const zip = (code: string | number, country: string) =>
    compose({ 'recipient.address.zipCode': code, 'recipient.address.countryCode': country });
  const codeOf = (...of: Parameters<typeof zip>) =>
    (zip(...of).request as { recipient: { address: { zipCode?: string } } }).recipient.address.zipCode;

  test.each([
    ["'90026", 'US', '90026'],
    ['80,203', 'US', '80203'],
    ['80.203', 'DE', '80203'],
    [80203, 'US', '80203'],
    ['90210-1234', 'US', '90210-1234'],
    ['1,000', 'AT', '1000'],
    ['SW1A 1AA', 'GB', 'SW1A 1AA'],
    ['00-950', 'PL', '00-950'],
    ['1,000', 'GB', '1,000'],
  ])('%s of %s is %s', (code, country, whole) => {
    expect([codeOf(code, country), zip(code, country).errors]).toEqual([whole, []]);
  });

  test.each([
    [1067, 'DE', '01067'],
    ['2134', 'US', '02134'],
    ["'501", 'US', '00501'],
    ['8,001', 'ES', '08001'],
  ])('%s of %s has perhaps lost its zeros, which is asked, never guessed', (code, country, whole) => {
    const { errors } = zip(code, country);
    expect(codeOf(code, country)).toBeUndefined();
    expect(errors).toMatchObject([{ code: 'FIELD_INVALID', pointer: '/recipient/address/zipCode', actual: code }]);
    expect(errors[0]?.message).toContain(`write ${whole}.`);
  });
});

describe('a weight', () => {
  const inUnits = (weightUnits: 'G' | 'OZ' | 'LB' | null) => ({ options: { ...USUAL_OPTIONS, weightUnits } });

  test.each([
    ['500', inUnits('G'), { value: 0.5, units: 'KG' }],
    ['500 g', {}, { value: 0.5, units: 'KG' }],
    ['8', inUnits('OZ'), { value: 0.5, units: 'LB' }],
    ['1 lb 3 oz', {}, { value: 1.1875, units: 'LB' }],
    ['2lbs. 8oz', inUnits('G'), { value: 2.5, units: 'LB' }],
    ['2 pounds, 4 ounces', {}, { value: 2.25, units: 'LB' }],
    ['2 kg', inUnits('LB'), { value: 2, units: 'KG' }],
    ['="750"', inUnits('G'), { value: 0.75, units: 'KG' }],
  ])('%s is understood', (weight, rules, expected) => {
    expect(lineOf({ weight }, rules).weight).toEqual(expected);
  });

  test('is in the unit that its own column says, grams and ounces too', () => {
    expect(lineOf({ weight: '250', weightUnits: 'Gramm' }).weight).toEqual({ value: 0.25, units: 'KG' });
    expect(lineOf({ weight: '12', weightUnits: 'oz' }, inUnits('G')).weight).toEqual({ value: 0.75, units: 'LB' });
    expect(lineOf({ weight: '3.5755 oz' }, inUnits('G')).weight).toEqual({ value: 0.22346875, units: 'LB' });
  });
});

test('the marks by which a spreadsheet keeps a text are taken away; an apostrophe of a name stays', () => {
  const { recipient } = requestOf({
    'recipient.contact.personName': "'t Hooft",
    'recipient.contact.phoneNumber': "'+49 30 1234",
    'recipient.address.streetLine1': '="5 ""Old"" Road"',
    'recipient.address.zipCode': '="00501"',
    'recipient.address.countryCode': 'US',
  });
  expect(recipient).toEqual({
    contact: { personName: "'t Hooft", phoneNumber: '+49 30 1234' },
    address: { streetLine1: '5 "Old" Road', zipCode: '00501', countryCode: 'US' },
  });
});
