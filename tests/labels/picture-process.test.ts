import { afterAll, expect, test } from 'vitest';
import { createDocumentRenderer } from '#electron/labels/index.ts';
import { createPictureProcess } from '#electron/labels/pictures/index.ts';
import { createPictureWork } from '#electron/labels/pictures/picture-work.ts';
import { layoutOf, picture } from './drawing.ts';
import { carriersLabel, PAGES } from './foreign/labels.ts';
import { sample } from './samples.ts';

const here = createPictureWork();
const beside = createPictureProcess();
afterAll(() => beside.close());

const TARGET = {
  stock: 'STOCK_4X6',
  dpi: 203,
  offset: { x: 0, y: 0 },
  darkness: null,
  speed: null,
  gap: null,
} as const;

/** What was made, whichever of its classes the bytes come in. */
const bytesOf = (made: Uint8Array | string) => Buffer.from(made).toString('latin1');

test('a process beside the station draws and reads the same as the station would, to the byte', async () => {
  const [bytes, onA4] = await Promise.all([carriersLabel('PDF'), PAGES['in a corner of A4']()]);
  const [label, sheet] = [
    { imageType: 'pdf', bytes },
    { imageType: 'pdf', bytes: onA4 },
  ];
  const [layout, dots] = await Promise.all([layoutOf(sample()), picture(bytes)]);
  for (const format of ['ZPL', 'PDF'] as const)
    expect(bytesOf(await beside.printForeign({ ...TARGET, format }, label, { copies: 2 }))).toBe(
      bytesOf(await here.printForeign({ ...TARGET, format }, label, { copies: 2 })),
    );
  const slots = { sheet: { width: 210, height: 297 }, perSheet: 2 } as const;
  for (const each of [label, sheet]) expect(await beside.slotted(each, slots)).toEqual(await here.slotted(each, slots));
  expect(await beside.dotsOf(label, 72)).toEqual(await here.dotsOf(label, 72));
  for (const index of [0, 1])
    expect(await beside.drawPage(bytes, index, { x: 203, y: 203 })).toEqual(
      await here.drawPage(bytes, index, { x: 203, y: 203 }),
    );
  expect(await beside.readSymbols(dots)).toEqual(await here.readSymbols(dots));
  expect(await beside.verifyLabels([layout], [dots])).toEqual(await here.verifyLabels([layout], [dots]));
});

test.each(['pdf', 'png', 'gif'])('what is wrong with a broken %s is said in the same words', async (imageType) => {
  const broken = { imageType, bytes: Buffer.from('no label') };
  const words = await here.dotsOf(broken, 203).catch((error: Error) => error.message);
  await expect(beside.dotsOf(broken, 203)).rejects.toThrow(words as string);
});

test('of labels that go on sheets each is drawn by itself, so that others are printed in between', async () => {
  const label = { imageType: 'pdf', bytes: await carriersLabel('PDF') };
  const { foreignSheetsFor } = createDocumentRenderer({ pictures: beside });
  const done: string[] = [];
  await Promise.all([
    foreignSheetsFor(sample(), [label, label, label], 'A4', 2).then(() => done.push('sheets')),
    beside.printForeign({ ...TARGET, format: 'ZPL' }, label, {}).then(() => done.push('printed')),
  ]);
  expect(done).toEqual(['printed', 'sheets']);
});
