import { describe, expect, it } from 'vitest';
import { LABEL_STOCKS } from '#shared/schema/shipping/label-specification.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { createTypesetter, textLine } from '#electron/labels/layout/typesetter.ts';
import { createPdfDrawer } from '#electron/labels/pdf.ts';
import { draw, fonts, layoutOf, picture, readPdf, renderer } from './drawing.ts';
import { expectGolden } from './golden.ts';
import { party } from './parties.ts';
import { customsItem, sample, samples } from './samples.ts';
import { range } from '../helpers/range.ts';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

describe.each(samples().map((input) => ({ carrier: input.shipment.account.carrier, input })))(
  'the label of $carrier',
  ({ carrier, input }) => {
    it('looks as it was approved', async () => {
      expectGolden(await picture((await draw(input)).bytes), `pdf/${carrier}`);
    });

    it('has a tracking barcode and a routing symbol that a scanner reads', async () => {
      const { ok, symbols } = await verifyLabel(await layoutOf(input), await picture((await draw(input)).bytes));
      const [number] = input.trackingNumbers;
      expect(ok).toBe(true);
      expect(symbols).toContainEqual({ symbology: 'CODE128', data: number, read: number });
      expect(symbols.map(({ read }) => read)).toContainEqual(expect.stringContaining(`\x1d${number}\x1d`));
    });

    it('is at most 20 kB', async () => {
      expect((await draw(input)).bytes.length).toBeLessThanOrEqual(20_000);
    });

    it('passes the check of its layout at 203 and at 300 dpi', async () => {
      expect(checkLayout(await layoutOf(input))).toEqual([]);
      expect(checkLayout(await layoutOf(input, { dpi: 300 }))).toEqual([]);
    });
  },
);

describe('a label', () => {
  it('says amounts with the places that their currency has, as the invoice does, and weights as numbers that people write', async () => {
    const value = { amount: 600, currency: 'JPY' };
    const input = sample({
      customs: [{ ...customsItem(0), quantity: 2, value, weight: { units: 'KG', value: 1e-7 } }],
    });
    for (const pack of input.shipment.packages) pack.declaredInfo = { amount: 2.5, currency: 'KWD' };
    const [page] = await readPdf((await draw(input)).bytes);
    const said = page?.text.replaceAll(/\s+/g, ' ');
    for (const text of ['JPY 1200 ', 'KWD 2.500', '0.0000002 kg']) expect(said).toContain(text);
  });

  it('says who sends what to whom, how, and in how many packages', async () => {
    const signatureOption = { signatureOptionType: 'adult' as 'ADULT' };
    const input = sample({ packages: 2, request: { signatureOption } });
    for (const pack of input.shipment.packages) pack.declaredInfo = { amount: 120, currency: 'USD' };
    const [, second] = await renderer().render(input);
    const [page] = await readPdf(second?.bytes ?? new Uint8Array());
    const said = page?.text.replaceAll(/\s+/g, ' ');
    for (const text of [
      'Northfield Supply Co',
      'Chicago IL 60607',
      'Jordan Whitfield',
      'Alder & Finch Books',
      '815 NW 13th Avenue',
      'Suite 4',
      'Portland OR 97209',
      'United States',
      'Carrier A',
      'Ground',
      '2 of 2',
      '5 lb',
      '12 x 9 x 4 in',
      '15 Jan 2026',
      'Adult',
      'USD 120.00',
      'Purchase order number reference',
      'PO-2026-00417',
      'RMA number reference',
      'RMA-5521',
      'TESTA00000004712',
      'PBA10000000002',
      'ORDER-100234-2',
    ]) {
      expect(said).toContain(text);
    }
  });

  it('is one document per package, numbered from 1', async () => {
    const documents = await renderer().render(sample({ packages: 3 }));
    expect(
      documents.map(({ packageNumber, contentType, imageType }) => [packageNumber, contentType, imageType]),
    ).toEqual([
      [1, 'LABEL', 'pdf'],
      [2, 'LABEL', 'pdf'],
      [3, 'LABEL', 'pdf'],
    ]);
  });

  it('is drawn in a turn of the event loop of its own where many are wanted at once, so that others have theirs in between', async () => {
    const turnsOf = async (works: Promise<unknown>[]) => {
      let isDone = false;
      const all = Promise.all(works).finally(() => (isDone = true));
      let turns = 0;
      for (; !isDone; turns++) await nextTurn();
      await all;
      return turns;
    };
    const { render } = renderer();
    const wanted = () => render(sample());
    await wanted();
    const alone = await turnsOf([wanted()]);
    expect(await turnsOf(Array.from({ length: 8 }, wanted))).toBeGreaterThanOrEqual(alone + 7);
    expect(await turnsOf([render(sample({ packages: 8 }))])).toBeGreaterThanOrEqual(alone + 7);
  });

  it('says TEST - NOT FOR SHIPPING in test mode and only there', async () => {
    const live = sample({ adapter: range({ prefix: 'LV', first: '1', last: '9' }) });
    expect((await readPdf((await draw(sample())).bytes))[0]?.text).toContain('TEST - NOT FOR SHIPPING');
    expect((await readPdf((await draw(live)).bytes))[0]?.text).not.toContain('NOT FOR SHIPPING');
  });

  it('names the place of return where the request has one', async () => {
    const returnAddress = party({ companyName: 'Returns Desk' }, { city: 'Reno', stateOrProvinceCode: 'NV' });
    const [page] = await readPdf((await draw(sample({ carrier: 'CARRIER_B', request: { returnAddress } }))).bytes);
    expect(page?.text.replaceAll('\n', ' ')).toMatch(
      /RETURN TO:? Returns Desk,? 1 Main Street,? Reno NV,? United States/,
    );
  });

  it('lists what customs asks for, and refers to the invoice where there is no room', async () => {
    const text = async (lines: number) => {
      const customs = Array.from({ length: lines }, (_, i) => customsItem(i));
      return (await readPdf((await draw(sample({ recipient: OTTAWA, customs }))).bytes))[0]?.text;
    };
    expect(await text(2)).toMatch(/Cotton shirt, printed[^]*6205\.20[^]*US[^]*0\.25 kg[^]*USD 12\.50/);
    expect(await text(2)).not.toContain('see the commercial invoice');
    expect(await text(40)).toContain('see the commercial invoice');
  });

  it('is the same to the byte when it is drawn again', async () => {
    expect(Buffer.compare((await draw(sample())).bytes, (await draw(sample())).bytes)).toBe(0);
  });
});

it('keeps its fonts, however many pages a document has', async () => {
  const typesetter = createTypesetter(fonts, 203);
  const pages = Array.from({ length: 150 }, (_, i) => {
    const line = textLine(`Page ${i + 1} Łódź`, { size: 40 }, { x: 20, y: 20, maxWidth: 700 }, typesetter);
    return { dpi: 203, width: 800, height: 100, elements: [line] };
  });
  const read = await readPdf(await createPdfDrawer(fonts)(pages, { title: '', createdAt: 0 }));
  expect(read.map(({ text }) => text.trim())).toEqual(pages.map((_, i) => `Page ${i + 1} Łódź`));
});

const OTTAWA = party({ personName: 'Marie Roy' }, { countryCode: 'CA', city: 'Ottawa', zipCode: 'K1A 0B1' });

const POINTS: Readonly<Record<(typeof LABEL_STOCKS)[number], [number, number]>> = {
  STOCK_4X6: [288, 432],
  STOCK_4X8: [288, 576],
  PAPER_4X6: [288, 432],
  PAPER_LETTER: [612, 792],
  PAPER_A4: [595.276, 841.89],
  PAPER_A5: [419.528, 595.276],
  PAPER_A6: [297.638, 419.528],
};

describe.each(LABEL_STOCKS)('on %s', (stock) => {
  it('the page is exactly the stock, and its barcodes are read', async () => {
    const { bytes } = await draw(sample({ carrier: 'CARRIER_D', stock }));
    const [page] = await readPdf(bytes);
    expect([page?.width, page?.height]).toEqual(POINTS[stock].map((points) => expect.closeTo(points, 2)));
    const read = await readSymbols(await picture(bytes));
    expect(read.map(({ text }) => text).sort()).toEqual(['TESTD00000004711', expect.stringContaining('[)>')]);
  });
});
