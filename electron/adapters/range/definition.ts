import type { Violation } from '#shared/diagnostics/problem.ts';
import { configFault, defineAdapter } from '#electron/engine/accounts/index.ts';
import { RangeAdapterConfig } from './config.ts';
import { words } from './messages/index.ts';

/** Live labels from a number range that the carrier assigned (contract, section 9). */
export const rangeDefinition = defineAdapter({
  type: 'range',
  config: RangeAdapterConfig,
  isTest: false,
  drawsLabels: true,
  voidMeans: 'NUMBERS_RETIRED',
  symbology: ({ symbology }) => symbology,
  faults,
  form: [
    { member: 'prefix', columns: 2, code: true },
    { member: 'first', columns: 5, code: true, needed: true },
    { member: 'last', columns: 5, code: true, needed: true },
    { member: 'checkDigit', columns: 4 },
    { member: 'symbology', columns: 4, advanced: true },
    { member: 'warnBelow', columns: 4, advanced: true },
  ],
  words,
});

/** Numbers that are a range, and fit into their barcode. */
function* faults({ prefix, first, last, checkDigit, symbology }: RangeAdapterConfig): Generator<Violation> {
  const digitsOnly = /^[0-9]*$/.test(prefix) && checkDigit !== 'MOD37_36';
  if (first.length !== last.length || first > last) {
    const message = `The last number ${last} must have as many digits as the first, ${first}, and not be below it.`;
    yield configFault('FIELD_INVALID', 'last', message, last);
  }
  const length = prefix.length + first.length + (checkDigit === 'NONE' ? 0 : 1);
  if (symbology === 'INTERLEAVED_2_OF_5' && (!digitsOnly || length % 2 !== 0)) {
    const message = `Interleaved 2 of 5 carries an even number of digits; these numbers have ${length} characters.`;
    yield configFault('FIELD_INVALID', 'symbology', message, symbology);
  }
  if (symbology === 'GS1_128' && (!digitsOnly || length !== 18 || checkDigit !== 'MOD10')) {
    const message = `GS1-128 carries an SSCC: 18 digits with a MOD10 check digit; these numbers have ${length} characters.`;
    yield configFault('FIELD_INVALID', 'symbology', message, symbology);
  }
}
