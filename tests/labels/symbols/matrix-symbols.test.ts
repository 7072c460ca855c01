import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aztec, aztecOfBits } from '#electron/labels/symbols/aztec.ts';
import { maxiCode } from '#electron/labels/symbols/maxicode.ts';
import { pdf417, pdf417OfCodewords } from '#electron/labels/symbols/pdf417.ts';
import { pdf417Pattern } from '#electron/labels/symbols/pdf417-patterns.ts';
import { qr } from '#electron/labels/symbols/qr.ts';
import { runs } from '../../helpers/runs.ts';
import { asCodewords, readMatrix, readMaxiCode, reference } from './symbol-readers.ts';

/** Texts of every length, of all that can be printed, and such as change between letters, digits and marks. */
const payload = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength }),
    fc.stringMatching(new RegExp(`^[A-C0-9|]{1,${maxLength}}$`)),
    fc.stringMatching(new RegExp(`^[a-cA-C01 .,:;{~]{1,${maxLength}}$`)),
  );
const READ = { numRuns: runs(2_000) };
const LONG = 120_000;

const flat = (cells: readonly boolean[][]) => cells.flat().map(Number);

/** Numbers without any pattern, the same in every run. */
const scattered = (length: number, below: number) =>
  Array.from({ length }, (_, i) => ((i + 7) * (i + 31) * 1_009 + length) % below);

describe('a QR Code', () => {
  // Small letters, which every encoder puts into byte mode.
  const texts = [1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 181, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666];

  it.each(texts)('of %i characters has the modules that bwip-js gives the same mask', (length) => {
    const text = scattered(length, 26)
      .map((letter) => String.fromCharCode(97 + letter))
      .join('');
    const cells = qr(text);
    const masks = [1, 2, 3, 4, 5, 6, 7, 8].map((mask) =>
      reference('qrcode', text, { eclevel: 'M', fixedeclevel: true, mask }),
    );
    expect(masks.map(({ pixs }) => Array.from(pixs))).toContainEqual(flat(cells));
  });

  it(
    'is read back, whatever printable ASCII it holds',
    async () => {
      const property = fc.asyncProperty(payload(120), async (text) => {
        expect(await readMatrix('QR', qr(text))).toEqual([{ format: 'QRCode', text }]);
      });
      await fc.assert(property, READ);
    },
    LONG,
  );

  it('refuses what it cannot hold', () => {
    expect(() => qr('é')).toThrow(RangeError);
    expect(() => qr('x'.repeat(667))).toThrow(RangeError);
  });
});

/** bwip-js takes no more as bits. */
const MOST_BITS = 3_832;

describe('an Aztec Code', () => {
  it('has the modules that bwip-js gives the same bits, in as many layers as it takes bits for', () => {
    const seen = new Set<string>();
    for (let length = 5; length < MOST_BITS; length += Math.ceil(length / 16)) {
      const bits = scattered(length, 7).map((value) => value < 3);
      const cells = aztecOfBits(bits);
      const size = aztecSize(cells.length);
      const { pixs } = reference('azteccode', bits.map(Number).join(''), { raw: true, ...size });
      expect(flat(cells), `${length} bits`).toEqual(Array.from(pixs));
      seen.add(`${size.format} ${size.layers}`);
    }
    expect(seen.size).toBe(4 + 12);
  });

  it('is read back in every number of layers', async () => {
    const seen = new Set<number>();
    for (let length = 1; length < 1_720; length += Math.ceil(length / 40)) {
      const text = scattered(length, 95)
        .map((character) => String.fromCharCode(32 + character))
        .join('');
      const cells = aztec(text);
      expect(await readMatrix('AZTEC', cells)).toEqual([{ format: 'Aztec', text }]);
      seen.add(cells.length);
    }
    expect(seen.size).toBe(4 + 29);
  });

  it('begins a new bit where so many are equal', () => {
    for (const bit of [true, false]) {
      const bits = Array<boolean>(200).fill(bit);
      const cells = aztecOfBits(bits);
      const { pixs } = reference('azteccode', bits.map(Number).join(''), { raw: true, ...aztecSize(cells.length) });
      expect(flat(cells)).toEqual(Array.from(pixs));
    }
  });

  it(
    'is read back, whatever printable ASCII it holds',
    async () => {
      const property = fc.asyncProperty(payload(120), async (text) => {
        expect(await readMatrix('AZTEC', aztec(text))).toEqual([{ format: 'Aztec', text }]);
      });
      await fc.assert(property, READ);
    },
    LONG,
  );

  it('refuses what it cannot hold', () => {
    expect(() => aztec('a\tb')).toThrow(RangeError);
    expect(() => aztec('~'.repeat(4_000))).toThrow(RangeError);
  });
});

/** Format and layers by the modules of a side: a full symbol has a line of reference every sixteen modules from the middle. */
function aztecSize(side: number): { format: 'compact' | 'full'; layers: number } {
  if (side <= 27) return { format: 'compact', layers: (side - 11) / 4 };
  return { format: 'full', layers: (side - 1 - 2 * Math.floor((side >> 1) / 16) - 14) / 4 };
}

describe('a PDF417', () => {
  it('has each pattern of each cluster once, in 17 modules that four bars and four spaces share', () => {
    for (const [i, cluster] of [0, 3, 6].entries()) {
      const patterns = Array.from({ length: 929 }, (_, codeword) => pdf417Pattern(i, codeword));
      expect(new Set(patterns).size).toBe(929);
      for (const pattern of patterns) {
        const widths = (pattern.toString(2).match(/1+|0+/g) ?? []).map((run) => run.length);
        const [first = 0, , second = 0, , third = 0, , fourth = 0] = widths;
        expect([widths.length, pattern.toString(2).length, Math.max(...widths) <= 6]).toEqual([8, 17, true]);
        expect((first - second + third - fourth + 9) % 9).toBe(cluster);
      }
    }
  });

  it('has the modules that bwip-js gives the same codewords: each of them, in each cluster', () => {
    for (let first = 0; first < 929; first += 100) {
      for (const before of [0, 3, 6]) {
        // Rows of three codewords: what comes before moves the others to the next cluster.
        const codewords = Array.from({ length: before + 100 }, (_, i) =>
          Math.min(Math.max(0, first + i - before), 928),
        );
        const { pixs } = reference('pdf417', asCodewords(codewords), { raw: true, columns: 3, eclevel: 3 });
        const rows = pdf417OfCodewords(codewords).filter((_, row) => row % 3 === 0);
        expect(flat(rows), `${first} after ${before}`).toEqual(Array.from(pixs));
      }
    }
  });

  it('has the modules that bwip-js gives data of every length', () => {
    for (let length = 1; length <= 250; length++) {
      const codewords = scattered(length, 900);
      const { pixs } = reference('pdf417', asCodewords(codewords), { raw: true, columns: 3, eclevel: 3 });
      const rows = pdf417OfCodewords(codewords).filter((_, row) => row % 3 === 0);
      expect(flat(rows), `${length} codewords`).toEqual(Array.from(pixs));
    }
  });

  it(
    'is read back, whatever printable ASCII it holds',
    async () => {
      const property = fc.asyncProperty(payload(120), async (text) => {
        expect(await readMatrix('PDF417', pdf417(text))).toEqual([{ format: 'PDF417', text }]);
      });
      await fc.assert(property, READ);
    },
    LONG,
  );

  it('refuses what it cannot hold', () => {
    expect(() => pdf417('é')).toThrow(RangeError);
    expect(() => pdf417('x'.repeat(600))).toThrow(RangeError);
  });
});

describe('a MaxiCode', () => {
  it('has the hexagons that bwip-js gives capitals and digits', () => {
    for (let length = 1; length <= 93; length++) {
      // No nine digits follow each other, which bwip-js would pack.
      const text = scattered(length, 26)
        .map((letter, i) => (i % 4 === 3 ? String(letter % 10) : String.fromCharCode(65 + letter)))
        .join('');
      const { pixs } = reference('maxicode', text, { mode: 4 });
      expect(maxiCode(text)).toEqual(Array.from(pixs).sort((a, b) => a - b));
    }
  });

  it(
    'is read back, whatever printable ASCII it holds',
    async () => {
      const property = fc.asyncProperty(payload(46), async (text) => {
        expect(await readMaxiCode(maxiCode(text))).toEqual([{ format: 'MaxiCode', text }]);
      });
      await fc.assert(property, READ);
    },
    LONG,
  );

  it('refuses what it cannot hold', () => {
    expect(() => maxiCode('é')).toThrow(RangeError);
    expect(() => maxiCode('A'.repeat(94))).toThrow(RangeError);
  });
});
