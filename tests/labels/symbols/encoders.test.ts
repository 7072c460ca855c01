import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { aztec } from '#electron/labels/symbols/aztec.ts';
import { maxiCode } from '#electron/labels/symbols/maxicode.ts';
import { pdf417 } from '#electron/labels/symbols/pdf417.ts';
import { qrCode } from '#electron/labels/symbols/qr-code.ts';
import { qrBits } from '#electron/labels/symbols/qr-segments.ts';
import { routingSymbol } from '#electron/labels/symbols/routing-symbol.ts';
import { runs, some } from '../../forms.ts';
import { readRouting } from './symbol-readers.ts';

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/writer/zxing_writer.wasm')));
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** How ZXing writes the same symbol: it is another encoder, and none of ours may be larger than its. */
const ZXING = {
  QR: { format: 'QRCode', options: 'ecLevel=M' },
  AZTEC: { format: 'Aztec', options: 'ecLevel=23%' },
  PDF417: { format: 'PDF417', options: 'columns=3,ecLevel=3' },
} as const;
const OURS = { QR: qrCode, AZTEC: aztec, PDF417: pdf417 };
const SYMBOLOGIES = ['QR', 'AZTEC', 'PDF417'] as const;

const ASCII = Array.from({ length: 127 }, (_, i) => String.fromCharCode(i + 1));
const LETTERS = ASCII.filter((character) => /[0-9A-Z]/.test(character));
const of = (characters: readonly string[], minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...characters), minLength, maxLength });

/** All of ASCII, controls too; and such as go from one set of characters to another one and back. */
const anyText = (maxLength: number) =>
  fc.oneof(
    of(ASCII, 1, maxLength),
    ...['aB1', 'ab, . :\r\n', '0123456789', '01\x1d\x1e\x04A', '\x01\x0e\x15\x1bAa1!\x7f', '@!`{|}~^_'].map(
      (characters) => of(Array.from(characters), 1, maxLength),
    ),
  );

/** What labels have: the message of a parcel, or its number. */
const message = fc
  .tuple(of(LETTERS, 3, 9), of(LETTERS, 8, 30), of(LETTERS, 0, 7), fc.integer({ min: 0, max: 999 }))
  .map(([zip, number, service, day]) =>
    ['[)>\x1e01\x1d02' + zip, '840', service, number, 'ABCD', '', day, '', '1/1', '12', 'N', '', '', '\x1e\x04'].join(
      '\x1d',
    ),
  );

async function expectRead(symbology: 'QR' | 'AZTEC' | 'PDF417' | 'MAXICODE', text: string): Promise<void> {
  const symbol = routingSymbol(symbology, text);
  expect(symbol.symbology).toBe(symbology);
  expect((await readRouting(symbol)).map((read) => read.text)).toEqual([symbol.data]);
}

describe.each(SYMBOLOGIES)('a %s symbol', (symbology) => {
  test('holds all of ASCII, as ZXing reads it', async () => {
    await fc.assert(
      fc.asyncProperty(anyText(120), (text) => expectRead(symbology, text)),
      { numRuns: runs(2_000) },
    );
  });

  test('is no larger than the one that ZXing writes, of a parcel’s message and of its number', async () => {
    const texts = fc.oneof(message, of(LETTERS, 4, 30), anyText(100));
    const property = fc.asyncProperty(texts, async (text) => {
      const { symbol, error } = await writeBarcode(text, { ...ZXING[symbology], scale: 1, addQuietZones: false });
      expect(error).toBe('');
      expect(OURS[symbology](text).length).toBeLessThanOrEqual(symbol.height);
    });
    await fc.assert(property, { numRuns: runs(2_000) });
  });

  test('is refused where it would hold more than the largest one, or what is not ASCII', () => {
    expect(() => OURS[symbology]('x'.repeat(4_000))).toThrow(RangeError);
    expect(() => OURS[symbology]('Müller')).toThrow(RangeError);
  });
});

/** The longest text of lower case that is still in a symbol of the size. */
function longest(encode: (text: string) => boolean[][], size: number): string {
  let [fits, not] = [0, 3_000];
  while (not - fits > 1) {
    const middle = (fits + not) >> 1;
    let height = Infinity;
    try {
      height = encode('x'.repeat(middle)).length;
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
    if (height <= size) fits = middle;
    else not = middle;
  }
  return Array.from({ length: fits }, (_, i) => String.fromCharCode(97 + ((i * i + 7 * i) % 26))).join('');
}

test.each(some([...Array(40).keys()], 6))(
  'QR Code version %i and the next hold what they should, to the last character',
  async (i) => {
    const text = longest(qrCode, 21 + 4 * i);
    expect(qrCode(text).length).toBe(21 + 4 * i);
    await expectRead('QR', text);
    if (i < 39) expect(qrCode(`${text}x`).length).toBe(25 + 4 * i);
  },
);

test.each(some([15, 19, 23, 27, 31, 37, 41, 45, 49, 53, 57, 61, 67, 95, 117, 151], 4))(
  'an Aztec Code of %i modules is read when it is full',
  async (size) => {
    const text = longest(aztec, size);
    expect(aztec(text).length).toBe(size);
    await expectRead('AZTEC', text);
  },
);

test('a QR Code has the bits that the standard’s example has (ISO/IEC 18004, 7.4.3)', () => {
  expect(qrBits('01234567', 0).join('')).toBe('00010000001000000000110001010110011000011');
  expect(qrBits('AC-42', 0).join('')).toBe('00100000001010011100111011100111001000010');
});

test('a MaxiCode holds all of ASCII, as ZXing reads it', async () => {
  await fc.assert(
    fc.asyncProperty(anyText(31), (text) => expectRead('MAXICODE', text)),
    { numRuns: runs(2_000) },
  );
});

test('a MaxiCode holds 93 characters of a set, or 138 digits, and no more', async () => {
  for (const text of ['A'.repeat(93), '7'.repeat(135) + '123']) {
    await expectRead('MAXICODE', text);
    expect(() => maxiCode(`${text}7`)).toThrow(RangeError);
  }
});
