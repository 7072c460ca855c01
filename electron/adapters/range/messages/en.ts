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
    country: {
      label: 'Country of the post',
      hint: 'For postal numbers as UPU S10 has them; stands after the check digit.',
      fault:
        'Give a country code of two letters; the prefix then has two letters, the numbers have eight digits, the check digit is MOD11.',
    },
    companyPrefix: {
      label: 'GS1 company prefix',
      hint: 'For an SSCC: the prefix is then the extension digit.',
      fault: 'Give 4 to 12 digits, with a prefix of one digit and GS1-128 as barcode.',
    },
    label: { label: 'Label', values: { STATION: 'As this station draws it', GS1_LOGISTIC: 'GS1 logistic label' } },
    elements: {
      label: 'Fields of the GS1 label',
      hint: 'One line each: application identifier = field, such as 400 = ref1. Postal code and SSCC are there without.',
      fault:
        'Write one line each: 01, 02, 10, 37, 400, 401, 402, 403 or 410 = ref1 to ref5, itemCode, itemTransactionId, orderNumber, article or quantity. 02 and 37 need each other, 10 needs 01 or 02.',
    },
  },
} as const;
