import { expect, test } from 'vitest';
import type { NewDocument } from '#electron/engine/shipping/documents/document.ts';
import { readGif, readPng } from '#electron/labels/raster/read-picture.ts';
import { isBlack, type Bitmap } from '#electron/labels/raster/bitmap.ts';
import { readPdf, renderer } from './drawing.ts';
import { sample } from './samples.ts';

/** A label as a carrier would send it. */
async function labelAs(imageType: 'PDF' | 'PNG' | 'GIF' | 'ZPL' | 'EPL'): Promise<NewDocument> {
  const input = sample();
  const live = { ...input, shipment: { ...input.shipment, imageType }, traits: { ...input.traits, isTest: false } };
  const [label] = await renderer().render(live);
  if (!label) throw new Error('A shipment has a label');
  return label;
}
const textOf = ({ bytes }: NewDocument) => Buffer.from(bytes).toString('latin1');
const inkIn = (picture: Bitmap, row: number) =>
  Array.from({ length: picture.width }, (_, x) => isBlack(picture, x, row)).filter(Boolean).length / picture.width;

test('a PDF says it on its page', async () => {
  const before = await labelAs('PDF');
  const after = await renderer().withTestBand(before);
  expect((await readPdf(before.bytes))[0]?.text).not.toContain('NOT FOR SHIPPING');
  expect((await readPdf(after.bytes))[0]?.text).toContain('TEST - NOT FOR SHIPPING');
});

test.each([
  ['PNG', readPng],
  ['GIF', readGif],
] as const)(
  'a %s has a black band with white letters along its upper edge, and the rest as it was',
  async (type, read) => {
    const before = await labelAs(type);
    const after = await renderer().withTestBand(before);
    const [was, is] = [read(before.bytes), read(after.bytes)];
    const band = Math.round(is.height * 0.05);
    expect([is.width, is.height]).toEqual([was.width, was.height]);
    expect(inkIn(is, 1)).toBe(1);
    expect(inkIn(is, band >> 1)).toBeGreaterThan(0.5);
    expect(inkIn(is, band >> 1)).toBeLessThan(1);
    for (const row of [band + 2, is.height >> 1, is.height - 2]) expect(inkIn(is, row)).toBe(inkIn(was, row));
  },
);

test.each(['ZPL', 'EPL'] as const)('%s gets a command for it in front of its end', async (type) => {
  const after = textOf(await renderer().withTestBand(await labelAs(type)));
  expect(after.match(/TEST - NOT FOR SHIPPING/g)).toHaveLength(1);
  expect(after.indexOf('NOT FOR SHIPPING')).toBeLessThan(after.search(type === 'ZPL' ? /\^XZ/ : /^P1/m));
});

test('what is no label of any format is refused', async () => {
  const broken: NewDocument = {
    packageNumber: 1,
    contentType: 'LABEL',
    imageType: 'pdf',
    bytes: Buffer.from('%PDF-1.7'),
  };
  await expect(renderer().withTestBand(broken)).rejects.toThrow();
});
