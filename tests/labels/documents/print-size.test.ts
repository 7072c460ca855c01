import { PDFDict, PDFDocument, PDFName } from 'pdf-lib';
import { expect, test } from 'vitest';
import { joinPdfs } from '#electron/labels/index.ts';
import { draw, renderer } from '../drawing.ts';
import { carriersLabel } from '../foreign/labels.ts';
import { customsItem, sample } from '../samples.ts';

const abroad = () => sample({ customs: [customsItem(0)] });
const ON_A4 = { format: 'PDF', stock: 'PAPER_A4', dpi: 203, offset: { x: 0, y: 0 } } as const;

async function placed(): Promise<Uint8Array> {
  const target = { ...ON_A4, darkness: null, speed: null, gap: null };
  const made = await renderer().pictureFor(target, { imageType: 'pdf', bytes: await carriersLabel('PDF') });
  if (typeof made === 'string') throw new Error(made);
  return made;
}

async function joined(): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const labels = (async function* () {
    yield { name: '1.pdf', bytes: (await draw(sample())).bytes };
  })();
  for await (const part of joinPdfs(labels)) parts.push(part);
  return Buffer.concat(parts);
}

test.each<[string, () => Promise<Uint8Array>]>([
  ['label', async () => (await draw(sample())).bytes],
  ['label on a sheet of A4', async () => (await draw(sample({ stock: 'PAPER_A4' }))).bytes],
  ['preview of a label', () => renderer().preview(sample(), 1)],
  ['commercial invoice', async () => (await renderer().commercialInvoiceFor(abroad(), {})) as Uint8Array],
  ['packing slip', async () => (await renderer().packingSlip(sample())).bytes],
  ['sheet of four labels', async () => (await renderer().sheets(sample(), 'A4', 4)).bytes],
  ['sheet of commands', () => renderer().commandSheetFor({}, 0)],
  ["carrier's label, placed on A4", placed],
  ['file of many labels', joined],
])('a %s is printed at its size: its reader does not scale it', async (_, pdf) => {
  const { catalog } = await PDFDocument.load(await pdf());
  const preferences = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict);
  expect(preferences.get(PDFName.of('PrintScaling'))).toBe(PDFName.of('None'));
});
