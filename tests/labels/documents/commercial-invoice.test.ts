import { describe, expect, it } from 'vitest';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import { draw, picture, readPdf, renderer } from '../drawing.ts';
import { expectGolden } from '../golden.ts';
import { party } from '../parties.ts';
import { customsItem, sample } from '../samples.ts';

const recipient = party(
  { personName: 'Łukasz Żółć', companyName: 'Zakład Ślusarski' },
  { countryCode: 'PL', city: 'Łódź', zipCode: '90-001', streetLine1: 'ul. Piotrkowska 5' },
);
const abroad = (lines: number, carrier: 'CARRIER_A' | 'CARRIER_D' = 'CARRIER_A') =>
  sample({ carrier, recipient, packages: 2, customs: Array.from({ length: lines }, (_, i) => customsItem(i)) });

describe('the commercial invoice', () => {
  it('comes once, on the first package, with an international shipment that has customs', async () => {
    const documents = await renderer().render(abroad(3));
    expect(documents.map(({ contentType, packageNumber }) => [contentType, packageNumber])).toEqual([
      ['LABEL', 1],
      ['LABEL', 2],
      ['COMMERCIAL_INVOICE', 1],
    ]);
  });

  it('does not come with a domestic shipment, nor without customs', async () => {
    const domestic = await renderer().render(sample({ customs: [customsItem(0)] }));
    const undeclared = await renderer().render(sample({ recipient }));
    for (const documents of [domestic, undeclared]) {
      expect(documents.map(({ contentType }) => contentType)).toEqual(['LABEL']);
    }
  });

  it('looks as it was approved', async () => {
    const { bytes } = await draw(abroad(5), 'COMMERCIAL_INVOICE');
    expectGolden(await picture(bytes, 100), 'pdf/commercial-invoice');
  });

  it('names all lines and their exact total, on as many pages as it takes', async () => {
    const { bytes } = await draw(abroad(120), 'COMMERCIAL_INVOICE');
    const pages = await readPdf(bytes);
    const text = pages.map((page) => page.text).join('\n');
    expect(pages.length).toBeGreaterThan(2);
    expect(text.match(/HS code/g)?.length).toBeGreaterThanOrEqual(pages.length - 1);
    expect(text.match(/(Cotton shirt|Leather wallet|Ceramic mug)/g)).toHaveLength(120);
    expect(text).toContain('USD 7290250.00');
    expect(text).toContain('1815 kg');
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it('multiplies what one unit is worth and weighs by the quantity, and adds decimals exactly, currencies apart', async () => {
    const input = abroad(0);
    const item = (amount: number, currency: string, quantity: number) => ({
      ...customsItem(0),
      ...{ description: 'Tea', quantity, value: { amount, currency }, weight: { units: 'KG', value: 0.1 } },
    });
    input.shipment.request.customs = {
      customsItems: [item(0.1, 'EUR', 1), item(0.2, 'EUR', 3), item(0.3, 'EUR', 10), item(5, 'USD', 2)],
    };
    const [page] = await readPdf((await draw(input, 'COMMERCIAL_INVOICE')).bytes);
    for (const text of ['Unit value', 'EUR 0.20', 'EUR 0.60', 'EUR 3.00', 'EUR 3.70', 'USD 10.00', '1.6 kg'])
      expect(page?.text).toContain(text);
  });

  it('draws what earlier versions took: items without quantity and value', async () => {
    const input = abroad(0);
    input.shipment.request.customs = { customsItems: [{ sku: 'S-1' } as CustomsItem] };
    const [page] = await readPdf((await draw(input, 'COMMERCIAL_INVOICE')).bytes);
    expect(page?.text).toContain('S-1');
  });

  it('carries the tax numbers of both sides and of the importer', async () => {
    const input = abroad(1);
    input.shipment.request.taxIndentifiers = [
      { identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'US111' },
      { identifierType: 'VAT', taxableEntityType: 'RECIPIENT', value: 'PL222' },
      { identifierType: 'EORI', taxableEntityType: 'IOR', value: 'PL333' },
    ];
    const [page] = await readPdf((await draw(input, 'COMMERCIAL_INVOICE')).bytes);
    for (const text of ['EORI US111', 'VAT PL222', 'EORI PL333']) expect(page?.text).toContain(text);
  });

  it('is on Letter from North America and on A4 from elsewhere', async () => {
    const [letter] = await readPdf((await draw(abroad(1), 'COMMERCIAL_INVOICE')).bytes);
    const [a4] = await readPdf((await draw(abroad(1, 'CARRIER_D'), 'COMMERCIAL_INVOICE')).bytes);
    expect([letter?.width, letter?.height]).toEqual([612, 792]);
    expect([a4?.width, a4?.height]).toEqual([expect.closeTo(595.276, 2), expect.closeTo(841.89, 2)]);
  });

  it('is in German where the station is set so', async () => {
    const [page] = await readPdf((await draw(abroad(1), 'COMMERCIAL_INVOICE', { language: 'de' })).bytes);
    expect(page?.text).toContain('Handelsrechnung');
    expect(page?.text).toContain('Ausführer');
    expect(page?.text).toContain('Polen');
    expect(page?.text).toContain('15. Jan. 2026');
  });
});
