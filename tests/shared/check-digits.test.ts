import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gs1CheckDigit, isMod37_36, mod11, mod37_36 } from '#shared/barcode/check-digits.ts';

const digits = fc.stringMatching(/^[0-9]{1,30}$/);
const alphanumeric = fc.stringMatching(/^[0-9A-Z]{1,30}$/);

describe('GS1 check digit', () => {
  it('gives the digit of published GTINs and an SSCC', () => {
    expect(gs1CheckDigit('629104150021')).toBe('3');
    expect(gs1CheckDigit('400638133393')).toBe('1');
    expect(gs1CheckDigit('37610425002123456')).toBe('9');
  });

  it('finds every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (text, at, by) => {
        expect(gs1CheckDigit(changeDigit(text, at, by))).not.toBe(gs1CheckDigit(text));
      }),
    );
  });
});

describe('mod 11 (UPU S10)', () => {
  it('gives the digit of the standard, with its two exceptions', () => {
    expect(mod11('47312482')).toBe('9');
    expect(mod11('00000000')).toBe('5');
    expect(mod11('00000008')).toBe('0');
  });

  it('is one digit for a number of any length', () => {
    fc.assert(fc.property(digits, (text) => /^[0-9]$/.test(mod11(text))));
  });
});

describe('ISO 7064 mod 37,36', () => {
  it('gives the character of published ISAN and GRid numbers', () => {
    expect(mod37_36('00000000D07A0090')).toBe('Q');
    expect(mod37_36('A12425GABC1234002')).toBe('M');
  });

  it('accepts its own check character and no other', () => {
    fc.assert(
      fc.property(alphanumeric, alphanumeric, (text, other) => {
        expect(isMod37_36(text + mod37_36(text))).toBe(true);
        expect(isMod37_36(text + other.charAt(0))).toBe(other.charAt(0) === mod37_36(text));
      }),
    );
  });
});

it.each([gs1CheckDigit, mod11, mod37_36])('refuses what it has no values for', (check) => {
  expect(() => check('')).toThrow(RangeError);
  expect(() => check('12a')).toThrow(RangeError);
});

function changeDigit(text: string, at: number, by: number): string {
  const i = at % text.length;
  return text.slice(0, i) + String((Number(text.charAt(i)) + by) % 10) + text.slice(i + 1);
}
