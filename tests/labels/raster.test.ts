import { describe, expect, it } from 'vitest';
import { encodeGif } from '#electron/labels/gif.ts';
import { createDocumentRenderer } from '#electron/labels/index.ts';
import { layoutOfCarrier } from '#electron/labels/layouts/index.ts';
import { encodePng } from '#electron/labels/png.ts';
import { blacken, combine, createBitmap, crop, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { some } from '../forms.ts';
import { draw, layoutOf, picture, readGif, readPng } from './drawing.ts';
import { count, difference, expectGolden } from './golden.ts';
import { sample, samples } from './samples.ts';

const readers = { GIF: readGif, PNG: readPng };

describe.each(['GIF', 'PNG'] as const)('a %s label', (imageType) => {
  it.each(some(samples({ imageType }), 2).map((input) => ({ carrier: input.shipment.account.carrier, input })))(
    'of $carrier looks as it was approved, with every symbol readable',
    async ({ carrier, input }) => {
      const { bytes } = await draw(input);
      const dots = readers[imageType](bytes);
      expectGolden(dots, `${imageType.toLowerCase()}/${carrier}`);
      expect((await verifyLabel(await layoutOf(input), dots)).ok).toBe(true);
    },
  );

  it.each(some(samples({ imageType }), 1).map((input) => ({ carrier: input.shipment.account.carrier, input })))(
    'of $carrier has its ink where the PDF, drawn by PDFium, has it: two dots away at most',
    async ({ input }) => {
      const dots = readers[imageType]((await draw(input)).bytes);
      const asPdf = { ...input, shipment: { ...input.shipment, imageType: 'PDF' as const } };
      const pdf = await picture((await draw(asPdf)).bytes);
      expect(count(dots)).toBeGreaterThan(50_000);
      expect(count(difference(dots, spread(pdf)))).toBe(0);
      expect(count(difference(pdf, spread(dots)))).toBe(0);
    },
  );

  it('has a dot for each dot of the printer, on every stock', async () => {
    const sizes = {
      STOCK_4X6: [812, 1218],
      STOCK_4X8: [812, 1624],
      PAPER_A4: [1678, 2374],
      PAPER_A6: [839, 1183],
    } as const;
    for (const [stock, size] of Object.entries(sizes)) {
      const { bytes } = await draw(sample({ imageType, stock: stock as keyof typeof sizes }));
      const { width, height } = readers[imageType](bytes);
      expect([width, height]).toEqual(size);
    }
  });

  it('has the logo of its account', async () => {
    const black = createBitmap(200, 100);
    black.bits.fill(255);
    const pngBase64 = Buffer.from(encodePng(black, 203)).toString('base64');
    const usual = layoutOfCarrier('CARRIER_A');
    const layout = { ...usual, rows: [{ cells: [{ block: 'LOGO' as const, size: 'LARGE' as const }] }, ...usual.rows] };
    const logo = { width: 200, height: 100, tone: 'LINES' as const, pngBase64 };
    const { render } = createDocumentRenderer({ timeZone: 'UTC', findDesign: () => Promise.resolve({ layout, logo }) });
    const input = sample({ imageType });
    input.shipment.account.labelDesign = 'digest';
    const [label] = await render(input);
    const corner = crop(readers[imageType](label?.bytes ?? new Uint8Array()), { x: 40, y: 60, width: 60, height: 30 });
    expect(count(corner)).toBeGreaterThan(1000);
  });

  it('is larger on a printer of 300 dpi', async () => {
    const { bytes } = await draw(sample({ imageType }), 'LABEL', { dpi: 300 });
    expect(readers[imageType](bytes)).toMatchObject({ width: 1200, height: 1800 });
  });
});

describe('the resolution', () => {
  it('is in a PNG as pixels per metre', () => {
    const bytes = Buffer.from(encodePng(createBitmap(8, 8), 203));
    const at = bytes.indexOf('pHYs') + 4;
    expect([bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4), bytes[at + 8]]).toEqual([7992, 7992, 1]);
  });

  it('is in a GIF as a comment', () => {
    expect(Buffer.from(encodeGif(createBitmap(8, 8), 300)).toString('latin1')).toContain('300 dpi');
  });
});

describe('both encoders', () => {
  it('keep every dot of pictures of any size and density', () => {
    for (const [width, height, step] of [
      [1, 1, 1],
      [7, 3, 2],
      [8, 8, 3],
      [333, 217, 5],
      [812, 1218, 7],
      [640, 640, 2],
    ] as const) {
      const bitmap = createBitmap(width, height);
      // A picture without pattern, so that LZW runs through its whole table more than once.
      let seed = 42;
      for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
          seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
          if (Math.floor(seed / 65_536) % step === 0) blacken(bitmap, x, y);
        }
      }
      for (const read of [readGif(encodeGif(bitmap, 203)), readPng(encodePng(bitmap, 203))]) {
        expect([read.width, read.height]).toEqual([width, height]);
        expect(count(difference(read, bitmap)) + count(difference(bitmap, read))).toBe(0);
      }
    }
  });
});

/** Every black dot made as large as five by five. */
function spread(bitmap: Bitmap): Bitmap {
  const result = createBitmap(bitmap.width, bitmap.height);
  for (let dy = -2; dy <= 2; dy++) for (let dx = -2; dx <= 2; dx++) combine(bitmap, result, dx, dy, 'black');
  return result;
}
