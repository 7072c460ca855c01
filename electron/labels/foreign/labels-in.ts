import { PDFDocument } from 'pdf-lib';
import type { ForeignLabel } from './dots.ts';

/** Forms that put something on paper; others set the printer up, or teach it a picture. */
const PRINTS = /\^(?:FD|FV|GF|GB|XG)/i;

/** The labels in a file of several: pages of a PDF, forms of ZPL, else the file itself. @throws Error where it is broken or locked. */
export async function labelsIn({ imageType, bytes }: ForeignLabel): Promise<Uint8Array[]> {
  switch (imageType) {
    case 'pdf':
      return pagesOf(bytes);
    case 'zpl':
      return formsOf(bytes);
    default:
      return [bytes];
  }
}

async function pagesOf(bytes: Uint8Array): Promise<Uint8Array[]> {
  const all = await PDFDocument.load(bytes, { updateMetadata: false });
  return Promise.all(
    all.getPageIndices().map(async (index) => {
      const one = await PDFDocument.create({ updateMetadata: false });
      for (const page of await one.copyPages(all, [index])) one.addPage(page);
      return one.save();
    }),
  );
}

/** What stands before a label goes with it. */
function formsOf(bytes: Uint8Array): Uint8Array[] {
  const labels: string[] = [];
  let before = '';
  for (const form of Buffer.from(bytes)
    .toString('latin1')
    .split(/(?<=\^XZ)/i)) {
    before += form;
    if (!/\^XA/i.test(form) || !PRINTS.test(form)) continue;
    labels.push(before);
    before = '';
  }
  return labels.map((label) => Buffer.from(label, 'latin1'));
}
