import { isCountryCode } from '#shared/schema/country.ts';
import type { Violation } from '#shared/diagnostics/problem.ts';
import type { ElementSources } from '#shared/barcode/application-identifiers.ts';
import { configFault, defineAdapter } from '#electron/engine/accounts/index.ts';
import { wholePrefix } from './compose-number.ts';
import { RangeAdapterConfig } from './config.ts';
import { elementFaults } from './element-faults.ts';
import { words } from './messages/index.ts';

/** Live labels from a number range that the carrier assigned (contract, section 9). */
export const rangeDefinition = defineAdapter({
  type: 'range',
  config: RangeAdapterConfig,
  isTest: false,
  drawsLabels: true,
  voidMeans: 'NUMBERS_RETIRED',
  symbology: ({ symbology }) => symbology,
  logisticLabel: ({ label, elements = {} }) => (label === 'GS1_LOGISTIC' ? (elements as ElementSources) : null),
  faults,
  requestFaults: elementFaults,
  form: [
    { member: 'prefix', columns: 2, code: true },
    { member: 'first', columns: 5, code: true, needed: true },
    { member: 'last', columns: 5, code: true, needed: true },
    { member: 'checkDigit', columns: 4 },
    { member: 'symbology', columns: 4, advanced: true },
    { member: 'warnBelow', columns: 4, advanced: true },
    { member: 'country', columns: 4, advanced: true, code: true, example: 'DE' },
    { member: 'label', columns: 4, advanced: true },
    { member: 'companyPrefix', columns: 4, advanced: true, code: true, example: '952123456' },
    { member: 'elements', columns: 12, advanced: true, code: true, example: '400 = ref1' },
  ],
  words,
});

/** Numbers that are a range, and fit into their barcode and on their label. */
function* faults(config: RangeAdapterConfig): Generator<Violation> {
  const { first, last, checkDigit, symbology, country = '' } = config;
  const digitsOnly = /^[0-9]*$/.test(wholePrefix(config)) && checkDigit !== 'MOD37_36' && country === '';
  if (first.length !== last.length || first > last) {
    const message = `The last number ${last} must have as many digits as the first, ${first}, and not be below it.`;
    yield configFault('FIELD_INVALID', 'last', message, last);
  }
  const length = wholePrefix(config).length + first.length + (checkDigit === 'NONE' ? 0 : 1) + country.length;
  if (symbology === 'INTERLEAVED_2_OF_5' && (!digitsOnly || length % 2 !== 0)) {
    const message = `Interleaved 2 of 5 carries an even number of digits; these numbers have ${length} characters.`;
    yield configFault('FIELD_INVALID', 'symbology', message, symbology);
  }
  if (symbology === 'GS1_128' && (!digitsOnly || length !== 18 || checkDigit !== 'MOD10')) {
    const message = `GS1-128 carries an SSCC: 18 digits with a MOD10 check digit; these numbers have ${length} characters.`;
    yield configFault('FIELD_INVALID', 'symbology', message, symbology);
  }
  yield* postalFaults(config);
  yield* logisticFaults(config);
}

/** A country makes a number one of UPU standard S10: two letters, eight digits, check digit, country. */
function* postalFaults({ prefix, first, checkDigit, country }: RangeAdapterConfig): Generator<Violation> {
  if (country === undefined) return;
  if (!isCountryCode(country)) {
    yield configFault('FIELD_INVALID', 'country', `${country} is not an ISO 3166-1 country code.`, country);
  } else if (!/^[A-Z]{2}$/.test(prefix) || first.length !== 8 || checkDigit !== 'MOD11') {
    const message = `A number with a country is one of UPU S10: a prefix of two letters, eight digits and a MOD11 check digit.`;
    yield configFault('FIELD_INVALID', 'country', message, country);
  }
}

/** Which application identifiers need which others, or cannot be beside them (GS1 General Specifications, 4.13). */
function* logisticFaults(config: RangeAdapterConfig): Generator<Violation> {
  const { prefix, companyPrefix, symbology, label, elements = {} } = config;
  if (companyPrefix !== undefined && (symbology !== 'GS1_128' || !/^[0-9]$/.test(prefix))) {
    const message = 'A GS1 company prefix makes an SSCC: the prefix is then one digit, and the barcode GS1-128.';
    yield configFault('FIELD_INVALID', 'companyPrefix', message, companyPrefix);
  }
  if (label === 'GS1_LOGISTIC' && companyPrefix === undefined) {
    yield configFault('FIELD_REQUIRED', 'companyPrefix', 'The GS1 logistic label needs the GS1 company prefix.');
  }
  const wrong =
    'elements' in config && label !== 'GS1_LOGISTIC'
      ? 'Application identifiers are for the GS1 logistic label.'
      : '01' in elements && '02' in elements
        ? 'Application identifier 01 cannot be beside 02.'
        : '02' in elements !== '37' in elements
          ? 'Application identifiers 02 and 37 need each other.'
          : '10' in elements && !('01' in elements) && !('02' in elements)
            ? 'Application identifier 10 needs 01 or 02.'
            : null;
  if (wrong) yield configFault('FIELD_INVALID', 'elements', wrong);
}
