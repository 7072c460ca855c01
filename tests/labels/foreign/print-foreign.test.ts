import { PDFDocument, rgb } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { PrintTarget } from '#electron/engine/shipping/documents/renderer.ts';
import { inkOf } from '#electron/labels/foreign/dots.ts';
import { some } from '../../forms.ts';
import { picture, rasterise, readGif, readPdf, readPng, renderer } from '../drawing.ts';
import { printEpl } from '../epl/print.ts';
import { sample } from '../samples.ts';
import { printZpl } from '../zpl/print.ts';
import { carriersLabel, finePng, graphicIn, NUMBER, PAGES, pageOfBars, textsIn } from './labels.ts';

const PRINTERS = [
  ['ZPL', printZpl],
  ['EPL', printEpl],
  ['PNG', readPng],
  ['GIF', readGif],
  ['PDF', picture],
] as const;

const target = (change: Partial<PrintTarget> = {}): PrintTarget => ({
  ...{ format: 'ZPL', stock: 'STOCK_4X6', dpi: 203, offset: { x: 0, y: 0 }, darkness: null, speed: null, gap: null },
  ...change,
});

async function made(imageType: string, bytes: Uint8Array, change: Partial<PrintTarget> = {}): Promise<Uint8Array> {
  const printed = await renderer().pictureFor(target(change), { imageType, bytes });
  if (typeof printed === 'string') throw new Error(printed);
  return printed;
}

async function twoPages(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  for (const page of await pdf.copyPages(pdf, [0])) pdf.addPage(page);
  return pdf.save();
}

describe.each(some(Object.entries(PAGES), 1))("a carrier's PDF that is %s", (_, draw) => {
  test('is upright on labels of 4 x 6 inches, and every printer can have it', async () => {
    const bytes = await draw();
    for (const [format, dots] of some(PRINTERS, 2)) {
      const printed = await dots(await made('pdf', bytes, { format }));
      expect(Math.abs(printed.width - 812), format).toBeLessThanOrEqual(16);
      expect(Math.abs(printed.height - 1218), format).toBeLessThanOrEqual(34);
      expect(await textsIn(printed), format).toContain(NUMBER);
    }
  });
});

describe("a carrier's picture", () => {
  test.each(
    some(
      [
        [203, 300, 1200],
        [300, 203, 812],
        [300, 300, 1200],
      ] as const,
      1,
    ),
  )('of %i dpi has its own size on a printer of %i dpi', async (fine, dpi, width) => {
    const { width: dots, ...rest } = graphicIn(await made('png', await finePng(fine), { dpi }));
    expect(Math.abs(dots - width)).toBeLessThanOrEqual(8);
    expect(await textsIn({ width: dots, ...rest })).toContain(NUMBER);
  });

  test('whose barcodes the printer is too coarse for is not printed', async () => {
    // As small as a stamp, by its own word.
    const said = Buffer.from(await finePng(203));
    said.writeUInt32BE(Math.round(700 / 0.0254), said.indexOf('pHYs') + 4);
    expect(await renderer().pictureFor(target(), { imageType: 'png', bytes: said })).toBe('LABEL_TOO_COARSE');
  });

  test.each(
    some(
      [
        ['png', 203],
        ['png', 300],
        ['gif', 203],
      ] as const,
      1,
    ),
  )('as %s of %i dpi goes to printers that take PDF, in its own size', async (imageType, dpi) => {
    const bytes = imageType === 'png' ? await finePng(dpi) : await carriersLabel('GIF');
    const pdf = await made(imageType, bytes, { format: 'PDF' });
    expect(await readPdf(pdf)).toMatchObject([{ width: 288, height: 432 }]);
    expect(await textsIn(await picture(pdf))).toContain(NUMBER);
  });
});

describe('a printer of PDF', () => {
  test('gets a page of its own size as it came', async () => {
    const bytes = await carriersLabel('PDF');
    expect(Buffer.from(await made('pdf', bytes, { format: 'PDF' })).equals(bytes)).toBe(true);
  });

  test('gets no page that is larger than its paper, whichever of them it is', async () => {
    const pdf = await PDFDocument.load(await carriersLabel('PDF'));
    const invoice = pdf.addPage([595, 842]);
    for (const y of [20, 820]) invoice.drawRectangle({ x: 20, y, width: 555, height: 2 });
    const bytes = await pdf.save();
    expect(await renderer().pictureFor(target({ format: 'PDF' }), { imageType: 'pdf', bytes })).toBe('LABEL_TOO_LARGE');
  });

  test('gets a page of its own size where that of the carrier is not what its queue would take for it', async () => {
    const pdf = await PDFDocument.create();
    const page = pdf.addPage([(100 / 25.4) * 72, (152 / 25.4) * 72]);
    page.drawRectangle({ x: 20, y: 20, width: 100, height: 100 });
    expect(await readPdf(await made('pdf', await pdf.save(), { format: 'PDF' }))).toMatchObject([
      { width: 288, height: 432 },
    ]);
  });

  test.each([
    ['PAPER_A4', 595, 842],
    ['PAPER_LETTER', 612, 792],
  ] as const)('with %s gets the label lying in the upper half, with crop marks', async (stock, width, height) => {
    const pdf = await made('pdf', await carriersLabel('PDF'), { format: 'PDF', stock });
    const [page] = await readPdf(pdf);
    expect([Math.round(page?.width ?? 0), Math.round(page?.height ?? 0)]).toEqual([width, height]);
    expect(await textsIn(await picture(pdf))).toContain(NUMBER);
  });

  test('with larger labels gets a page as large, and one that is moved where it wants that', async () => {
    const bytes = await carriersLabel('PDF');
    const longer = await made('pdf', bytes, { format: 'PDF', stock: 'STOCK_4X8' });
    expect(await readPdf(longer)).toMatchObject([{ width: 288, height: 576 }]);
    const moved = await made('pdf', bytes, { format: 'PDF', offset: { x: 2, y: 2 } });
    for (const pdf of [longer, moved]) expect(await textsIn(await picture(pdf))).toContain(NUMBER);
    expect(Buffer.from(moved).equals(bytes)).toBe(false);
  });
});

test('a PDF whose bars are finer than the dots of the printer is not printed there, and is on a finer one', async () => {
  const bytes = await pageOfBars(7);
  for (const format of ['ZPL', 'EPL', 'PNG'] as const)
    expect(await renderer().pictureFor(target({ format }), { imageType: 'pdf', bytes })).toBe('LABEL_TOO_COARSE');
  const onLonger = target({ format: 'PDF', stock: 'STOCK_4X8' });
  expect(await renderer().pictureFor(onLonger, { imageType: 'pdf', bytes })).toBe('LABEL_TOO_COARSE');
  expect(await textsIn(graphicIn(await made('pdf', bytes, { dpi: 300 })))).toEqual([NUMBER]);
  const onPaper = await made('pdf', bytes, { format: 'PDF', stock: 'PAPER_A4' });
  expect(await textsIn(await picture(onPaper, 300))).toEqual([NUMBER]);
  expect(await textsIn(graphicIn(await made('pdf', await pageOfBars(12))))).toEqual([NUMBER]);
});

test('a PDF of no page is refused, on printers of all kinds and on sheets', async () => {
  const bytes = await (await PDFDocument.create()).save({ addDefaultPage: false });
  const label = { imageType: 'pdf', bytes };
  for (const format of ['ZPL', 'PDF'] as const)
    await expect(renderer().pictureFor(target({ format }), label)).rejects.toThrow('The PDF has no page.');
  await expect(renderer().foreignSheetsFor(sample(), [label], 'A4', 2)).rejects.toThrow('The PDF has no page.');
});

test('a label that is a little larger than the stock loses nothing of the frame around it', async () => {
  const pdf = await PDFDocument.create();
  const [width, height] = [(103.4 / 25.4) * 72, (154 / 25.4) * 72];
  const page = pdf.addPage([width, height]);
  page.drawRectangle({ x: 4, y: 4, width: width - 8, height: height - 8, borderColor: rgb(0, 0, 0), borderWidth: 1 });
  const bytes = await pdf.save();
  const zpl = graphicIn(await made('pdf', bytes));
  expect(inkOf(zpl)?.width).toBeGreaterThan(800);
  expect((inkOf(zpl)?.x ?? 0) + (inkOf(zpl)?.width ?? 0)).toBeLessThanOrEqual(812);
  const onPage = await picture(await made('pdf', bytes, { format: 'PDF', offset: { x: 0, y: 0.01 } }));
  expect(inkOf(onPage)).toMatchObject(inkOf(zpl) ?? {});
});

test('a label that is larger than the stock, or of several pages for one picture, is not made', async () => {
  const bytes = await carriersLabel('PDF');
  const misfit = (change: Partial<PrintTarget>, label = bytes) =>
    renderer().pictureFor(target(change), { imageType: 'pdf', bytes: label });
  expect(await misfit({ format: 'PDF' }, await renderer().sheetsFor(sample({ packages: 2 }), 'A4', 2))).toBe(
    'LABEL_TOO_LARGE',
  );
  expect(await misfit({ format: 'PNG' }, await twoPages(bytes))).toBe('LABEL_OF_PAGES');
  expect((await misfit({ format: 'ZPL' }, await twoPages(bytes))).length).toBeGreaterThan(1000);
});

test.each([
  ['zpl', 'ZPL', 203],
  ['zpl', 'ZPL', 300],
  ['epl', 'EPL', 203],
  ['epl', 'EPL', 300],
] as const)('commands of %s tell the resolution they are made for: %s of %i dpi', async (imageType, type, dpi) => {
  const bytes = await carriersLabel(type, NUMBER, dpi);
  expect(renderer().resolutionOfCommands({ imageType, bytes })).toBe(dpi);
  const unsaid = Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/\^PW\d+/g, ''),
    'latin1',
  );
  if (imageType === 'zpl') expect(renderer().resolutionOfCommands({ imageType, bytes: unsaid })).toBe(dpi);
});

test('commands that tell nothing, and pictures, tell no resolution', () => {
  const told = (imageType: string, text: string) =>
    renderer().resolutionOfCommands({ imageType, bytes: Buffer.from(text) });
  expect([told('zpl', '^XA^FO20,20^A0N,30,30^FDHi^FS^XZ'), told('epl', 'N\nP1\n'), told('pdf', '%PDF-1.7')]).toEqual([
    ...[null, null, null],
  ]);
});

test.each(some([1, 2, 4] as const, 1))(
  'on A4 with %i to a sheet every barcode of carriers can be read',
  async (perSheet) => {
    const labels = await Promise.all(
      (['PDF', 'PNG', 'GIF'] as const).map(async (imageType, i) => ({
        imageType: imageType.toLowerCase(),
        bytes: await carriersLabel(imageType, `${NUMBER}${i}`),
      })),
    );
    const sheets = await renderer().foreignSheetsFor(sample(), labels, 'A4', perSheet);
    if (typeof sheets === 'string') throw new Error(sheets);
    const pages = await rasterise(sheets, 300);
    expect(pages).toHaveLength(Math.ceil(3 / perSheet));
    const texts = (await Promise.all(pages.map(textsIn))).flat();
    expect(texts).toEqual(expect.arrayContaining([0, 1, 2].map((i) => `${NUMBER}${i}`)));
  },
);
