import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import { layoutDocument } from '#electron/labels/documents/document-layout.ts';
import { packingSlip } from '#electron/labels/documents/packing-slip.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { checkPaper } from '#electron/labels/verify/check-layout.ts';
import { fonts, picture, readPdf, renderer } from '../drawing.ts';
import { expectGolden } from '../golden.ts';
import { customsItem, sample } from '../samples.ts';

const input = sample({ packages: 3 });
const textOf = async (of: typeof input, choice = {}) =>
  (await readPdf(await renderer().packingSlipFor(of, choice))).map(({ text }) => text).join('\n');

describe('the packing slip', () => {
  it('names every package with its item, size, references and number', async () => {
    const { bytes, contentType } = await renderer().packingSlip(input);
    const [page] = await readPdf(bytes);
    expect(contentType).toBe('PACKING_SLIP');
    for (const text of [
      'Packing slip',
      'ORDER-100234-1',
      'ORDER-100234-3',
      'TESTA00000004713',
      '12 x 9 x 4 in',
      '5 lb',
    ]) {
      expect(page?.text).toContain(text);
    }
    expect(page?.text.match(/PO-2026-00417/g)).toHaveLength(3);
  });

  it('lists the goods of an order, with number, name and quantity', async () => {
    const ordered = sample();
    const lines = [
      { line: 1, quantity: 2, article: 'TEA-100', description: 'Green tea, 100 g' },
      { line: 2, quantity: 1, article: 'Cup' },
    ];
    ordered.shipment.order = { source: 'shop', orderNumber: 'WEB-77', lines };
    const text = await textOf(ordered);
    for (const said of ['WEB-77', 'TEA-100', 'Green tea, 100 g', 'Cup', 'Units in all']) expect(text).toContain(said);
    expect(text).toMatch(/Units in all\s+3/);
  });

  it('lists what is declared under the package that it is in, and apart what may be in any', async () => {
    const declared = sample({
      packages: 2,
      customs: [
        { ...customsItem(0), description: 'Shirt', sku: 'S-1', referToItemTransactionId: 'ORDER-100234-2' },
        { ...customsItem(1), description: 'Wallet' },
      ],
    });
    const text = await textOf(declared);
    const places = ['Package 1 of 2', 'Package 2 of 2', 'S-1', 'In these packages together', 'Wallet'].map((said) =>
      text.indexOf(said),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('is in the language of the recipient, or in the one that is asked for', async () => {
    expect(await textOf(sample({ carrier: 'CARRIER_F' }))).toContain('Packzettel');
    const german = await textOf(input, { language: 'de' });
    for (const text of ['Packzettel', 'Empfänger', 'Vereinigte Staaten', '15. Jan. 2026'])
      expect(german).toContain(text);
  });

  it.each(LANGUAGE_CODES)('keeps every text inside its place in %s', async (language) => {
    for (const paper of [A4, LETTER]) {
      const slip = packingSlip(sample({ packages: 2, customs: [customsItem(0)] }), language, 'UTC');
      const pages = await layoutDocument(slip, paper, 203, fonts);
      expect(pages.flatMap(checkPaper)).toEqual([]);
    }
  });

  it('takes as many pages as 200 packages need', async () => {
    const pages = await readPdf((await renderer().packingSlip(sample({ packages: 200 }))).bytes);
    const text = pages.map((page) => page.text).join('\n');
    expect(text).toContain('ORDER-100234-200');
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('looks as it was approved', async () => {
    expectGolden(await picture((await renderer().packingSlip(input)).bytes, 100), 'pdf/packing-slip');
  });
});
