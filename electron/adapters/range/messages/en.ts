/** What the window says of number ranges. */
export const en = {
  name: 'Number range',
  means: 'Live labels, printed here with numbers that the carrier assigned to you.',
  choice: 'With numbers from a carrier',
  fields: {
    prefix: { label: 'Prefix', fault: 'Use capital letters and digits only.' },
    first: {
      label: 'First number',
      fault: 'Digits only; the last number has as many digits as the first and is not below it.',
    },
    last: {
      label: 'Last number',
      fault: 'Digits only; the last number has as many digits as the first and is not below it.',
    },
    checkDigit: {
      label: 'Check digit',
      values: { NONE: 'None', MOD10: 'MOD10', MOD11: 'MOD11', MOD37_36: 'MOD37, 36' },
    },
    symbology: {
      label: 'Barcode',
      fault: 'This barcode cannot carry these numbers: check length, prefix and check digit, or choose Code 128.',
      values: { CODE128: 'Code 128', GS1_128: 'GS1-128', INTERLEAVED_2_OF_5: 'Interleaved 2/5' },
    },
    warnBelow: { label: 'Warn below', hint: 'Numbers left; 100 unless given.' },
  },
} as const;
