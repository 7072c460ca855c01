import { parseAddress } from '#shared/format/parse-address.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { partyToDraft } from '#renderer/components/party/party-draft.ts';
import {
  decimalMarkOf,
  localDecimal,
  parseDecimal,
  possibleReadings,
  writtenDecimal,
} from '#renderer/format/decimal.ts';
import { i18n } from '#renderer/messages/index.ts';
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

  describe('that could be wrong by a factor of a thousand', () => {
    afterEach(() => void (i18n.global.locale.value = 'en'));

    test('is read where its mark is that of the language, and is no number elsewhere', () => {
      expect([parseDecimal('1.250'), parseDecimal('1,250'), parseDecimal('1,250.5')]).toEqual([1.25, NaN, 1250.5]);
      i18n.global.locale.value = 'de';
      expect([parseDecimal('1.250'), parseDecimal('1,250'), parseDecimal('1.250,5')]).toEqual([NaN, 1.25, 1250.5]);
    });

    test.each(['en', 'de'] as const)('is written so that it is read as it was (%s)', (language) => {
      i18n.global.locale.value = language;
      for (const value of [1.234, 23.001, 1250, 0.5])
        expect(parseDecimal(writtenDecimal(value, decimalMarkOf(language)))).toBe(value);
    });

    test('has two readings, each of which can be typed without doubt', () => {
      for (const [language, typed] of [
        ['en', '1,250'],
        ['de', '1.250'],
        ['en', '-2,375'],
        ['de', '12.500'],
      ] as const) {
        i18n.global.locale.value = language;
        const readings = possibleReadings(typed) ?? [];
        const [larger, smaller] = readings.map((reading) => parseDecimal(reading) ?? NaN);
        expect([Number(larger) / Number(smaller), larger]).toEqual([1000, Number(typed.replace(/[.,]/, ''))]);
      }
      expect(['1,25', '1250', '', 'abc', '0,250'].map(possibleReadings)).toEqual([null, null, null, null, null]);
    });
  });

  test('in groups loses them when it is left', () => {
    expect([localDecimal('1,234.5', '.'), localDecimal('1.234,5', ',')]).toEqual(['1234.5', '1234,5']);
  });

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

test('an address with an extension keeps it: the form has one field for both', () => {
  const { party } = parseAddress('Dana Scully\n3170 W 53rd Rd\nAnnapolis, MD 21401\nPhone: +1 207-835-4259 ext. 30141');
  expect(partyToDraft(party)).toMatchObject({ personName: 'Dana Scully', phoneNumber: '+1 207-835-4259 ext. 30141' });
});
