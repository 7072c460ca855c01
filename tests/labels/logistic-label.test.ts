import { describe, expect, it } from 'vitest';
import type { RangeAdapterConfig } from '#electron/adapters/range/config.ts';
import { LABEL_STOCKS } from '#shared/schema/shipping/label-specification.ts';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { isCodeOf } from '#shared/scan/label-codes.ts';
import { checkLayout, isSymbol } from '#electron/labels/verify/check-layout.ts';
import { STOCKS, stockFor } from '#electron/labels/layout/stock.ts';
import { readSymbols } from '#electron/labels/verify/read-symbols.ts';
import { verifyLabel } from '#electron/labels/verify/verify-label.ts';
import { range } from '../helpers/range.ts';
import { draw, layoutOf, picture, readPdf, renderer } from './drawing.ts';
import { longParty, of, RECIPIENTS } from './parties.ts';
import { sample, type SampleOptions } from './samples.ts';

const SSCC = '395212345600000013';
const GS = '\x1d';

/** Every application identifier that an account can fill, each from a field of its own. */
const ELEMENTS = {
  '02': 'itemCode',
  '37': 'ref2',
  '10': 'ref3',
  '400': 'ref1',
  '401': 'ref4',
  '402': 'ref5',
  '403': 'itemTransactionId',
  '410': 'orderNumber',
} as const;

const adapter = (elements: RangeAdapterConfig['elements'] = {}) =>
  range({
    ...{ prefix: '3', companyPrefix: '952123456', first: '0000001', last: '9999999' },
    ...{ checkDigit: 'MOD10', symbology: 'GS1_128', label: 'GS1_LOGISTIC', elements },
  });

const reference = (key: string, value: string) => ({ key, label: key, value });

/** A shipment of an account with GS1's label. Worked out by hand: 3·(3+5+1+3+5+0+0+0+1) + (9+2+2+4+6+0+0+0) = 77, to the next ten 3. */
const logistic = (options: SampleOptions & { elements?: RangeAdapterConfig['elements'] } = {}) =>
  sample({ adapter: adapter(options.elements), trackingNumber: SSCC, references: [], stock: 'STOCK_4X8', ...options });

/** On A5, which GS1 has for labels with more than the SSCC. */
function full() {
  const input = logistic({
    stock: 'PAPER_A5',
    elements: ELEMENTS,
    references: [
      ...[reference('ref1', 'PO-2026-00417'), reference('ref2', '24'), reference('ref3', 'L-77')],
      ...[reference('ref4', '9521234560000017A'), reference('ref5', '95212345600000128')],
    ],
  });
  const [pack] = input.shipment.packages;
  if (pack) Object.assign(pack, { itemCode: '9521234543213', itemTransactionId: 'MUC+4' });
  input.shipment.order = { source: 's', orderNumber: '9521234560012', lines: [] };
  return input;
}

/** What ZXing finds in the picture of the first label, the linear symbols from the top. */
async function readLabel(input: ReturnType<typeof sample>) {
  const layout = await layoutOf(input, { size: stockFor('PDF', input.shipment.stock).label });
  const { elements } = layout;
  const { symbols, ok } = await verifyLabel(layout, await picture((await draw(input)).bytes));
  const heights = elements.filter(isSymbol).map(({ y }) => y);
  const inOrder = symbols.map((symbol, i) => ({ ...symbol, y: heights[i] ?? 0 })).toSorted((a, b) => a.y - b.y);
  return { ok, linear: inOrder.filter(({ symbology }) => symbology === 'GS1_128').map(({ read }) => read), inOrder };
}

describe('a GS1 logistic label', () => {
  it('has the SSCC lowest, alone in its barcode, and the postal code above it', async () => {
    const { ok, linear } = await readLabel(logistic());
    expect(ok).toBe(true);
    expect(linear).toEqual(['42097209', `00${SSCC}`]);
  });

  it('has the country’s number before the postal code of a parcel that crosses a border', async () => {
    const { linear } = await readLabel(logistic({ recipient: of(RECIPIENTS, 'DE') }));
    expect(linear).toEqual(['42127680331', `00${SSCC}`]);
  });

  it('leaves the spaces of a postal code out, and the postal code where there is none', async () => {
    expect((await readLabel(logistic({ recipient: of(RECIPIENTS, 'GB') }))).linear[0]).toBe('421826EH12NG');
    const without = structuredClone(of(RECIPIENTS, 'US'));
    delete without.address.zipCode;
    expect((await readLabel(logistic({ recipient: without }))).linear).toEqual([`00${SSCC}`]);
  });

  it('carries every application identifier in bars, with FNC1 after each of variable length that another follows', async () => {
    const { ok, linear } = await readLabel(full());
    expect(ok).toBe(true);
    expect(linear.at(-1)).toBe(`00${SSCC}`);
    const strings = linear.flatMap((read) => elementStrings(read ?? ''));
    expect(strings.toSorted()).toEqual(
      [
        ...[`00${SSCC}`, '0209521234543213', '3724', '10L-77', '400PO-2026-00417', '4019521234560000017A'],
        ...['40295212345600000128', '403MUC+4', '4109521234560012', '42097209'],
      ].toSorted(),
    );
  });

  it('carries all of it in one GS1 DataMatrix too, predefined lengths first', async () => {
    const { inOrder } = await readLabel(full());
    const matrix = inOrder.find(({ symbology }) => symbology === 'GS1_DATA_MATRIX');
    expect(matrix?.read).toBe(
      [
        `00${SSCC}02095212345432134109521234560012` + '10L-77',
        ...['3724', '400PO-2026-00417', '42097209', '40295212345600000128', '4019521234560000017A', '403MUC+4'],
      ].join(GS),
    );
    expect(isCodeOf(matrix?.read ?? '', [SSCC])).toBe(true);
  });

  it.each(ROUTING_SYMBOLOGIES.filter((symbology) => symbology !== 'DATA_MATRIX'))(
    'carries it in an envelope of ISO/IEC 15434, format 05, where the account asks for %s',
    async (routingSymbology) => {
      const { inOrder } = await readLabel(logistic({ routingSymbology }));
      const symbol = inOrder.find(({ symbology }) => symbology === routingSymbology);
      expect(symbol?.read).toBe(`[)>\x1e05\x1d00${SSCC}42097209\x1e\x04`);
    },
  );

  it('has on 4 x 6 inches the postal code in bars as well, where there is room', async () => {
    const { ok, linear } = await readLabel(logistic({ stock: 'STOCK_4X6' }));
    expect([ok, linear]).toEqual([true, ['42097209', `00${SSCC}`]]);
  });

  it('is a GS1-128: ZXing says so by its identifier, and so it does of the matrix', async () => {
    const { readBarcodes } = await import('zxing-wasm/reader');
    const { bytes } = await draw(logistic({ imageType: 'PNG' }));
    const found = await readBarcodes(bytes as Uint8Array<ArrayBuffer>);
    expect(found.map(({ symbologyIdentifier }) => symbologyIdentifier).toSorted()).toEqual([']C1', ']C1', ']d2']);
  });

  it('leaves out what has no data, and a count or a batch without its goods', async () => {
    const elements = { '01': 'itemCode', '10': 'ref1', '400': 'ref2' } as const;
    const { linear } = await readLabel(logistic({ elements, references: [reference('ref1', 'L-77')] }));
    expect(linear).toEqual(['42097209', `00${SSCC}`]);
  });

  it('takes goods and their number from the order, where one package has goods of one kind', async () => {
    const elements = { '02': 'article', '37': 'quantity' } as const;
    const input = logistic({ elements });
    input.shipment.order = {
      source: 's',
      orderNumber: 'O',
      lines: [{ line: 1, quantity: 24, article: '9521234543213' }],
    };
    expect((await readLabel(input)).linear.at(-2)).toBe('02095212345432133724');
    input.shipment.order.lines.push({ line: 2, quantity: 1, article: '9521234543213' });
    expect((await readLabel(input)).linear.join()).not.toContain('0952123');
  });

  it('has bars as wide and as high as GS1 asks for, at 203 and at 300 dpi', async () => {
    for (const dpi of [203, 300]) {
      const layout = await layoutOf(logistic(), { dpi, size: STOCKS.STOCK_4X8.label });
      expect(checkLayout(layout)).toEqual([]);
      for (const element of layout.elements) {
        if (element.kind !== 'linear') continue;
        expect((element.module * 25.4) / dpi).toBeGreaterThanOrEqual(0.495);
        expect((element.height * 25.4) / dpi).toBeGreaterThanOrEqual(31.7);
      }
    }
  });

  it.each(LABEL_STOCKS)('fits on %s, full as it is', async (stock) => {
    const input = full();
    input.shipment.stock = stock;
    const [verification] = await renderer().verify(input);
    expect(verification).toMatchObject({ ok: true, faults: [] });
    expect((await readSymbols(await picture((await draw(input)).bytes))).map(({ text }) => text)).toContain(
      `00${SSCC}`,
    );
  });

  it.each(['STOCK_4X6', 'PAPER_A6'] as const)('fits on %s with the longest addresses there can be', async (stock) => {
    const request = { returnAddress: longParty('M') };
    const [verification] = await renderer().verify(
      logistic({ stock, request, shipper: longParty('W'), recipient: longParty('Q', 'DE') }),
    );
    expect(verification).toMatchObject({ ok: true, faults: [] });
  });

  it.each(['A4', 'LETTER'] as const)('lies in a quarter of %s, and its SSCC is read there', async (paper) => {
    const { bytes } = await renderer().sheets(logistic(), paper, 4);
    expect((await readSymbols(await picture(bytes))).map(({ text }) => text)).toContain(`00${SSCC}`);
  });

  it('keeps in text and matrix what is too long for bars', async () => {
    const reference30 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcd';
    const input = logistic({ elements: { '400': 'ref1' }, references: [reference('ref1', reference30)] });
    const { ok, linear, inOrder } = await readLabel(input);
    expect([ok, linear]).toEqual([true, ['42097209', `00${SSCC}`]]);
    expect(inOrder.find(({ symbology }) => symbology === 'GS1_DATA_MATRIX')?.read).toContain(`400${reference30}`);
    expect((await readPdf((await draw(input)).bytes))[0]?.text).toContain(reference30);
  });

  it('says its data with their titles above the bars, and with their identifiers under them', async () => {
    const [page] = await readPdf((await draw(full())).bytes);
    for (const text of ['SSCC', 'CONTENT', 'COUNT', 'BATCH/LOT', 'ORDER NUMBER', 'GINC', 'GSIN', 'ROUTE']) {
      expect(page?.text).toContain(text);
    }
    for (const text of ['SHIP TO LOC', 'SHIP TO POST', `(00) ${SSCC}`, '(420) 97209'])
      expect(page?.text).toContain(text);
  });

  it('is drawn in every format, and in a preview', async () => {
    for (const imageType of ['PDF', 'EPL', 'ZPL', 'GIF', 'PNG'] as const) {
      expect((await draw({ ...full(), shipment: { ...full().shipment, imageType } })).bytes.length).toBeGreaterThan(0);
    }
    const [page] = await readPdf(await renderer().preview(logistic({ trackingNumber: '0'.repeat(18) }), 1));
    expect(page?.text).toContain('(00) 000000000000000000');
  });
});

/** The element strings of a symbol: fixed lengths by their identifier, the others up to the separator. */
function elementStrings(read: string): string[] {
  const fixed = /^(?:00[0-9]{18}|0[12][0-9]{14}|41[0-9]{14})/.exec(read)?.[0];
  const [first = '', ...others] = fixed
    ? [fixed, read.slice(fixed.length)]
    : [read.split(GS)[0], read.split(GS).slice(1).join(GS)];
  return [first, ...others.filter((rest) => rest !== '').flatMap(elementStrings)];
}
