import { expect, test } from 'vitest';
import type { PrintTarget } from '#electron/engine/shipping/documents/renderer.ts';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import type { ImageType } from '#shared/schema/shipping/label-specification.ts';
import { some } from '../forms.ts';
import { picture, readGif, readPdf, readPng, renderer } from './drawing.ts';
import { printEpl } from './epl/print.ts';
import { carriersLabel, NUMBER, PAGES, textsIn } from './foreign/labels.ts';
import { lockedPdf } from './foreign/locked-pdf.ts';
import { printZpl } from './zpl/print.ts';

/** As a printer prints it. */
const PRINTED: Readonly<Record<ImageType, (bytes: Uint8Array) => Promise<Bitmap> | Bitmap>> = {
  ...{ PDF: picture, PNG: readPng, GIF: readGif, ZPL: printZpl, EPL: printEpl },
};
const TYPES = Object.keys(PRINTED) as ImageType[];

const AS_IT_IS = { darkness: null, speed: null, gap: null };

const labelOf = (imageType: ImageType, bytes: Uint8Array): NewDocument => ({
  ...{ packageNumber: 1, contentType: 'LABEL', imageType: imageType.toLowerCase(), bytes },
});
const banded = async (imageType: ImageType, bytes: Uint8Array) =>
  (await renderer().withTestBand(labelOf(imageType, bytes))).bytes;
const inkIn = (dots: Bitmap, row: number) =>
  Array.from({ length: dots.width }, (_, x) => isBlack(dots, x, row)).filter(Boolean).length / dots.width;

test.each(some(TYPES, 2))(
  'a %s has a black band with white letters along its upper edge, and can be read as before',
  async (type) => {
    const [was, bytes] = [await carriersLabel(type), await banded(type, await carriersLabel(type))];
    const [before, after] = [await PRINTED[type](was), await PRINTED[type](bytes)];
    expect([after.width, after.height]).toEqual([before.width, before.height]);
    expect(inkIn(after, 3)).toBeGreaterThan(0.99);
    expect(inkIn(after, 22)).toBeGreaterThan(0.5);
    expect(inkIn(after, 22)).toBeLessThan(0.95);
    for (const row of [70, after.height >> 1, after.height - 2]) expect(inkIn(after, row)).toBe(inkIn(before, row));
    expect(await textsIn(after)).toContain(NUMBER);
  },
);

test('what is banded says so in words', async () => {
  for (const type of ['ZPL'] as const)
    expect(Buffer.from(await banded(type, await carriersLabel(type))).toString('latin1')).toMatch(/NOT FOR SHIPPING/);
  const before = await carriersLabel('PDF');
  expect((await readPdf(before))[0]?.text).not.toContain('NOT FOR SHIPPING');
  expect((await readPdf(await banded('PDF', before)))[0]?.text).toContain('TEST - NOT FOR SHIPPING');
});

test('of a label in a corner of A4 the label has it, and is printed on a label all the same', async () => {
  const bytes = await banded('PDF', await PAGES['in a corner of A4']());
  const target = { format: 'PNG', stock: 'STOCK_4X6', dpi: 203, offset: { x: 0, y: 0 } } as const;
  const printed = await renderer().pictureFor({ ...target, ...AS_IT_IS }, { imageType: 'pdf', bytes });
  if (typeof printed === 'string') throw new Error(printed);
  const dots = readPng(printed);
  const rows = Array.from({ length: 80 }, (_, row) => inkIn(dots, row));
  expect(Math.max(...rows)).toBeGreaterThan(0.9);
  expect(await textsIn(dots)).toContain(NUMBER);
});

test('a PDF that is locked against changes has it, too, and is printed', async () => {
  const locked = await lockedPdf(await carriersLabel('PDF'));
  expect((await readPdf(locked))[0]?.text).toContain(NUMBER);
  const dots = await picture(await banded('PDF', locked));
  expect(inkIn(dots, 3)).toBe(1);
  expect(await textsIn(dots)).toContain(NUMBER);
  const { width, height } = await renderer().pageSize(locked);
  expect([Math.round(width), Math.round(height)]).toEqual([102, 152]);
  const target: PrintTarget = { format: 'PDF', stock: 'PAPER_A4', dpi: 203, offset: { x: 0, y: 0 }, ...AS_IT_IS };
  const onSheet = await renderer().pictureFor(target, { imageType: 'pdf', bytes: locked });
  if (typeof onSheet === 'string') throw new Error(onSheet);
  expect(await textsIn(await picture(onSheet))).toContain(NUMBER);
});

test.each([
  ['whose label begins elsewhere, in millimetres', '^XA^MUM^LH20,20^FO5,5^A0N,5,5^FDHi^FS^XZ'],
  ['that prints in reverse', '^XA^LRY^FO100,200^GB400,200,200^FS^XZ'],
  ['in small letters', '^xa^fo100,200^gb400,200,200^fs^xz'],
])('ZPL %s has its band along the upper edge', async (_, commands) => {
  const dots = await printZpl(await banded('ZPL', Buffer.from(commands)));
  expect(inkIn(dots, 3)).toBeGreaterThan(0.99);
});

test('of a narrow EPL label that begins further to the right the band does not reach beyond it', async () => {
  const bytes = await banded('EPL', Buffer.from('\nN\nq640\nQ600,24\nR24,0\nLO10,300,200,20\nP1\n'));
  // 640 dots less 24 are 77 bytes.
  expect(Buffer.from(bytes).toString('latin1')).toContain('\nGW0,0,77,44\n');
});

test.each([
  ['PDF', '%PDF-1.7 and nothing more'],
  ['PNG', '\x89PNG\r\n\x1a\n'],
  ['PNG', `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\x01\0\0\0\x01\0\0${'\0'.repeat(20)}`],
  ['GIF', 'GIF89a\xff\xff\xff\xff\0\0\0,\0\0\0\0\xff\xff\xff\xff\0;'],
  ['GIF', 'GIF89a'],
  ['ZPL', '^XA^FO20,20^A0N,30,30^FDno end^FS'],
  ['ZPL', '^XA^CC!^FO20,20^A0N,30,30^FDother marks^FS!XZ^XZ'],
  ['EPL', 'N\nA60,8,0,4,1,1,N,"no end"\n'],
] as const)('a %s that cannot be drawn on gives way to a page that says so: %j', async (type, text) => {
  const dots = await PRINTED[type](await banded(type, Buffer.from(text, 'latin1')));
  const rows = Array.from({ length: 100 }, (_, row) => inkIn(dots, row));
  expect(Math.max(...rows)).toBeGreaterThan(0.9);
});

test('what is no label of any format is refused', async () => {
  await expect(renderer().withTestBand({ ...labelOf('PDF', Buffer.from('x')), imageType: 'svg' })).rejects.toThrow();
});
