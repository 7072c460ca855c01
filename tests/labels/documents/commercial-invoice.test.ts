import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#shared/format/languages.ts';
import type { CustomsItem } from '#shared/schema/shipping/customs.ts';
import { commercialInvoice } from '#electron/labels/documents/commercial-invoice.ts';
import { layoutDocument } from '#electron/labels/documents/document-layout.ts';
import type { Layout } from '#electron/labels/layout/element.ts';
import { A4, LETTER } from '#electron/labels/layout/stock.ts';
import { checkPaper } from '#electron/labels/verify/check-layout.ts';
import { draw, fonts, picture, readPdf, renderer } from '../drawing.ts';
import { expectGolden } from '../golden.ts';
import { party } from '../parties.ts';
import { customsItem, sample } from '../samples.ts';

const recipient = party(
  { personName: 'Łukasz Żółć', companyName: 'Zakład Ślusarski' },
  { countryCode: 'PL', city: 'Łódź', zipCode: '90-001', streetLine1: 'ul. Piotrkowska 5' },
);
const items = (lines: number) => Array.from({ length: lines }, (_, i) => customsItem(i));
const abroad = (lines: number, carrier: 'CARRIER_A' | 'CARRIER_D' = 'CARRIER_A') =>
  sample({ carrier, recipient, packages: 2, customs: items(lines) });
const textOf = async (input: ReturnType<typeof abroad>, choice = {}) =>
  (await readPdf(await renderer().commercialInvoiceFor(input, choice))).map(({ text }) => text);

describe('the commercial invoice', () => {
  it('comes once, on the first package, with an international shipment that has customs', async () => {
    const documents = await renderer().render(abroad(3));
    expect(documents.map(({ contentType, packageNumber }) => [contentType, packageNumber])).toEqual([
      ['LABEL', 1],
      ['LABEL', 2],
      ['COMMERCIAL_INVOICE', 1],
    ]);
  });

  it('does not come with a domestic shipment, nor without goods that are declared', async () => {
    const domestic = await renderer().render(sample({ customs: [customsItem(0)] }));
    const undeclared = await renderer().render(sample({ recipient }));
    const empty = await renderer().render(sample({ recipient, customs: [] }));
    for (const documents of [domestic, undeclared, empty]) {
      expect(documents.map(({ contentType }) => contentType)).toEqual(['LABEL']);
    }
  });

  it('comes within a country where a customs border lies on the way', async () => {
    const to = (zipCode: string) => party({ personName: 'Ana' }, { countryCode: 'ES', city: 'Telde', zipCode });
    const kinds = async (zipCode: string) =>
      (await renderer().render(sample({ shipper: to('28001'), recipient: to(zipCode), customs: items(1) }))).map(
        ({ contentType }) => contentType,
      );
    expect(await kinds('35200')).toEqual(['LABEL', 'COMMERCIAL_INVOICE']);
    expect(await kinds('08001')).toEqual(['LABEL']);
  });

  it('looks as it was approved', async () => {
    const { bytes } = await draw(abroad(5), 'COMMERCIAL_INVOICE');
    expectGolden(await picture(bytes, 100), 'pdf/commercial-invoice');
  });

  it('has the number that the caller, or a label message, gives it, else one that leads to the shipment', async () => {
    const ofShipment = abroad(1);
    ofShipment.shipment.packages.forEach((pack) => (pack.references = []));
    expect((await textOf(ofShipment))[0]).toContain('PBA10000000001');
    expect((await textOf(abroad(1)))[0]).toContain('INV-88120');
    const named = abroad(1);
    named.shipment.request.customs = { customsItems: items(1), invoiceNumber: '2026/4711' };
    expect((await textOf(named))[0]).toContain('2026/4711');
  });

  it('says why goods are exported, on which terms, and what is charged beside them', async () => {
    const input = abroad(2);
    input.shipment.request.customs = {
      ...{ customsItems: items(2), contentsType: 'OTHER', contentsExplanation: 'Exhibition goods' },
      freightCharge: { amount: 19.9, currency: 'USD' },
      insuranceCharge: { amount: 4.05, currency: 'USD' },
    };
    input.shipment.request.paymentOption = { paymentTerms: 'DAP' };
    const [page] = await textOf(input, { language: 'en' });
    for (const said of ['Other: Exhibition goods', 'DAP', 'USD 62.50', 'USD 19.90', 'USD 4.05', 'USD 86.45'])
      expect(page).toContain(said);
  });

  it('charges nothing that nobody gave', async () => {
    const [page] = await textOf(abroad(1), { language: 'en' });
    expect(page).not.toMatch(/Freight|Insurance/);
    expect(page).toContain('Sale of goods');
  });

  it('names all lines and their exact total, on as many pages as it takes, and carries the sum from page to page', async () => {
    const pages = await textOf(abroad(120), { language: 'en' });
    const text = pages.join('\n');
    expect(pages.length).toBeGreaterThan(2);
    expect(text.match(/HS code/g)?.length).toBeGreaterThanOrEqual(pages.length - 1);
    expect(text.match(/(Cotton shirt|Leather wallet|Ceramic mug)/g)).toHaveLength(120);
    expect(text).toContain('USD 7290250.00');
    expect(text).toContain('1815 kg');
    expect(text).toContain(`Page ${pages.length} of ${pages.length}`);
    const carried = [...text.matchAll(/Carried forward\s+(USD \d+\.\d\d)/g)].map(([, sum]) => sum);
    const brought = [...text.matchAll(/Brought forward\s+(USD \d+\.\d\d)/g)].map(([, sum]) => sum);
    expect(carried.length).toBeGreaterThanOrEqual(pages.length - 2);
    expect(brought).toEqual(carried);
    const rows = (pages[0]?.match(/(Cotton shirt|Leather wallet|Ceramic mug)/g) ?? []).length;
    const worth = Array.from({ length: rows }, (_, i) => 12.5 * (i + 1) ** 2).reduce((sum, each) => sum + each, 0);
    expect(carried[0]).toBe(`USD ${worth.toFixed(2)}`);
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
    const [page] = await textOf(input, { language: 'en' });
    for (const text of [
      'Unit value',
      '10 × 0.1 kg',
      'EUR 0.20',
      'EUR 0.60',
      'EUR 3.00',
      'EUR 3.70',
      'USD 10.00',
      '1.6 kg',
      '10 lb',
    ])
      expect(page).toContain(text);
  });

  it('is exact where binary numbers are not, and has the places of the currency', async () => {
    const of = async (amount: number, currency: string, quantity: number) => {
      const input = abroad(0);
      input.shipment.request.customs = { customsItems: [{ ...customsItem(0), quantity, value: { amount, currency } }] };
      return (await textOf(input))[0];
    };
    expect(await of(1_000_000_000.01, 'EUR', 999_999_999)).toContain('EUR 999999999009999999.99');
    expect(await of(1200, 'JPY', 3)).toContain('JPY 3600\n');
    expect(await of(1.125, 'KWD', 2)).toContain('KWD 2.250');
  });

  it('says no net weight where that of one line is not known', async () => {
    const input = abroad(2);
    const { weight: _, ...light } = customsItem(1);
    input.shipment.request.customs = { customsItems: [customsItem(0), light] };
    const [page] = await textOf(input, { language: 'en' });
    expect(page).not.toContain('Total net weight');
    expect(page).toContain('Total gross weight');
  });

  it('draws what earlier versions took: items without quantity and value', async () => {
    const input = abroad(0);
    input.shipment.request.customs = { customsItems: [{ sku: 'S-1' } as CustomsItem] };
    expect((await textOf(input))[0]).toContain('S-1');
  });

  it('carries the tax numbers of both sides and of the importer', async () => {
    const input = abroad(1);
    input.shipment.request.taxIndentifiers = [
      { identifierType: 'EORI', taxableEntityType: 'SHIPPER', value: 'US111' },
      { identifierType: 'IOSS', taxableEntityType: 'SHIPPER', value: 'IM3720000224' },
      { identifierType: 'VAT', taxableEntityType: 'RECIPIENT', value: 'PL222' },
      { identifierType: 'EORI', taxableEntityType: 'IOR', value: 'PL333' },
    ];
    const [page] = await textOf(input);
    for (const text of ['EORI US111', 'IOSS IM3720000224', 'VAT PL222', 'EORI PL333']) expect(page).toContain(text);
  });

  it('names the number of every package, however many there are', async () => {
    const input = sample({ recipient, packages: 200, customs: items(1) });
    const text = (await textOf(input)).join('\n').replaceAll('\n', ' ');
    for (const number of input.trackingNumbers) expect(text).toContain(number);
  });

  it.each([
    ['SHIPPER', 'en'],
    ['RECIPIENT', 'uk'],
    ['IOR', 'de'],
  ] as const)(
    'goes on over further pages where tax numbers of the %s and packages are as many as may be',
    async (entity, language) => {
      const input = sample({ recipient, packages: 200, customs: items(500) });
      input.trackingNumbers = input.trackingNumbers.map((number) => `${number}-OF-THE-LONGEST-THAT-THERE-ARE`);
      const taxes = Array.from({ length: 50 }, (_, i) => `${'PL'.padEnd(96, '0')}${String(i).padStart(4, '0')}`);
      input.shipment.request.taxIndentifiers = taxes.map((value) => ({
        ...{ identifierType: 'VAT' as const, taxableEntityType: entity, value },
      }));
      for (const paper of [A4, LETTER]) {
        const pages = await layoutDocument(commercialInvoice(input, language, 'UTC'), paper, 203, fonts);
        expect(pages.flatMap(checkPaper)).toEqual([]);
        const textsOn = ({ elements }: Layout) => elements.flatMap((each) => (each.kind === 'text' ? each.text : []));
        // Between the halves of a number stand the foot of a page, and the band and the title of the next.
        const text = pages.flatMap((page) => textsOn(page).slice(2, -1)).join('');
        expect([...taxes, ...input.trackingNumbers].filter((said) => !text.includes(said))).toEqual([]);
        for (const said of ['Invoice total', 'Carried forward']) expect(text).toContain(said);
        expect(pages.flatMap(textsOn).filter((each) => each.startsWith('VAT'))).toHaveLength(taxes.length);
      }
    },
  );

  it('is on Letter from North America, on A4 from elsewhere, and on either where that is asked for', async () => {
    const sizeOf = async (carrier: 'CARRIER_A' | 'CARRIER_D', choice: { paper?: 'A4' | 'LETTER' } = {}) => {
      const [page] = await readPdf(await renderer().commercialInvoiceFor(abroad(1, carrier), choice));
      return [page?.width, page?.height].map((points) => Math.round(points ?? 0));
    };
    expect(await sizeOf('CARRIER_A')).toEqual([612, 792]);
    expect(await sizeOf('CARRIER_D')).toEqual([595, 842]);
    expect(await sizeOf('CARRIER_A', { paper: 'A4' })).toEqual([595, 842]);
    expect(await sizeOf('CARRIER_D', { paper: 'LETTER' })).toEqual([612, 792]);
  });

  it('is in the language of the recipient with English beside it, in the one that the account or the call wants, and in English elsewhere', async () => {
    const polish = (await textOf(abroad(1))).join().replaceAll('\n', ' ');
    for (const text of ['Faktura handlowa / Commercial invoice', 'Sprzedaż towarów / Sale of goods', '15 sty 2026'])
      expect(polish).toContain(text);
    const account = abroad(1);
    account.shipment.account.papers = { language: 'en' };
    expect((await textOf(account))[0]).not.toContain('Faktura');
    const german = (await textOf(account, { language: 'de' })).join().replaceAll('\n', ' ');
    for (const text of ['Handelsrechnung', 'Ausführer', 'Vereinigte Staaten (US)', '15. Jan. 2026'])
      expect(german).toContain(text);
    const japan = party({ personName: '山田太郎' }, { countryCode: 'JP', city: '東京', zipCode: '100-0001' });
    const [japanese] = await textOf(sample({ recipient: japan, customs: items(1) }));
    for (const text of ['Commercial invoice', '山田太郎', 'Japan']) expect(japanese).toContain(text);
  });

  it.each(LANGUAGE_CODES)('keeps every text inside its place in %s', async (language) => {
    const input = abroad(3);
    input.shipment.request.customs = {
      ...{ customsItems: items(3), contentsType: 'RETURNED_GOODS' },
      freightCharge: { amount: 19.9, currency: 'USD' },
    };
    for (const paper of [A4, LETTER]) {
      const pages = await layoutDocument(commercialInvoice(input, language, 'UTC'), paper, 203, fonts);
      expect(pages.flatMap(checkPaper)).toEqual([]);
    }
  });
});
