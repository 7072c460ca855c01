import { randomBytes } from 'node:crypto';
import { unzipSync } from 'fflate';
import { degrees, PDFDocument, PDFName, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import type { NamedBytes } from '#electron/engine/label-files/index.ts';
import { joinPdfs, zipFiles } from '#electron/labels/index.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { draw, layoutOf, picture, rasterise, readPdf } from '../drawing.ts';
import { sample } from '../samples.ts';

async function* each(...files: NamedBytes[]): AsyncGenerator<NamedBytes, void> {
  yield* files;
}
const pdf = (name: string, bytes: Uint8Array): NamedBytes => ({ name, bytes });
async function whole(parts: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}
/** A label as a carrier might draw it: turned, with a box from its tree and fonts of its own. */
async function carriersLabel(text: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 500]);
  page.drawText(text, { font: await document.embedFont(StandardFonts.Courier), x: 20, y: 200 });
  page.setRotation(degrees(90));
  const tree = document.catalog.Pages();
  tree.set(PDFName.of('MediaBox'), page.node.MediaBox());
  page.node.delete(PDFName.of('MediaBox'));
  // A note on the page leads back to it.
  const note = document.context.obj({ Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], P: page.ref });
  page.node.set(PDFName.of('Annots'), document.context.obj([document.context.register(note)]));
  return document.save({ useObjectStreams: true });
}

/** A label whose routing stands in fields of a form, one of them turned, with a box that is ticked, and a field that is hidden. */
async function formLabel(route: string, isDrawn = true): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 500]);
  const form = document.getForm();
  const place = { x: 60, y: 300, width: 200, height: 40 };
  for (const [name, more] of Object.entries({ route: {}, turned: { y: 50, rotate: degrees(90) } })) {
    const field = form.createTextField(name);
    field.setText(route);
    field.addToPage(page, { ...place, ...more });
    if (!isDrawn) for (const { dict } of field.acroField.getWidgets()) dict.delete(PDFName.of('AP'));
  }
  const box = form.createCheckBox('express');
  box.addToPage(page, { x: 60, y: 400, width: 30, height: 30 });
  box.check();
  const hidden = form.createTextField('hidden');
  hidden.setText('HIDDEN');
  hidden.addToPage(page, { ...place, y: 200, hidden: true });
  return document.save({ updateFieldAppearances: isDrawn });
}

describe('PDFs in one', () => {
  test('every page looks and scans as it did alone, whoever drew it', async () => {
    const other = sample({ carrier: 'CARRIER_B' });
    const [first, last] = [(await draw(sample())).bytes, (await draw(other)).bytes];
    const foreign = await carriersLabel('FROM A CARRIER');
    const joined = await whole(joinPdfs(each(pdf('1', first), pdf('2', foreign), pdf('3', last))));
    const pages = await rasterise(joined, 203);
    expect(pages).toEqual(await Promise.all([first, foreign, last].map((bytes) => picture(bytes))));
    const [, , third] = pages;
    expect(third && (await verifyLabel(await layoutOf(other), third)).ok).toBe(true);
    expect((await readPdf(joined)).map(({ text }) => text.includes('FROM A CARRIER'))).toEqual([false, true, false]);
  });

  test('what the fields of a form show is on the page of each, also where all call their fields alike', async () => {
    const labels = await Promise.all([formLabel('ROUTE 17'), formLabel('ROUTE 18')]);
    const alone = await Promise.all(labels.map((bytes) => picture(bytes)));
    const joined = await whole(joinPdfs(each(...labels.map((bytes) => pdf('label', bytes)))));
    expect(await rasterise(joined, 203)).toEqual(alone);
    expect(alone[0]).not.toEqual(alone[1]);
  });

  test('so is what a field only says, and nobody has drawn', async () => {
    const labels = await Promise.all([formLabel('ROUTE 17', false), formLabel('ROUTE 18', false)]);
    const joined = await whole(joinPdfs(each(...labels.map((bytes) => pdf('label', bytes)))));
    const [first, second] = await rasterise(joined, 203);
    expect(first).not.toEqual(second);
    const routes = (await readPdf(joined)).map(({ text }) => text.match(/ROUTE 1\d|HIDDEN/g));
    expect(routes).toEqual([Array(2).fill('ROUTE 17'), Array(2).fill('ROUTE 18')]);
  });

  test('a form that is not as it should be hinders nobody', async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([300, 500]);
    const broken = { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', T: 5, F: 'x', AS: 1, AP: 7, Rect: [0, 0, 'a', 1] };
    const field = document.context.register(document.context.obj(broken));
    page.node.set(PDFName.of('Annots'), document.context.obj([field]));
    document.catalog.set(PDFName.of('AcroForm'), document.context.obj({ Fields: [field, 3] }));
    const joined = await whole(joinPdfs(each(pdf('1', await document.save({ updateFieldAppearances: false })))));
    expect(await rasterise(joined, 203)).toHaveLength(1);
  });

  test('what labels have in common is written once', async () => {
    const { bytes } = await draw(sample());
    const twenty = Array.from({ length: 20 }, (_, i) => pdf(String(i), bytes));
    const joined = await whole(joinPdfs(each(...twenty)));
    expect((await PDFDocument.load(joined)).getPageCount()).toBe(20);
    expect(joined.length).toBeLessThan(bytes.length + 20 * 500);
  });

  test('one that cannot be read is named', async () => {
    const good = await carriersLabel('good');
    const broken = whole(joinPdfs(each(pdf('1.pdf', good), pdf('2.pdf', Buffer.from('no PDF')))));
    await expect(broken).rejects.toThrow(/^2\.pdf cannot be read: /);
  });
});

test('ZIP: files as they were, under their names', async () => {
  const files = [pdf('1.zpl', Buffer.from('^XA^XZ')), pdf('2.png', randomBytes(3000)), pdf('3.epl', new Uint8Array())];
  const read = unzipSync(await whole(zipFiles(each(...files), Date.UTC(2026, 0, 15))));
  expect(Object.entries(read).map(([name, bytes]) => [name, Buffer.from(bytes)])).toEqual(
    files.map(({ name, bytes }) => [name, Buffer.from(bytes)]),
  );
});

test.each([
  ['PDF', joinPdfs],
  ['ZIP', (labels: AsyncIterable<NamedBytes>) => zipFiles(labels, Date.UTC(2026, 0, 15))],
])('a %s is given out label by label: none is asked for before the one before has left', async (_format, make) => {
  const label = await carriersLabel('x');
  let asked = 0;
  async function* many() {
    for (; asked < 50;) {
      asked += 1;
      yield pdf(String(asked), label);
    }
  }
  let left = 0;
  for await (const part of make(many())) {
    if (part.length > 0) left += 1;
    expect(asked).toBeLessThanOrEqual(left);
  }
  expect(left).toBe(51);
});
