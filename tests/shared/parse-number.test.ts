import { describe, expect, test } from 'vitest';
import { evidentSeparator, parseNumber } from '#shared/format/parse-number.ts';

const read = (text: string, separator: 'POINT' | 'COMMA' | null = null) => {
  const parsed = parseNumber(text, separator);
  return parsed.kind === 'number' ? parsed.value : parsed.kind;
};

describe('a number in a table', () => {
  test.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['.5', 0.5],
    [',5', 0.5],
    ['12.', 12],
    ['0.250', 0.25],
    ['0,250', 0.25],
    ['1234,5', 1234.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1.234.567,89', 1234567.89],
    ['1’234.50', 1234.5],
    ['1 234,5', 1234.5],
    ['1234.500', 1234.5],
    ['1.234.567', 1234567],
    [' 7 ', 7],
    ['-3', -3],
  ])('%s is read without being told how decimals are written', (text, value) => {
    expect(read(text)).toBe(value);
  });

  test('that could be wrong by a factor of a thousand is never guessed', () => {
    expect(parseNumber('1,250', null)).toEqual({ kind: 'ambiguous', readings: [1250, 1.25] });
    expect(parseNumber('1.250', null)).toEqual({ kind: 'ambiguous', readings: [1.25, 1250] });
  });

  test('is read by the separator that is known, unless it stands where groups are parted', () => {
    expect([read('1,250', 'COMMA'), read('1,250', 'POINT')]).toEqual([1.25, 'ambiguous']);
    expect([read('1.250', 'COMMA'), read('1.250', 'POINT')]).toEqual(['ambiguous', 1.25]);
    expect([read('1.250,5', 'COMMA'), read('1,250.5', 'POINT'), read('1.234.567', 'COMMA')]).toEqual([
      1250.5, 1250.5, 1234567,
    ]);
    expect([read('12.5', 'COMMA'), read('12,5', 'POINT')]).toEqual(['invalid', 'invalid']);
  });

  test.each([
    '',
    ' ',
    '.',
    ',',
    '-',
    'abc',
    '12kg',
    '1e3',
    '0x10',
    '1,2,3',
    '1.2.3',
    '1,23.4',
    '1..2',
    'Infinity',
    '1 2',
  ])('"%s" is none', (text) => {
    expect(read(text)).toBe('invalid');
  });
});

describe('the separator of a table', () => {
  test('is the one that some number can only have been written with', () => {
    expect(evidentSeparator(['1,250', '2,5', '3'])).toBe('COMMA');
    expect(evidentSeparator(['1.250', '2.5', ''])).toBe('POINT');
  });

  test('is not evident where no number shows it, or numbers contradict each other', () => {
    expect(evidentSeparator(['1,250', '1.250', '7'])).toBeNull();
    expect(evidentSeparator(['2,5', '2.5'])).toBeNull();
  });
});
