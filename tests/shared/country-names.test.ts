import { expect, test } from 'vitest';
import { countryCodeOf } from '#shared/format/country-names.ts';

test.each([
  ['DE', 'DE'],
  ['de', 'DE'],
  [' Germany ', 'DE'],
  ['DEUTSCHLAND', 'DE'],
  ['Österreich', 'AT'],
  ['Osterreich', 'AT'],
  ['Schweiz', 'CH'],
  ['USA', 'US'],
  ['U.S.A.', 'US'],
  ['United States', 'US'],
  ['Vereinigte Staaten', 'US'],
  ['UK', 'GB'],
  ['United Kingdom', 'GB'],
  ['Großbritannien', 'GB'],
  ['The Netherlands', 'NL'],
  ['Niederlande', 'NL'],
  ['France', 'FR'],
  ['Frankreich', 'FR'],
  ['España', 'ES'],
  ['Türkei', 'TR'],
  ['Côte d’Ivoire', 'CI'],
  ['İtalya', 'IT'],
  ['italya', 'IT'],
  ['Kıbrıs', 'CY'],
  ['KIBRIS', 'CY'],
])('%s is %s', (text, code) => {
  expect(countryCodeOf(text)).toBe(code);
});

test.each(['', 'QQ', 'Berlin', 'GER', 'Georgia Street', 'Georgia 30303'])('"%s" names no country', (text) => {
  expect(countryCodeOf(text)).toBeNull();
});
