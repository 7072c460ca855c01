import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBarcodes } from 'zxing-wasm/reader';
import type { RoutingSymbology } from '#shared/schema/accounts/account.ts';
import { encodePng } from '#electron/labels/png.ts';
import { routingSymbol, type RoutingSymbol } from '#electron/labels/symbols/routing-symbol.ts';
import { runs, some } from '../../forms.ts';
import { pictureOf, READ_FORMATS, readRouting, reference } from './symbol-readers.ts';

/** Texts of every length, of all that can be printed, and such as change between letters, digits and marks. */
const payload = (maxLength: number) =>
  fc.oneof(
    fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength }),
    fc.stringMatching(new RegExp(`^[A-C0-9|]{1,${maxLength}}$`)),
    fc.stringMatching(new RegExp(`^[a-cA-C01 .,:;{~]{1,${maxLength}}$`)),
  );

/** Letters without any pattern, the same in every run: every encoder packs letters of one case alike. */
const letters = (length: number, first: 'A' | 'a') =>
  Array.from({ length }, (_, i) =>
    String.fromCharCode(first.charCodeAt(0) + (((i + 7) * (i + 31) * 1_009 + length) % 26)),
  ).join('');

/** The modules that bwip-js gives the same text in the same size; of a QR Code, with each mask. */
const REFERENCES: Readonly<
  Record<Exclude<RoutingSymbology, 'DATA_MATRIX'>, (text: string, side: number) => number[][]>
> = {
  QR: (text) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((mask) => reference('qrcode', text, { eclevel: 'M', fixedeclevel: true, mask }).pixs),
  // bwip-js rounds the share of error correction up: asked for less, it takes the size as well.
  AZTEC: (text, side) => [reference('azteccode', text, { ...aztecSize(side), eclevel: 10 }).pixs],
  PDF417: (text) => [reference('pdf417', text, { columns: 3, eclevel: 3 }).pixs],
  MAXICODE: (text) => [reference('maxicode', text, { mode: 4 }).pixs.toSorted((a, b) => a - b)],
};

/** Format and layers by the modules of a side: a full symbol has a line of reference every sixteen modules from the middle. */
function aztecSize(side: number): { format: 'compact' | 'full'; layers: number } {
  if (side <= 27) return { format: 'compact', layers: (side - 11) / 4 };
  return { format: 'full', layers: (side - 1 - 2 * Math.floor((side >> 1) / 16) - 14) / 4 };
}

/** As bwip-js has them: a PDF417 with each row once, a MaxiCode as the numbers of its dark modules. */
function modulesOf(symbol: RoutingSymbol): number[] {
  if (symbol.symbology === 'MAXICODE') return [...symbol.dark];
  const rows = symbol.symbology === 'PDF417' ? symbol.cells.filter((_, row) => row % 3 === 0) : symbol.cells;
  return rows.flat().map(Number);
}

describe.each(some(['QR', 'AZTEC', 'PDF417', 'MAXICODE'] as const, 2))('a %s symbol', (symbology) => {
  it('has the modules that bwip-js gives it, whatever its length', async () => {
    for (const first of ['A', 'a'] as const) {
      for (let length = 5; length < (symbology === 'MAXICODE' ? 90 : 240); length += Math.ceil(length / 8)) {
        const text = letters(length, first);
        const symbol = routingSymbol(symbology, text);
        expect(symbol.symbology).toBe(symbology);
        const side = 'cells' in symbol ? symbol.cells.length : 0;
        const expected = REFERENCES[symbology](text, side).map((modules) => Array.from(modules));
        expect(expected, text).toContainEqual(modulesOf(symbol));
      }
    }
  });

  it('is read back, whatever printable ASCII it holds', async () => {
    const property = fc.asyncProperty(payload(symbology === 'MAXICODE' ? 46 : 120), async (text) => {
      const symbol = routingSymbol(symbology, text);
      expect(await readRouting(symbol)).toEqual([{ format: READ_FORMATS[symbology], text }]);
    });
    await fc.assert(property, { numRuns: runs(2_000) });
  });

  it('is the same whenever it is written', async () => {
    const text = 'PB1|TESTA00000004711|A_GROUND|US|97209|1/1|PBA10000000001';
    const [first, second] = [routingSymbol(symbology, text), routingSymbol(symbology, text)];
    expect(second).toEqual(first);
  });
});

it('an Aztec Code keeps 23 % of itself for error correction, whatever its length', async () => {
  for (let length = 5; length < 240; length += Math.ceil(length / 8)) {
    const symbol = routingSymbol('AZTEC', letters(length, 'A'));
    const [read] = await readBarcodes(encodePng(pictureOf(symbol), 203));
    expect(parseInt(read?.ecLevel ?? '')).toBeGreaterThanOrEqual(23);
  }
});

it('a text that a symbol cannot hold goes into a Data Matrix', async () => {
  expect(routingSymbol('MAXICODE', 'A'.repeat(94)).symbology).toBe('DATA_MATRIX');
});
