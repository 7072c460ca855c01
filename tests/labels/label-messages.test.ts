import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ROUTING_SYMBOLOGIES } from '#shared/schema/accounts/account.ts';
import { IMAGE_TYPES, type ImageType, type LabelStock } from '#shared/schema/shipping/label-specification.ts';
import { CARRIER_DEFINITIONS } from '#electron/carriers/index.ts';
import { LABEL_4X6, stockFor, STOCKS, type Stock } from '#electron/labels/layout/stock.ts';
import { checkLayout } from '#electron/labels/verify/check-layout.ts';
import type { RenderInput } from '#electron/engine/shipping/documents/renderer.ts';
import { runs, some } from '../forms.ts';
import { draw, layoutOf, layoutsOf, readPdf, readPng, renderer } from './drawing.ts';
import { barsIn, customsIn, fullest, inFormat, linesOf, recipientSizes, textsIn, usual, wide } from './fullest.ts';
import { readTexts, textsSeen } from './read-texts.ts';
import type { Party } from '#shared/schema/shipping/party.ts';
import { longParty } from './parties.ts';

const NAMED = CARRIER_DEFINITIONS.flatMap((each) => (each.key === 'OTHER' ? [] : [{ ...each, key: each.key }]));

/** A label with every message of its carrier at full length, a return address, three street lines and customs. */
function full(index: number, text: typeof wide): { input: RenderInput; messages: string[] } {
  const { key, references } = NAMED[index] ?? NAMED[0]!; // eslint-disable-line @typescript-eslint/no-non-null-assertion
  const input = fullest(key, text);
  return { input, messages: references.map(({ maxLength }, i) => text(i, maxLength)) };
}

const without = (text: string) => text.replaceAll(/\s+/g, '');

describe.each(some([...NAMED.entries()], 2))('carrier %i', (index) => {
  test.each([
    ['usual', usual],
    ['wide', wide],
  ] as const)('prints all of its messages of %s letters, on every stock and resolution', async (_name, text) => {
    const { input, messages } = full(index, text);
    const sizes = [
      LABEL_4X6,
      ...new Set(Object.values(STOCKS).map((stock) => ('label' in stock ? stock.label : LABEL_4X6))),
    ];
    for (const size of sizes as (typeof LABEL_4X6)[]) {
      for (const dpi of [203, 300]) {
        const layouts = await layoutsOf(input, { size, dpi });
        expect(layouts.flatMap(checkLayout)).toEqual([]);
        const printed = without(layouts.flatMap(textsIn).join(' '));
        for (const message of messages) expect(printed).toContain(without(message));
      }
    }
  });

  test.each([
    ['usual', usual],
    ['wide', wide],
  ] as const)('has all of it on one label of 4 x 6 inches with messages of %s letters', async (_name, text) => {
    const { input, messages } = full(index, text);
    for (const dpi of [203, 300]) {
      const layout = await layoutOf(input, { dpi });
      expect(checkLayout(layout)).toEqual([]);
      const printed = without(textsIn(layout).join(' '));
      const { recipient, returnAddress } = input.shipment.request;
      const whole = [
        ...messages,
        ...customsIn(input),
        ...linesOf(recipient),
        ...(returnAddress ? linesOf(returnAddress) : []),
      ];
      for (const part of whole) expect(printed).toContain(without(part));
      expect(recipientSizes(layout, input).every((size) => (size * 72) / dpi >= 11.9)).toBe(true);
      const bars = barsIn(layout, input).map(({ height }) => (height * 25.4) / dpi >= 25);
      expect(bars).toEqual([true]);
    }
  });

  test.each(some(IMAGE_TYPES, 2))('and they are read back whole from its %s', async (imageType) => {
    const { input, messages } = full(index, usual);
    const texts = await readTexts(imageType, (await draw(inFormat(input, imageType))).bytes, await layoutOf(input));
    for (const message of messages) expect(without(texts.join(' '))).toContain(without(message));
  });
});

test('what reads them notices a last letter that is another one', async () => {
  const { input } = full(0, usual);
  const { bytes } = await draw(inFormat(input, 'PNG'));
  const layout = await layoutOf(input);
  const last = layout.elements.findLastIndex((element) => element.kind === 'text' && element.text.includes('Order 4'));
  expect(textsSeen(readPng(bytes), layout).join()).toContain('Order 4');
  const changed = layout.elements.map((element, i) =>
    i === last && element.kind === 'text' ? { ...element, text: `${element.text.slice(0, -1)}M` } : element,
  );
  expect(textsSeen(readPng(bytes), { ...layout, elements: changed }).join()).not.toContain('Order 4');
});

describe.each(['GIF', 'PNG', 'EPL', 'ZPL', 'PDF'] as const)('as %s', (imageType) => {
  test('all messages are printed whole on every stock', async () => {
    const { input, messages } = full(0, usual);
    for (const [stock, { sheet }] of some(Object.entries(STOCKS) as [LabelStock, Stock][], 3)) {
      // A sheet's picture has the label lying on its side; the PDF that it is made of is read.
      const format = sheet && ['GIF', 'PNG'].includes(imageType) ? 'PDF' : imageType;
      const size = stockFor(format, stock).label;
      const { bytes } = await draw(inFormat(input, format, stock));
      const texts = await readTexts(format, bytes, await layoutOf(input, { size }));
      // Of a label that lies on its side the lowest line is read first.
      const lines = texts.flatMap((text) => text.split('\n'));
      const said = [lines, lines.toReversed()].map((each) => without(each.join(' '))).join();
      for (const message of messages) expect(said).toContain(without(message));
    }
  });
});

test('what the rules take has its recipient on the first label, in type of 12 points', async () => {
  const words = ['Wood', 'of', 'the', 'Whitechapel', 'Mill', '27', 'W', 'Industrial', 'i'];
  const text = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 16 })
    .map((parts) => parts.join(' ').slice(0, 100));
  const parties = fc
    .record({ name: text, company: text, streets: fc.tuple(text, text, text), city: text })
    .map(({ name, company, streets: [streetLine1, streetLine2, streetLine3], city }): Party => ({
      contact: { personName: name, companyName: company, phoneNumber: '+1 503 555 0177' },
      address: { countryCode: 'US', city, zipCode: '97209', streetLine1, streetLine2, streetLine3 },
    }));
  await fc.assert(
    fc.asyncProperty(
      parties,
      fc.constantFrom(...ROUTING_SYMBOLOGIES),
      parties,
      async (recipient, routingSymbology, other) => {
        const { lines, room } = renderer().addressLines(recipient, 'STOCK_4X6');
        fc.pre(lines <= room);
        const input = fullest('CARRIER_A', wide, { recipient, routingSymbology, shipper: other, returnAddress: other });
        const [first, ...others] = await layoutsOf(input);
        expect([first, ...others].flatMap((layout) => (layout ? checkLayout(layout) : []))).toEqual([]);
        const large = first?.elements.flatMap((element) =>
          element.kind === 'text' && element.size >= 34 ? [element.text] : [],
        );
        for (const line of linesOf(recipient)) expect(without(large?.join('') ?? '')).toContain(without(line));
        for (const layout of others) expect(textsIn(layout).join(' ')).toContain('CONTINUED');
      },
    ),
    { numRuns: runs(1000) },
  );
});

test('a label that goes on says so, has no second barcode, and is one document in every format', async () => {
  const long = { ...longParty('e'), contact: { companyName: 'Returns' } };
  const input = fullest('CARRIER_A', wide, { shipper: longParty('e'), returnAddress: long });
  const [first, second, ...others] = await layoutsOf(input);
  expect(others).toEqual([]);
  expect([first, second].map((layout) => layout && barsIn(layout, input).length)).toEqual([1, 0]);
  const said = second ? textsIn(second).join(' ') : '';
  for (const part of [
    'TEST - NOT FOR SHIPPING',
    'CONTINUED 2 of 2',
    'no barcode to scan',
    'PACKAGE 1 of 1',
    'Carrier A',
  ])
    expect(said).toContain(part);
  for (const part of [input.trackingNumbers[0] ?? '', ...linesOf(input.shipment.request.recipient)])
    expect(without(said)).toContain(without(part));
  const bytes = async (imageType: ImageType) => (await draw(inFormat(input, imageType))).bytes;
  expect(await readPdf(await bytes('PDF'))).toHaveLength(2);
  expect(
    Buffer.from(await bytes('ZPL'))
      .toString('latin1')
      .match(/\^XA/g),
  ).toHaveLength(2);
  expect(
    Buffer.from(await bytes('EPL'))
      .toString('latin1')
      .match(/^P1$/gm),
  ).toHaveLength(2);
  const { width, height } = readPng(await bytes('PNG'));
  expect([width, height]).toEqual([812, 2 * 1218]);
  const [verified] = await renderer().verify(input);
  expect(verified?.ok).toBe(true);
  const sheets = await readPdf((await renderer().sheets(input, 'A4', 2)).bytes);
  expect(sheets).toHaveLength(1);
});

test('a second symbol of the tracking number that has no room is on no other label either', async () => {
  const parties = { recipient: longParty('W'), returnAddress: longParty('M'), shipper: longParty('Q') };
  const input = fullest('CARRIER_G', wide, parties);
  const symbols = (await layoutsOf(input)).map(({ elements }) =>
    elements.flatMap((element) =>
      'data' in element && element.data === input.trackingNumbers[0] ? element.symbology : [],
    ),
  );
  expect(symbols.length).toBeGreaterThan(1);
  expect(symbols.flat()).toEqual(['CODE128']);
});
