import { describe, expect, it } from 'vitest';
import { picture, readPdf, renderer } from '../drawing.ts';
import { expectGolden } from '../golden.ts';
import { sample } from '../samples.ts';

const input = sample({ packages: 3 });

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

  it('is in German where the station is set so', async () => {
    const [page] = await readPdf((await renderer({ language: 'de' }).packingSlip(input)).bytes);
    for (const text of ['Packzettel', 'Empfänger', 'Vereinigte Staaten', '15. Jan. 2026'])
      expect(page?.text).toContain(text);
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
