import { describe, expect, test } from 'vitest';
import { createEventParser } from '#renderer/api/event-stream.ts';
import { readAddressBlock } from '#renderer/format/address-block.ts';
import { decimalMarkOf, localDecimal, parseDecimal } from '#renderer/format/decimal.ts';
import { inOtherLengthUnit, inOtherWeightUnit } from '#renderer/format/units.ts';

describe('a typed number', () => {
  test.each([
    ['2.5', 2.5],
    ['2,5', 2.5],
    [' 31,6 ', 31.6],
    [',5', 0.5],
    ['7.', 7],
    ['', null],
  ])('%j is %j', (typed, value) => expect(parseDecimal(typed)).toBe(value));

  test.each(['1.2.3', '1,2.3', 'abc', '1e3', '--1'])('%j is none', (typed) => expect(parseDecimal(typed)).toBeNaN());

  test('takes the decimal mark of the language and keeps its digits', () => {
    expect(localDecimal('2.50', decimalMarkOf('de-DE'))).toBe('2,50');
    expect(localDecimal('2,50', decimalMarkOf('en-GB'))).toBe('2.50');
    expect(localDecimal('1.2.3', ',')).toBe('1.2.3');
  });
});

test('a weight and a side are shown in the other unit', () => {
  expect(inOtherWeightUnit(1, 'LB')).toBe(0.45359237);
  expect(inOtherWeightUnit(45.359237, 'KG')).toBeCloseTo(100, 10);
  expect(inOtherLengthUnit(1, 'IN')).toBe(2.54);
});

describe('a pasted address', () => {
  test('of the United States', () => {
    expect(readAddressBlock('Jane Roe\nAcme Inc.\n1 Main St\nApt 4\nLos Angeles, CA 90001\nUSA')).toMatchObject({
      personName: 'Jane Roe',
      companyName: 'Acme Inc.',
      streetLine1: '1 Main St',
      streetLine2: 'Apt 4',
      city: 'Los Angeles',
      stateOrProvinceCode: 'CA',
      zipCode: '90001',
      countryCode: 'US',
    });
  });

  test('of Germany, with telephone and e-mail anywhere', () => {
    const block =
      'Muster GmbH\nErika Muster\nTel: +49 30 123456\nInvalidenstraße 7\n10115 Berlin\nDeutschland\nerika@example.com';
    expect(readAddressBlock(block)).toMatchObject({
      personName: 'Erika Muster',
      companyName: 'Muster GmbH',
      streetLine1: 'Invalidenstraße 7',
      zipCode: '10115',
      city: 'Berlin',
      countryCode: 'DE',
      phoneNumber: '+49 30 123456',
      emailAddress: 'erika@example.com',
    });
  });

  test('of the United Kingdom, with the post code on a line of its own', () => {
    expect(readAddressBlock('John Smith\n10 Long Acre\nLondon\nSW1A 1AA')).toMatchObject({
      personName: 'John Smith',
      streetLine1: '10 Long Acre',
      city: 'London',
      zipCode: 'SW1A 1AA',
      countryCode: 'GB',
    });
  });

  test('without a country is taken to be at home', () => {
    expect(readAddressBlock('Jan Peeters\nVeldstraat 12\n9000 Gent', 'BE')).toMatchObject({
      city: 'Gent',
      zipCode: '9000',
      countryCode: 'BE',
    });
  });
});

test('events are put together from whatever pieces they come in', () => {
  const events: { id: string | null; data: string }[] = [];
  const parse = createEventParser((event) => events.push(event));
  for (const piece of [
    'id: 4',
    '7\nevent: shipment\nda',
    'ta: {"a":1}\n',
    '\n: still here\n\nda',
    'ta: x\ndata: y\n\n',
  ]) {
    parse(piece);
  }
  expect(events).toEqual([
    { id: '47', data: '{"a":1}' },
    { id: null, data: 'x\ny' },
  ]);
});
