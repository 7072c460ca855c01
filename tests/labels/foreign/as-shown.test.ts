import { degrees, PDFDocument, rgb, StandardFonts, type RGB } from 'pdf-lib';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { dotsOf, inkOf } from '#electron/labels/foreign/dots.ts';
import { createBitmap, crop, isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { blackAndWhite, type Shades } from '#electron/labels/raster/black-and-white.ts';
import { fromShades } from '#electron/labels/raster/shades.ts';
import { aztec } from '#electron/labels/symbols/aztec.ts';
import { dataMatrix } from '#electron/labels/symbols/data-matrix.ts';
import { makeLinear } from '#electron/labels/symbols/linear.ts';
import { pdf417 } from '#electron/labels/symbols/pdf417.ts';
import { qrCode } from '#electron/labels/symbols/qr-code.ts';
import { picture, rasterise, readPng } from '../drawing.ts';
import { count, difference } from '../golden.ts';
import { NUMBER, pageOfBars, textsIn } from './labels.ts';

const INCH = 72;

test('what the form of a PDF is filled in with is drawn, as every viewer shows it', async () => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([4 * INCH, 6 * INCH]);
  const field = pdf.getForm().createTextField('name');
  field.setText('JANE ROE');
  field.addToPage(page, { x: INCH, y: 3 * INCH, width: 2 * INCH, height: INCH, borderWidth: 0 });
  const ink = inkOf(await picture(await pdf.save()));
  expect(ink).toMatchObject({ x: expect.closeTo(203, -2) as number, width: expect.closeTo(400, -2) as number });
});

/** A page with the number in bars of this colour, on paper of that. */
async function barsOn(bars: RGB, paper: RGB): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([4 * INCH, 6 * INCH]);
  page.drawRectangle({ x: 0, y: 0, width: 4 * INCH, height: 6 * INCH, color: paper });
  let x = 0.3 * INCH;
  for (const [i, part] of makeLinear('CODE128', NUMBER).widths.entries()) {
    if (i % 2 === 0) page.drawRectangle({ x, y: 2 * INCH, width: part, height: INCH, color: bars });
    x += part;
  }
  return pdf.save();
}

const grey = (shade: number) => rgb(shade, shade, shade);
test.each([
  ['grey on white', grey(0.6), grey(1)],
  ['light grey on white', grey(0.75), grey(1)],
  ['orange on white', rgb(1, 0.55, 0), grey(1)],
  ['black on grey', grey(0), grey(0.6)],
  ['black on yellow', grey(0), rgb(1, 0.8, 0)],
  ['black on white', grey(0), grey(1)],
])('bars that are %s can be scanned from a printer that has black and nothing else', async (_, bars, paper) => {
  expect(await textsIn(await picture(await barsOn(bars, paper)))).toEqual([NUMBER]);
});

test.each([0, 90])('bars across a watermark in light grey can be scanned, on a page turned by %i', async (turn) => {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([4 * INCH, 6 * INCH]);
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (let y = 0; y < 6 * INCH; y += 48)
    page.drawText('SAMPLE SPECIMEN', { x: -20, y, size: 40, font, color: grey(0.7), rotate: degrees(20) });
  const [bars] = await pdf.embedPdf(await pageOfBars(15));
  if (bars) page.drawPage(bars);
  page.setRotation(degrees(turn));
  expect(await textsIn(await picture(await pdf.save()))).toEqual([NUMBER]);
});

const DOT = INCH / 203;
const MARGIN = 60;

/** A page with a symbol in whole dots of a label printer, and small print in grey below; where asked for across a watermark. */
async function symbolOn(watermark: RGB | null, turn: number, cells: boolean[][]): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([4 * INCH, 6 * INCH]);
  const font = await pdf.embedFont(StandardFonts.HelveticaBold);
  for (let y = 2 * INCH; watermark && y < 6 * INCH; y += 30)
    page.drawText('SAMPLE SPECIMEN COPY', { x: -20, y, size: 22, font, color: watermark, rotate: degrees(turn) });
  const [left, top] = [MARGIN * DOT, 6 * INCH - MARGIN * DOT];
  cells.forEach((row, y) =>
    row.forEach((isDark, x) => {
      const at = { x: left + 4 * x * DOT, y: top - 4 * (y + 1) * DOT };
      if (isDark) page.drawRectangle({ ...at, width: 4 * DOT, height: 4 * DOT });
    }),
  );
  page.drawText('Return within 14 days', { x: INCH, y: INCH, size: 8, font, color: grey(0.6) });
  return pdf.save();
}

const DATA = `${NUMBER} DE10115 BERLIN`;
test.each([
  ['Data Matrix', dataMatrix(DATA)],
  ['QR Code', qrCode(DATA)],
  ['Aztec Code', aztec(DATA)],
  ['PDF417', pdf417(DATA)],
])('of a watermark in light grey across a %s nothing is printed in it, and grey text below is', async (_, cells) => {
  const plain = await picture(await symbolOn(null, 0, cells));
  const symbol = { x: MARGIN, y: MARGIN, width: 4 * (cells[0]?.length ?? 0), height: 4 * cells.length };
  for (const [shade, turn] of [[0.6, 30] as const, [0.75, 0] as const]) {
    const marked = await picture(await symbolOn(grey(shade), turn, cells));
    expect(count(difference(crop(marked, symbol), crop(plain, symbol)))).toBe(0);
    expect(await textsIn(marked)).toEqual([DATA]);
    const below = { x: 0, y: 900, width: 812, height: 300 };
    expect(count(crop(marked, below))).toBe(count(crop(plain, below)));
    expect(count(crop(plain, below))).toBeGreaterThan(300);
  }
});

/** A symbol with smooth edges, as a scaled picture has it, above a plain area in light grey. */
function smoothSymbol(cells: boolean[][], dark: number): Shades {
  const [width, height, module, parts] = [300, 300, 2.6, [0.125, 0.375, 0.625, 0.875]];
  const grey = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (dot: number) => Math.floor((dot - MARGIN) / module);
      const inks = parts.flatMap((dy) => parts.map((dx) => cells[at(y + dy)]?.[at(x + dx)] === true));
      grey[y * width + x] = y > 250 ? 170 : 255 - (255 - dark) * (inks.filter(Boolean).length / inks.length);
    }
  }
  return { grey, width, height };
}

test.each([
  ['Data Matrix', dataMatrix(DATA)],
  ['QR Code', qrCode(DATA)],
])('a %s in a colour keeps its ink where something in light grey is on the page', async (_, cells) => {
  const coloured = smoothSymbol(cells, 100);
  const printed = await blackAndWhite(coloured, 203);
  expect(printed).toEqual(fromShades(coloured.grey, coloured.width, coloured.height, 203));
  expect(await textsIn(printed)).toEqual([DATA]);
});

test('of broad stripes in light grey across a symbol of a PNG nothing is printed in it', async () => {
  const cells = dataMatrix(DATA);
  const png = new PNG({ width: 812, height: 1218 });
  for (let y = 0; y < png.height; y++) {
    for (let x = 0; x < png.width; x++) {
      const isDark = cells[Math.floor((y - MARGIN) / 4)]?.[Math.floor((x - MARGIN) / 4)] === true;
      const shade = isDark ? 0 : (x + y) % 40 < 12 ? 170 : 255;
      png.data.set([shade, shade, shade, 255], 4 * (y * png.width + x));
    }
  }
  const [label] = await dotsOf(rasterise, { imageType: 'png', bytes: PNG.sync.write(png) }, 203);
  if (!label) throw new Error('A PNG is a page');
  const symbol = crop(label.bitmap, { x: MARGIN, y: MARGIN, width: 4 * cells.length, height: 4 * cells.length });
  expect(count(symbol)).toBe(16 * cells.flat().filter(Boolean).length);
});

/** A row of shades, and which of it is black. */
const blackOf = (...shades: number[]) => {
  const dots = fromShades(Uint8Array.from(shades), shades.length, 1, 203);
  return shades.map((_, x) => (isBlack(dots, x, 0) ? '#' : '.')).join('');
};
test.each([
  ['edges of black on white are halved', [255, 255, 255, 127, 0, 0, 0, 128, 255, 255, 255], '...####....'],
  ['a line in grey is there', [255, 255, 255, 160, 160, 255, 255, 255], '...##...'],
  ['a line in white on grey is there', [150, 150, 150, 255, 150, 150, 150], '.##.##.'],
  ['an area of light grey is paper', [180, 180, 180, 180, 180, 180], '......'],
  ['an area of dark grey is ink', [100, 100, 100, 100, 100], '#####'],
  ['what is hardly to be seen is not printed', [255, 255, 230, 230, 255, 255], '......'],
])('of shades of grey: %s', (_, shades, black) => expect(blackOf(...shades)).toBe(black));

/** A PNG of one colour with a stripe of another one down its middle. */
function striped(stripe: readonly number[], paper: readonly number[]): Bitmap {
  const png = new PNG({ width: 30, height: 4 });
  for (let i = 0; i < 30 * 4; i++) png.data.set([...(i % 30 < 13 || i % 30 > 16 ? paper : stripe), 255], 4 * i);
  return readPng(PNG.sync.write(png));
}

test.each([
  ['magenta', [255, 0, 255], [255, 255, 255]],
  ['green', [0, 170, 0], [255, 255, 255]],
  ['orange', [255, 140, 0], [255, 255, 255]],
  ['black on pink', [0, 0, 0], [255, 160, 160]],
])('a stripe in a PNG that is %s is black, and no more is', (_, stripe, paper) => {
  const expected = createBitmap(30, 4);
  expected.bits.set(Array.from({ length: 4 }, () => [0x00, 0x07, 0x80, 0x00]).flat());
  expect(striped(stripe, paper)).toEqual(expected);
});
