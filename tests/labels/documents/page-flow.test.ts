import { describe, expect, it } from 'vitest';
import { commercialInvoice } from '#electron/labels/documents/commercial-invoice.ts';
import { layoutDocument } from '#electron/labels/documents/document-layout.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { checkPaper } from '#electron/labels/verify/check-layout.ts';
import { fonts } from '../drawing.ts';
import { customsItem, sample } from '../samples.ts';

describe('a paper of several pages', () => {
  it.each([A4, LETTER])('goes on over further pages wherever on a page a party of many lines begins', async (paper) => {
    const invoice = commercialInvoice(sample({ packages: 1 }), 'en', 'UTC');
    const parties = [{ name: 'Shipper', lines: Array.from({ length: 150 }, (_, i) => `Line ${i}.`) }];
    for (let numbers = 50; numbers < 70; numbers++) {
      const facts = [{ name: 'Importer', value: Array.from({ length: numbers }, (_, i) => `VAT ${i}`).join('\n') }];
      const pages = await layoutDocument({ ...invoice, facts, parties }, paper, 203, fonts);
      expect(pages.flatMap(checkPaper)).toEqual([]);
    }
  });

  it('has no page that says what is carried forward and nothing else, wherever a row of many lines ends', async () => {
    const invoice = commercialInvoice(sample({ packages: 1, customs: [customsItem(0), customsItem(1)] }), 'en', 'UTC');
    const [row = []] = invoice.rows;
    for (let lines = 60; lines < 140; lines++) {
      const long = (row as string[]).map((cell) => `${cell}\n`.repeat(lines).trim());
      const pages = await layoutDocument({ ...invoice, rows: [long, row] }, A4, 203, fonts);
      expect(pages.flatMap(checkPaper)).toEqual([]);
      const texts = pages.map(({ elements }) => elements.filter(({ kind }) => kind === 'text').length);
      expect(Math.min(...texts)).toBeGreaterThan(5);
    }
  });
});
