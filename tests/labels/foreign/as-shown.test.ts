import { degrees, PDFDocument, rgb, StandardFonts, type RGB } from 'pdf-lib';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { inkOf } from '#electron/labels/foreign/dots.ts';
import { createBitmap, isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { readPng } from '#electron/labels/raster/read-picture.ts';
import { fromShades } from '#electron/labels/raster/shades.ts';
import { makeLinear } from '#electron/labels/symbols/linear.ts';
import { picture } from '../drawing.ts';
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
