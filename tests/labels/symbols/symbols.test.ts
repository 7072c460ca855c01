import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128, gs1_128 } from '#electron/labels/symbols/code128.ts';
import { dataMatrix } from '#electron/labels/symbols/data-matrix.ts';
import { interleaved2of5 } from '#electron/labels/symbols/interleaved-2-of-5.ts';
import { makeLinear } from '#electron/labels/symbols/linear.ts';
import { routingSymbol } from '#electron/labels/symbols/routing-symbol.ts';
import { asCodewords, readLinear, readRouting, reference, sum } from './symbol-readers.ts';

const ascii = (maxLength: number) => fc.string({ unit: 'binary-ascii', minLength: 1, maxLength });

describe('Code 128', () => {
  it('is never longer than what bwip-js finds the shortest', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,40}$/), (text) => {
        expect(sum(code128(text))).toBeLessThanOrEqual(sum(reference('code128', text).sbs));
      }),
    );
  });

  it('is read back, whatever ASCII it holds', async () => {
    await fc.assert(
      fc.asyncProperty(ascii(30), async (text) => {
        expect(await readLinear(code128(text))).toEqual([{ format: 'Code128', text }]);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses what is not ASCII', () => {
    expect(() => code128('é')).toThrow(RangeError);
    expect(() => code128('')).toThrow(RangeError);
  });
});

describe('GS1-128', () => {
  it('has the bars that bwip-js gives an SSCC', () => {
    expect(gs1_128('00376104250021234569')).toEqual(reference('gs1-128', '(00)376104250021234569').sbs);
  });

  it('takes 18 digits as an SSCC and anything else as a consignment number', async () => {
    expect(makeLinear('GS1_128', '376104250021234569').text).toBe('(00) 376104250021234569');
    expect(makeLinear('GS1_128', 'AB12').text).toBe('(401) AB12');
    expect(await readLinear(makeLinear('GS1_128', '376104250021234569').widths)).toMatchObject([
      { text: '00376104250021234569' },
    ]);
  });
});

describe('Interleaved 2 of 5', () => {
  it('is read back, with a leading zero where the number of digits is odd', async () => {
    expect(await readLinear(interleaved2of5('12345678901234'))).toEqual([{ format: 'ITF', text: '12345678901234' }]);
    expect(await readLinear(interleaved2of5('1234567890123'))).toEqual([{ format: 'ITF', text: '01234567890123' }]);
  });

  it('gives way to Code 128 where the number has letters', () => {
    expect(makeLinear('INTERLEAVED_2_OF_5', 'TEST1')).toMatchObject({ symbology: 'CODE128', data: 'TEST1' });
  });
});

describe('Data Matrix', () => {
  it('has the modules that bwip-js gives the same codewords, in every size', () => {
    for (let length = 1; length <= 200; length++) {
      const text = Array.from({ length }, (_, i) => 'ABC|xyz-0 '[(i * 7 + length) % 10]).join('');
      const codewords = asCodewords(Array.from(text, (c) => c.charCodeAt(0) + 1));
      const { pixs, pixx } = reference('datamatrix', codewords, { raw: true });
      const cells = dataMatrix(text);
      expect(cells.flat().map(Number), text).toEqual(Array.from(pixs));
      expect(cells.length).toBe(pixx);
    }
  });

  it('is read back, whatever ASCII it holds', async () => {
    await fc.assert(
      fc.asyncProperty(ascii(120), async (text) => {
        const symbol = routingSymbol('DATA_MATRIX', text);
        expect(await readRouting(symbol)).toEqual([{ format: 'DataMatrix', text }]);
      }),
      { numRuns: 60 },
    );
  });
});
