import { expect, test } from 'vitest';
import { currencyOfSign, splitCurrencySign } from '#shared/format/currency-sign.ts';

test.each([
  ['€', 'EUR'],
  [' US$', 'USD'],
  ['Lei', 'RON'],
  ['kr', null],
  ['EUR', null],
  ['constructor', null],
])('%j stands for %j', (text, code) => {
  expect(currencyOfSign(text)).toBe(code);
});

test('an amount is parted from the longest sign beside it', () => {
  expect(splitCurrencySign('US$ 12.50')).toEqual({ amount: '12.50', sign: 'us$' });
  expect(splitCurrencySign('12,50 kr.')).toEqual({ amount: '12,50', sign: 'kr.' });
  expect(splitCurrencySign('12,50')).toBeNull();
});
